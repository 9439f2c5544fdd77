#include "bench/cuda/ceiling/rooms.cuh"

namespace scoundrel::ceiling {

namespace {

constexpr int warp = 32;
constexpr int per_lane = first_width / warp;

__device__ Position room_of(const Position& end, const Draw* draw) {
    Position room = end;
    if (draw != nullptr) reveal(room, draw->cards, end.owed);
    in_order_of_kinds(room);
    return room;
}

// The whole numbers of the first layer for the cards that are not in hand.
__global__ void sum_deck(const std::int16_t* rows, const Position* ends, std::int32_t* layers) {
    const Position& end = ends[blockIdx.x];
    __shared__ int inputs[2 * cards_in_pack];
    __shared__ int count;
    if (threadIdx.x == 0) {
        int n = 0;
        each_deck_input(end, [&](int row) { inputs[n++] = row; });
        count = n;
    }
    __syncthreads();
    for (int unit = static_cast<int>(threadIdx.x); unit < first_width; unit += blockDim.x) {
        std::int32_t sum = rows[DeviceNet::bias_row * first_width + unit];
        for (int i = 0; i < count; ++i) sum += rows[inputs[i] * first_width + unit];
        layers[static_cast<std::size_t>(blockIdx.x) * first_width + unit] = sum;
    }
}

// The ways of each room: those that the net is asked about are listed, rooms with others too.
__global__ void walk(Rules rules, const Position* ends, const Draw* draws, std::size_t draw_count,
                     std::size_t first, std::size_t count, float* best, std::uint32_t* begin,
                     std::uint32_t* ways_of, AskedWay* ways, std::uint32_t most_ways,
                     std::uint32_t* counts, std::uint32_t* to_settle) {
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i >= count) return;
    const std::size_t number = first + i;
    const Draw* draw = draws != nullptr ? draws + number % draw_count : nullptr;
    const Position room = room_of(ends[draws != nullptr ? number / draw_count : number], draw);
    const int unseen = room.unseen.count();
    best[i] = 0;
    begin[i] = 0;
    ways_of[i] = 0;
    if (unseen <= room_size) to_settle[atomicAdd(counts + 1, 1)] = static_cast<std::uint32_t>(i);
    if (unseen < room_size) return;
    const HandEnds hands = hand_ends(rules, room);
    const bool avoid = unseen > room_size && may_avoid(rules, room);
    const auto total = static_cast<std::uint32_t>(hands.count + (avoid ? 1 : 0));
    const std::uint32_t at = atomicAdd(counts, total);
    if (at + total > most_ways) return;  // the host sees it
    begin[i] = at;
    ways_of[i] = total;
    for (int k = 0; k < hands.count; ++k) {
        const HandEnd& hand = hands.ends[k];
        ways[at + k] = {static_cast<std::uint32_t>(i),
                        hand.health,
                        static_cast<std::uint8_t>(room.room[hand.left].face()),
                        hand.left,
                        0,
                        hand.weapon};
    }
    if (avoid)
        ways[at + total - 1] = {static_cast<std::uint32_t>(i), room.health, 0, 0, 1, room.weapon};
}

// Ends after which nothing is hidden, or the game is over.
__global__ void settle(Rules rules, Sight sight, const Position* ends, const Draw* draws,
                       std::size_t draw_count, std::size_t first, const std::uint32_t* to_settle,
                       std::uint32_t* counts, float* best) {
    while (true) {
        const std::uint32_t taken = atomicAdd(counts + 2, 1);
        if (taken >= counts[1]) return;
        const std::uint32_t i = to_settle[taken];
        const std::size_t number = first + i;
        const Draw* draw = draws != nullptr ? draws + number % draw_count : nullptr;
        const Position room = room_of(ends[draws != nullptr ? number / draw_count : number], draw);
        best[i] = worth_of_known_ends(rules, room, sight);
    }
}

// The worth that is there already stays if it is greater.
__global__ void settle_rooms(Rules rules, Sight sight, const Position* rooms, std::uint32_t count,
                             std::uint32_t* taken, float* worths) {
    while (true) {
        const std::uint32_t i = atomicAdd(taken, 1);
        if (i >= count) return;
        Position room = rooms[i];
        in_order_of_kinds(room);
        worths[i] = fmaxf(worths[i], worth_of_known_ends(rules, room, sight));
    }
}

struct Sum {
    std::int32_t units[per_lane];

    // A lane has eight units that follow each other, and eight 256 further on.
    __device__ void take(const std::int32_t* layer, int lane) {
        for (int half = 0; half < 2; ++half) {
            const int4* from = reinterpret_cast<const int4*>(layer + half * 256 + lane * 8);
            reinterpret_cast<int4*>(units)[half * 2] = from[0];
            reinterpret_cast<int4*>(units)[half * 2 + 1] = from[1];
        }
    }
    template <int sign>
    __device__ void add(const std::int16_t* rows, int row, int lane) {
        for (int half = 0; half < 2; ++half) {
            const int4 eight =
                *reinterpret_cast<const int4*>(rows + row * first_width + half * 256 + lane * 8);
            const auto* values = reinterpret_cast<const std::int16_t*>(&eight);
            for (int k = 0; k < 8; ++k) units[half * 8 + k] += sign * values[k];
        }
    }
    __device__ void write(__half* to, int lane) const {
        for (int half = 0; half < 2; ++half) {
            __align__(16) __half values[8];
            for (int k = 0; k < 8; ++k) {
                const int clipped = min(max(units[half * 8 + k], 0), most_first);
                values[k] = __float2half_rn(static_cast<float>(clipped) / first_scale);
            }
            *reinterpret_cast<int4*>(to + half * 256 + lane * 8) = *reinterpret_cast<int4*>(values);
        }
    }
};

// A warp a room: what its ways share is summed once.
__global__ void first_layer(Rules rules, const std::int16_t* rows, const Position* ends,
                            const Draw* draws, std::size_t draw_count, std::size_t first,
                            std::size_t count, const std::int32_t* layers,
                            const std::uint32_t* begin, const std::uint32_t* ways_of,
                            const AskedWay* ways, __half* out) {
    const std::size_t i = (static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x) / warp;
    const int lane = static_cast<int>(threadIdx.x % warp);
    if (i >= count || ways_of[i] == 0) return;
    const std::size_t number = first + i;
    const std::size_t at = draws != nullptr ? number / draw_count : number;
    const Position& end = ends[at];
    const Draw* draw = draws != nullptr ? draws + number % draw_count : nullptr;
    Sum shared;
    shared.take(layers + at * first_width, lane);
    int unseen = end.unseen.count();
    if (draw != nullptr)
        for (int k = 0; k < end.owed; ++k, --unseen)
            shared.add<-1>(rows, input::unseen + kind_input(draw->cards[k]), lane);
    shared.add<1>(rows, input::unseen_count + unseen, lane);
    for (std::uint32_t k = 0; k < ways_of[i]; ++k) {
        const AskedWay& way = ways[begin[i] + k];
        Sum sum = shared;
        if (way.avoid != 0) {
            const Position room = room_of(end, draw);
            const bool reversed = rules.order == Order::reversed;
            for (int place = 0; place < room_size; ++place) {
                const Card card = room.room[reversed ? room_size - 1 - place : place];
                sum.add<1>(rows, bottom_input(end.bottom_count + place, card), lane);
            }
            sum.add<1>(rows, input::avoided_last, lane);
            sum.add<1>(rows, input::bottom_count + end.bottom_count + room_size, lane);
        } else {
            sum.add<1>(rows, input::carried + kind_input(Card::of_face(way.carried)), lane);
            sum.add<1>(rows, input::bottom_count + end.bottom_count, lane);
        }
        sum.add<1>(rows, input::health + way.health, lane);
        sum.add<1>(rows, weapon_input(rules, way.weapon), lane);
        sum.write(out + static_cast<std::size_t>(begin[i] + k) * first_width, lane);
    }
}

__global__ void rest_of_net(const float* head, const float* second, const AskedWay* ways,
                            std::uint32_t count, float* way_worth, float* best) {
    __shared__ float weights[DeviceNet::head_size];
    for (int k = static_cast<int>(threadIdx.x); k < DeviceNet::head_size; k += blockDim.x)
        weights[k] = head[k];
    __syncthreads();
    const std::uint32_t way = blockIdx.x * blockDim.x + threadIdx.x;
    if (way >= count) return;
    float units[second_width];
    const float4* from =
        reinterpret_cast<const float4*>(second + static_cast<std::size_t>(way) * second_width);
    for (int k = 0; k < second_width / 4; ++k) {
        const float4 four = from[k];
        units[4 * k] = fmaxf(four.x + weights[4 * k], 0);
        units[4 * k + 1] = fmaxf(four.y + weights[4 * k + 1], 0);
        units[4 * k + 2] = fmaxf(four.z + weights[4 * k + 2], 0);
        units[4 * k + 3] = fmaxf(four.w + weights[4 * k + 3], 0);
    }
    const float* third = weights + second_width;
    const float* third_bias = third + third_width * second_width;
    const float* win = third_bias + third_width;
    float logit = win[third_width];
    for (int j = 0; j < third_width; ++j) {
        float unit = third_bias[j];
#pragma unroll
        for (int k = 0; k < second_width; ++k) unit += third[j * second_width + k] * units[k];
        logit += win[j] * fmaxf(unit, 0);
    }
    const float worth = 1 / (1 + expf(-logit));
    way_worth[way] = worth;
    atomicMax(reinterpret_cast<int*>(best) + ways[way].room, __float_as_int(worth));
}

__global__ void add_up(const float* best, const Draw* draws, std::size_t draw_count,
                       std::size_t first, std::size_t count, unsigned long long* sums) {
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i >= count) return;
    const std::size_t number = first + i;
    const long long part = in_steps(best[i]) * draws[number % draw_count].ways;
    atomicAdd(sums + number / draw_count, static_cast<unsigned long long>(part));
}

}  // namespace

DeviceNet::DeviceNet()
    : rows(static_cast<std::size_t>(input::count + 1) * first_width),
      second(static_cast<std::size_t>(second_width) * first_width),
      head(head_size) {}

void DeviceNet::put(const ValueNet& net) {
    std::vector<std::int16_t> all;
    for (const auto& row : net.rows) all.insert(all.end(), row.begin(), row.end());
    all.insert(all.end(), net.first_bias.begin(), net.first_bias.end());
    rows.put(all);
    std::vector<__half> halves;
    for (const auto& row : net.second)
        for (const float weight : row) halves.push_back(__float2half_rn(weight));
    second.put(halves);
    std::vector<float> rest(net.second_bias.begin(), net.second_bias.end());
    for (const auto& row : net.third) rest.insert(rest.end(), row.begin(), row.end());
    rest.insert(rest.end(), net.third_bias.begin(), net.third_bias.end());
    rest.insert(rest.end(), net.win.begin(), net.win.end());
    rest.push_back(net.win_bias);
    head.put(rest);
}

Rooms::Rooms(const Rules& the_rules, std::size_t most, const Sight& the_sight)
    : rules(the_rules),
      sight(the_sight),
      most_rooms(most),
      most_ways(most * 20),
      best(most),
      begin(most),
      ways_of(most),
      ways(most_ways),
      way_worth(most_ways),
      counts(3),
      to_settle(most),
      first_(most_ways * first_width),
      second_(most_ways * second_width) {
    must(cublasCreate(&blas_), "start");
    // A path that is looked at to its end takes this much.
    must(cudaDeviceSetLimit(cudaLimitStackSize, 24 * 1024), "stack");
}

void Rooms::deck_layers(const DeviceNet& net, const Position* ends, std::size_t count,
                        std::int32_t* layers) {
    if (count == 0) return;
    sum_deck<<<static_cast<unsigned>(count), 256>>>(net.rows.data(), ends, layers);
    launched("sum_deck");
}

void Rooms::look(const DeviceNet& net, const Position* ends, const Draw* draws,
                 std::size_t draw_count, std::size_t first, std::size_t count,
                 const std::int32_t* layers, bool known_ends) {
    counts.clear(3);
    walk<<<blocks_for(count, 64), 64>>>(
        rules, ends, draws, draw_count, first, count, best.data(), begin.data(), ways_of.data(),
        ways.data(), static_cast<std::uint32_t>(most_ways), counts.data(), to_settle.data());
    launched("walk");
    const std::vector<std::uint32_t> found = counts.get(2);
    if (found[0] > most_ways) {
        std::fprintf(stderr, "more ways than there is room for: %u\n", found[0]);
        std::exit(1);
    }
    asked += found[0];
    if (found[1] > 0 && known_ends) {
        const unsigned blocks = std::min(blocks_for(found[1], 64), 2112u);
        settle<<<blocks, 64>>>(rules, sight, ends, draws, draw_count, first, to_settle.data(),
                               counts.data(), best.data());
        launched("settle");
    }
    if (found[0] == 0) return;
    first_layer<<<blocks_for(count * warp, 128), 128>>>(
        rules, net.rows.data(), ends, draws, draw_count, first, count, layers, begin.data(),
        ways_of.data(), ways.data(), first_.data());
    launched("first_layer");
    const float one = 1, zero = 0;
    must(cublasGemmEx(blas_, CUBLAS_OP_T, CUBLAS_OP_N, second_width, static_cast<int>(found[0]),
                      first_width, &one, net.second.data(), CUDA_R_16F, first_width, first_.data(),
                      CUDA_R_16F, first_width, &zero, second_.data(), CUDA_R_32F, second_width,
                      CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT),
         "second layer");
    rest_of_net<<<blocks_for(found[0], 128), 128>>>(net.head.data(), second_.data(), ways.data(),
                                                    found[0], way_worth.data(), best.data());
    launched("rest_of_net");
}

void Rooms::look_at_known_ends(const Position* rooms, std::size_t count, float* worths) {
    if (count == 0) return;
    counts.clear(3);
    settle_rooms<<<std::min(blocks_for(count, 64), 2112u), 64>>>(
        rules, sight, rooms, static_cast<std::uint32_t>(count), counts.data(), worths);
    launched("settle_rooms");
}

void Rooms::means(const DeviceNet& net, std::span<const Position> ends, std::span<const Draw> draws,
                  std::span<double> means) {
    unsigned long long all = 0;
    for (const Draw& draw : draws) all += draw.ways;
    constexpr std::size_t at_once = 1 << 18;  // ends, whose layers are kept
    draws_.put(draws);
    for (std::size_t from = 0; from < ends.size(); from += at_once) {
        const std::span<const Position> part =
            ends.subspan(from, std::min(at_once, ends.size() - from));
        ends_.put(part);
        layers_.resize(part.size() * first_width);
        sums_.resize(part.size());
        sums_.clear(part.size());
        deck_layers(net, ends_.data(), part.size(), layers_.data());
        const std::size_t rooms = part.size() * draws.size();
        for (std::size_t first = 0; first < rooms; first += most_rooms) {
            const std::size_t count = std::min(most_rooms, rooms - first);
            look(net, ends_.data(), draws_.data(), draws.size(), first, count, layers_.data());
            add_up<<<blocks_for(count, 256), 256>>>(best.data(), draws_.data(), draws.size(), first,
                                                    count, sums_.data());
            launched("add_up");
        }
        const std::vector<unsigned long long> sums = sums_.get(part.size());
        for (std::size_t i = 0; i < sums.size(); ++i)
            means[from + i] =
                static_cast<double>(sums[i]) / (steps_of_chance * static_cast<double>(all));
    }
}

void Rooms::worths(const DeviceNet& net, std::span<const Position> rooms, std::span<float> worths) {
    for (std::size_t from = 0; from < rooms.size(); from += most_rooms) {
        const std::span<const Position> part =
            rooms.subspan(from, std::min(most_rooms, rooms.size() - from));
        ends_.put(part);
        layers_.resize(part.size() * first_width);
        deck_layers(net, ends_.data(), part.size(), layers_.data());
        look(net, ends_.data(), nullptr, 1, 0, part.size(), layers_.data());
        const std::vector<float> found = best.get(part.size());
        std::copy(found.begin(), found.end(), worths.begin() + static_cast<std::ptrdiff_t>(from));
    }
}

}  // namespace scoundrel::ceiling
