// Functions that a processor and a GPU both run, and that cannot be constexpr.
#pragma once

#ifdef __CUDACC__
#define CEILING_BOTH __host__ __device__
#else
#define CEILING_BOTH
#endif
