#include "bench/cuda/ceiling/train.cuh"

#include <algorithm>
#include <cmath>

#include "rules/random.h"

namespace scoundrel::ceiling {

namespace {

constexpr int inputs = (input::count + 1 + 31) / 32 * 32;  // one stands for the bias
constexpr int known_share = 10;        // of the rooms with known ends one in so many is settled
constexpr int third_step = 40;         // a row of third_back, for aligned reads
constexpr float gradient_scale = 256;  // half floats are small

// A game that is being played.
struct Lane {
    Position before;  // the end it came from
    std::uint64_t chance;
    bool has_before;
};

// Ends whose rooms are settled many at a time, since some of them take long.
struct Pending {
    Position* ends;
    Position* rooms;
    float* worths;
    unsigned* count;
    unsigned most;
};

__device__ void begin_game(const Rules& rules, Lane& lane, Position& room, SplitMix64& random) {
    Unrecorded past;
    Position end = start(rules, past);
    lane.has_before = false;
    room = end;
}

__device__ void deal(Position& room, SplitMix64& random) {
    while (room.owed > 0) {
        int nth = static_cast<int>(random.below(static_cast<std::uint64_t>(room.unseen.count())));
        for (const Card card : room.unseen)
            if (nth-- == 0) {
                reveal(room, card);
                break;
            }
    }
}

__global__ void begin_games(Rules rules, std::uint64_t seed, Lane* lanes, Position* rooms,
                            int count) {
    const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (i >= count) return;
    SplitMix64 random(
        SplitMix64(seed + static_cast<std::uint64_t>(i) * 0x9E3779B97F4A7C15u).next());
    begin_game(rules, lanes[i], rooms[i], random);
    deal(rooms[i], random);
    lanes[i].chance = random.next();
}

// Notes what the end before was worth after all, and goes on by one of the ways.
__global__ void go_on(Rules rules, Lane* lanes, Position* rooms, int count, const float* best,
                      const std::uint32_t* begin, const std::uint32_t* ways_of,
                      const AskedWay* ways, const float* way_worth, float stray, float warmth,
                      Position* samples, float* targets, unsigned* sampled, Pending pending) {
    const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (i >= count) return;
    Lane& lane = lanes[i];
    Position& room = rooms[i];
    SplitMix64 random(lane.chance);
    if (lane.has_before && room.unseen.count() > room_size) {
        const unsigned at = atomicAdd(sampled, 1);
        samples[at] = lane.before;
        targets[at] = best[i];
    } else if (lane.has_before && random.next() % known_share == 0) {  // it takes longer
        const unsigned at = atomicAdd(pending.count, 1);
        if (at < pending.most) {
            pending.ends[at] = lane.before;
            pending.rooms[at] = room;
            pending.worths[at] = best[i];
        }
    }
    const auto chance = [&] { return static_cast<float>(random.next() >> 40) * 0x1p-24f; };
    if (ways_of[i] == 0) {  // over, or known
        begin_game(rules, lane, room, random);
    } else {
        const AskedWay* mine = ways + begin[i];
        const float* worth = way_worth + begin[i];
        const int n = static_cast<int>(ways_of[i]);
        int chosen = 0;
        if (chance() < stray) {
            float top = 0, total = 0;
            for (int k = 0; k < n; ++k) top = fmaxf(top, worth[k]);
            for (int k = 0; k < n; ++k) total += expf((worth[k] - top) / warmth);
            float left = chance() * total;
            for (int k = 0; k < n; ++k) {
                chosen = k;
                left -= expf((worth[k] - top) / warmth);
                if (left < 0) break;
            }
        } else {
            for (int k = 1; k < n; ++k)
                if (worth[k] > worth[chosen]) chosen = k;
        }
        const AskedWay way = mine[chosen];
        if (way.avoid != 0) {
            room = after_avoiding(rules, room);
        } else {
            Position sorted = room;
            in_order_of_kinds(sorted);
            room = after(rules, sorted, {way.health, way.weapon, way.left});
        }
        lane.before = room;
        lane.has_before = true;
    }
    deal(room, random);
    lane.chance = random.next();
}

// The inputs of each sample, a column each.
__global__ void read_samples(Rules rules, const Position* samples, __half* columns) {
    __half* column = columns + static_cast<std::size_t>(blockIdx.x) * inputs;
    int4* wide = reinterpret_cast<int4*>(column);
    for (int k = static_cast<int>(threadIdx.x); k < inputs / 8; k += blockDim.x) wide[k] = {};
    __syncthreads();
    if (threadIdx.x != 0) return;
    const auto add = [&](int row) { column[row] = __hadd(column[row], __float2half(1)); };
    each_deck_input(samples[blockIdx.x], add);
    each_hand_input(rules, samples[blockIdx.x], add);
    add(DeviceNet::bias_row);
}

__global__ void clip(const float* sums, __half* units, std::size_t count) {
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < count) units[i] = __float2half_rn(fminf(fmaxf(sums[i], 0), 8));
}

// From the second layer on, there and back: what each unit should change is left in `back` and
// `third_back`, for products with what went in.
__global__ void there_and_back(const float* head, const float* second, const float* targets,
                               int count, __half* units, __half* back, __half* third_back,
                               __half* third_units, float* errors) {
    __shared__ float weights[DeviceNet::head_size];
    for (int k = static_cast<int>(threadIdx.x); k < DeviceNet::head_size; k += blockDim.x)
        weights[k] = head[k];
    __syncthreads();
    const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    float error = 0;
    if (i < count) {
        const std::size_t at = static_cast<std::size_t>(i);
        float in[second_width], want[second_width];
#pragma unroll
        for (int k = 0; k < second_width; ++k) {
            in[k] = fmaxf(second[at * second_width + k] + weights[k], 0);
            want[k] = 0;
            units[at * second_width + k] = __float2half_rn(in[k]);
        }
        const float* third = weights + second_width;
        const float* third_bias = third + third_width * second_width;
        const float* win = third_bias + third_width;
        float logit = win[third_width];
        for (int j = 0; j < third_width; ++j) {
            float unit = third_bias[j];
#pragma unroll
            for (int k = 0; k < second_width; ++k) unit += third[j * second_width + k] * in[k];
            unit = fmaxf(unit, 0);
            third_units[at * third_width + j] = __float2half_rn(unit);
            logit += win[j] * unit;
        }
        const float p = 1 / (1 + expf(-logit));
        const float wrong = p - targets[i];
        error = wrong * wrong;
        for (int j = 0; j < third_width; ++j) {
            const float active = __half2float(third_units[at * third_width + j]) > 0 ? 1 : 0;
            const float here = wrong * win[j] * active;
            third_back[at * third_step + j] = __float2half_rn(here * gradient_scale);
#pragma unroll
            for (int k = 0; k < second_width; ++k) want[k] += here * third[j * second_width + k];
        }
        third_back[at * third_step + third_width] = __float2half_rn(wrong * gradient_scale);
#pragma unroll
        for (int k = 0; k < second_width; ++k)
            back[at * second_width + k] = __float2half_rn(in[k] > 0 ? want[k] * gradient_scale : 0);
    }
    for (int offset = 16; offset > 0; offset /= 2) error += __shfl_down_sync(~0u, error, offset);
    if (threadIdx.x % 32 == 0) atomicAdd(errors, error);
}

__global__ void mask(const float* sums, const float* wanted, __half* back, std::size_t count) {
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < count) back[i] = __float2half_rn(sums[i] > 0 && sums[i] < 8 ? wanted[i] : 0);
}

// Sums of rows of `width` half floats; `weights`: each times this of its row, or alone.
__global__ void column_sums(const __half* rows, int step, int width, int count, float* sums) {
    const int unit = static_cast<int>(threadIdx.x);
    if (unit >= width) return;
    float sum = 0;
    for (int i = static_cast<int>(blockIdx.x); i < count; i += gridDim.x)
        sum += __half2float(rows[static_cast<std::size_t>(i) * step + unit]);
    atomicAdd(sums + unit, sum);
}
// What the output's weights should change.
__global__ void output_sums(const __half* third_units, const __half* third_back, int count,
                            float* sums) {
    const int unit = static_cast<int>(threadIdx.x);
    float sum = 0;
    for (int i = static_cast<int>(blockIdx.x); i < count; i += gridDim.x) {
        const std::size_t at = static_cast<std::size_t>(i);
        sum += __half2float(third_units[at * third_width + unit]) *
               __half2float(third_back[at * third_step + third_width]);
    }
    atomicAdd(sums + unit, sum);
}

// Adam, as Kingma and Ba have it.
__global__ void step_on(float* weights, float* gradient, float* first, float* second,
                        std::size_t count, float rate, float scale, float first_share,
                        float second_share) {
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i >= count) return;
    const float g = gradient[i] * scale;
    gradient[i] = 0;
    first[i] = 0.9f * first[i] + 0.1f * g;
    second[i] = 0.999f * second[i] + 0.001f * g * g;
    weights[i] -= rate * (first[i] / first_share) / (sqrtf(second[i] / second_share) + 1e-8f);
}

__global__ void as_halves(const float* weights, __half* halves, std::size_t count) {
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < count) halves[i] = __float2half_rn(weights[i]);
}
__global__ void as_rows(const float* weights, std::int16_t* rows, std::size_t count) {
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < count)
        rows[i] = static_cast<std::int16_t>(
            __float2int_rn(fminf(fmaxf(weights[i], -15.9f), 15.9f) * first_scale));
}

// Weights that are learnt, with what Adam keeps of each.
struct Learnt {
    explicit Learnt(std::size_t count_)
        : count(count_), weights(count_), gradient(count_), first(count_), second(count_) {
        gradient.clear(count);
        first.clear(count);
        second.clear(count);
    }
    void step(double rate, float scale, double first_share, double second_share) {
        step_on<<<blocks_for(count, 256), 256>>>(weights.data(), gradient.data(), first.data(),
                                                 second.data(), count, static_cast<float>(rate),
                                                 scale, static_cast<float>(first_share),
                                                 static_cast<float>(second_share));
        launched("step_on");
    }
    std::size_t count;
    OnDevice<float> weights, gradient, first, second;
};

class Trainer {
  public:
    Trainer(const Training& training, const ValueNet& net);
    void step(int number);
    void fill(ValueNet& net) const;
    double take_error() {
        const double mean = errors_.get_one() / static_cast<double>(samples_told_);
        errors_.clear(1);
        samples_told_ = 0;
        return mean;
    }
    std::uint64_t samples_seen = 0;

  private:
    void learn(int number, int count);
    void publish();

    const Training& training_;
    const int games_;
    Rooms rooms_;
    DeviceNet net_;
    cublasHandle_t blas_;
    OnDevice<Lane> lanes_;
    OnDevice<Position> places_, samples_;
    OnDevice<float> targets_, errors_;
    OnDevice<unsigned> sampled_;
    OnDevice<std::int32_t> layers_;
    OnDevice<__half> columns_, first_units_, second_units_, back_, third_units_, third_back_,
        first_back_;
    OnDevice<float> first_sums_, second_sums_, wanted_, third_sums_;
    Learnt first_, second_, head_;
    OnDevice<__half> first_half_, second_half_;
    std::uint64_t samples_told_ = 0;
    static constexpr int settled_every = 16;
    const std::size_t most_pending;
    OnDevice<Position> pending_ends_, pending_rooms_, ready_ends_;
    OnDevice<float> pending_worths_, ready_worths_;
    OnDevice<unsigned> pending_;
    std::size_t ready_ = 0;
};

Trainer::Trainer(const Training& training, const ValueNet& net)
    : training_(training),
      games_(static_cast<int>(training.games)),
      rooms_(training.rules, training.games, training.sight),
      lanes_(training.games),
      places_(training.games),
      samples_(training.games * 5 / 4),
      targets_(training.games * 5 / 4),
      errors_(1),
      sampled_(1),
      layers_(training.games * first_width),
      columns_(training.games * 5 / 4 * inputs),
      first_units_(training.games * 5 / 4 * first_width),
      second_units_(training.games * 5 / 4 * second_width),
      back_(training.games * 5 / 4 * second_width),
      third_units_(training.games * 5 / 4 * third_width),
      third_back_(training.games * 5 / 4 * third_step),
      first_back_(training.games * 5 / 4 * first_width),
      first_sums_(training.games * 5 / 4 * first_width),
      second_sums_(training.games * 5 / 4 * second_width),
      wanted_(training.games * 5 / 4 * first_width),
      third_sums_(third_width + 1),
      first_(static_cast<std::size_t>(inputs) * first_width),
      second_(static_cast<std::size_t>(second_width) * first_width),
      head_(DeviceNet::head_size),
      first_half_(first_.count),
      second_half_(second_.count),
      most_pending(training.games * 4),
      pending_ends_(most_pending),
      pending_rooms_(most_pending),
      ready_ends_(most_pending),
      pending_worths_(most_pending),
      ready_worths_(most_pending),
      pending_(1) {
    pending_.clear(1);
    must(cublasCreate(&blas_), "start");
    errors_.clear(1);
    std::vector<float> first(first_.count), second,
        head(net.second_bias.begin(), net.second_bias.end());
    for (int row = 0; row < input::count; ++row)
        for (int k = 0; k < first_width; ++k)
            first[static_cast<std::size_t>(row) * first_width + k] =
                static_cast<float>(net.rows[row][k]) / first_scale;
    for (int k = 0; k < first_width; ++k)
        first[static_cast<std::size_t>(DeviceNet::bias_row) * first_width + k] =
            static_cast<float>(net.first_bias[k]) / first_scale;
    for (const auto& row : net.second) second.insert(second.end(), row.begin(), row.end());
    for (const auto& row : net.third) head.insert(head.end(), row.begin(), row.end());
    head.insert(head.end(), net.third_bias.begin(), net.third_bias.end());
    head.insert(head.end(), net.win.begin(), net.win.end());
    head.push_back(net.win_bias);
    first_.weights.put(first);
    second_.weights.put(second);
    head_.weights.put(head);
    net_.put(net);
    publish();
    begin_games<<<blocks_for(training.games, 64), 64>>>(training.rules, training.seed,
                                                        lanes_.data(), places_.data(), games_);
    launched("begin_games");
}

// What is learnt becomes what is played by.
void Trainer::publish() {
    as_halves<<<blocks_for(first_.count, 256), 256>>>(first_.weights.data(), first_half_.data(),
                                                      first_.count);
    as_halves<<<blocks_for(second_.count, 256), 256>>>(second_.weights.data(), net_.second.data(),
                                                       second_.count);
    const std::size_t rows = static_cast<std::size_t>(input::count + 1) * first_width;
    as_rows<<<blocks_for(rows, 256), 256>>>(first_.weights.data(), net_.rows.data(), rows);
    must(cudaMemcpyAsync(net_.head.data(), head_.weights.data(),
                         DeviceNet::head_size * sizeof(float), cudaMemcpyDeviceToDevice),
         "head");
    launched("publish");
}

void Trainer::step(int number) {
    rooms_.deck_layers(net_, places_.data(), training_.games, layers_.data());
    rooms_.look(net_, places_.data(), nullptr, 1, 0, training_.games, layers_.data(), false);
    sampled_.clear(1);
    go_on<<<blocks_for(training_.games, 64), 64>>>(
        training_.rules, lanes_.data(), places_.data(), games_, rooms_.best.data(),
        rooms_.begin.data(), rooms_.ways_of.data(), rooms_.ways.data(), rooms_.way_worth.data(),
        static_cast<float>(training_.stray), static_cast<float>(training_.warmth), samples_.data(),
        targets_.data(), sampled_.data(),
        {pending_ends_.data(), pending_rooms_.data(), pending_worths_.data(), pending_.data(),
         static_cast<unsigned>(most_pending)});
    launched("go_on");
    int count = static_cast<int>(sampled_.get_one());
    if (number % settled_every == settled_every - 1) {
        ready_ = std::min(static_cast<std::size_t>(pending_.get_one()), most_pending);
        pending_.clear(1);
        rooms_.look_at_known_ends(pending_rooms_.data(), ready_, pending_worths_.data());
        must(cudaMemcpyAsync(ready_ends_.data(), pending_ends_.data(), ready_ * sizeof(Position),
                             cudaMemcpyDeviceToDevice),
             "ready");
        must(cudaMemcpyAsync(ready_worths_.data(), pending_worths_.data(), ready_ * sizeof(float),
                             cudaMemcpyDeviceToDevice),
             "ready");
    }
    // A share of those that are settled goes with every step.
    const std::size_t part = ready_ / settled_every,
                      first = part * static_cast<std::size_t>(number % settled_every);
    must(cudaMemcpyAsync(samples_.data() + count, ready_ends_.data() + first,
                         part * sizeof(Position), cudaMemcpyDeviceToDevice),
         "ready");
    must(cudaMemcpyAsync(targets_.data() + count, ready_worths_.data() + first,
                         part * sizeof(float), cudaMemcpyDeviceToDevice),
         "ready");
    count += static_cast<int>(part);
    if (count > 0) learn(number, count);
    samples_told_ += static_cast<std::uint64_t>(count);
    samples_seen += static_cast<std::uint64_t>(count);
}

void Trainer::learn(int number, int count) {
    const auto n = static_cast<std::size_t>(count);
    const float one = 1, zero = 0;
    const auto multiply = [&](cublasOperation_t a_op, cublasOperation_t b_op, int rows, int columns,
                              int inner, const __half* a, int a_step, const __half* b, int b_step,
                              float* c, int c_step) {
        must(cublasGemmEx(blas_, a_op, b_op, rows, columns, inner, &one, a, CUDA_R_16F, a_step, b,
                          CUDA_R_16F, b_step, &zero, c, CUDA_R_32F, c_step, CUBLAS_COMPUTE_32F,
                          CUBLAS_GEMM_DEFAULT),
             "learn");
    };
    read_samples<<<static_cast<unsigned>(count), 64>>>(training_.rules, samples_.data(),
                                                       columns_.data());
    multiply(CUBLAS_OP_N, CUBLAS_OP_N, first_width, count, inputs, first_half_.data(), first_width,
             columns_.data(), inputs, first_sums_.data(), first_width);
    clip<<<blocks_for(n * first_width, 256), 256>>>(first_sums_.data(), first_units_.data(),
                                                    n * first_width);
    multiply(CUBLAS_OP_T, CUBLAS_OP_N, second_width, count, first_width, net_.second.data(),
             first_width, first_units_.data(), first_width, second_sums_.data(), second_width);
    there_and_back<<<blocks_for(n, 128), 128>>>(
        net_.head.data(), second_sums_.data(), targets_.data(), count, second_units_.data(),
        back_.data(), third_back_.data(), third_units_.data(), errors_.data());
    launched("there_and_back");
    multiply(CUBLAS_OP_N, CUBLAS_OP_T, first_width, second_width, count, first_units_.data(),
             first_width, back_.data(), second_width, second_.gradient.data(), first_width);
    float* head = head_.gradient.data();
    column_sums<<<264, 64>>>(back_.data(), second_width, second_width, count, head);
    multiply(CUBLAS_OP_N, CUBLAS_OP_T, second_width, third_width, count, second_units_.data(),
             second_width, third_back_.data(), third_step, head + second_width, second_width);
    float* third_bias = head + second_width + third_width * second_width;
    // The output's own bias is summed with the third's, and lies one place behind its weights.
    third_sums_.clear(third_width + 1);
    column_sums<<<264, 64>>>(third_back_.data(), third_step, third_width + 1, count,
                             third_sums_.data());
    must(cudaMemcpyAsync(third_bias, third_sums_.data(), third_width * sizeof(float),
                         cudaMemcpyDeviceToDevice),
         "bias");
    must(cudaMemcpyAsync(third_bias + 2 * third_width, third_sums_.data() + third_width,
                         sizeof(float), cudaMemcpyDeviceToDevice),
         "bias");
    output_sums<<<264, third_width>>>(third_units_.data(), third_back_.data(), count,
                                      third_bias + third_width);
    multiply(CUBLAS_OP_N, CUBLAS_OP_N, first_width, count, second_width, net_.second.data(),
             first_width, back_.data(), second_width, wanted_.data(), first_width);
    mask<<<blocks_for(n * first_width, 256), 256>>>(first_sums_.data(), wanted_.data(),
                                                    first_back_.data(), n * first_width);
    multiply(CUBLAS_OP_N, CUBLAS_OP_T, first_width, inputs, count, first_back_.data(), first_width,
             columns_.data(), inputs, first_.gradient.data(), first_width);
    launched("learn");

    const double done = static_cast<double>(number) / training_.steps;
    const double rate =
        training_.rate * (0.01 + 0.99 * 0.5 * (1 + std::cos(done * 3.14159265358979)));
    const double first_share = 1 - std::pow(0.9, number + 1),
                 second_share = 1 - std::pow(0.999, number + 1);
    const float scale = 1 / (gradient_scale * static_cast<float>(games_));
    for (Learnt* part : {&first_, &second_, &head_})
        part->step(rate, scale, first_share, second_share);
    publish();
}

void Trainer::fill(ValueNet& net) const {
    const std::vector<std::int16_t> rows = net_.rows.get(net_.rows.room());
    for (int row = 0; row < input::count; ++row)
        std::copy_n(rows.begin() + static_cast<std::ptrdiff_t>(row) * first_width, first_width,
                    net.rows[row].begin());
    std::copy_n(rows.begin() + static_cast<std::ptrdiff_t>(DeviceNet::bias_row) * first_width,
                first_width, net.first_bias.begin());
    const std::vector<__half> second = net_.second.get(net_.second.room());
    for (int j = 0; j < second_width; ++j)
        for (int k = 0; k < first_width; ++k)
            net.second[j][k] = __half2float(second[static_cast<std::size_t>(j) * first_width + k]);
    const std::vector<float> head = net_.head.get(DeviceNet::head_size);
    const float* from = head.data();
    const auto take = [&](auto& to) {
        std::copy_n(from, to.size(), to.begin());
        from += to.size();
    };
    take(net.second_bias);
    for (auto& row : net.third) take(row);
    take(net.third_bias);
    take(net.win);
    net.win_bias = *from;
}

}  // namespace

void train(const Training& training, ValueNet& net,
           const std::function<void(int, double, double)>& tell) {
    Trainer trainer(training, net);
    constexpr int told = 500;
    for (int number = 0; number < training.steps; ++number) {
        trainer.step(number);
        if ((number + 1) % told == 0)
            tell(number + 1, trainer.take_error(), static_cast<double>(trainer.samples_seen));
    }
    trainer.fill(net);
}

}  // namespace scoundrel::ceiling
