#include "lab/training_state.h"

#include <algorithm>

#include "notation/bytes.h"

namespace scoundrel {

namespace {

template <class Numbers, class Do>
void each_weight(Numbers& weights, Do do_it) {
    for (auto& row : weights.rows) do_it(row.data(), first_width);
    do_it(weights.first_bias.data(), first_width);
    each_part(weights, do_it);
}

// Numbers as they come; zeros once there are no more.
class StateReader {
  public:
    explicit StateReader(std::string_view rest) : rest_(rest) {}

    template <class Number>
    Number take() {
        if (rest_.size() < sizeof(Number)) short_ = true;
        return short_ ? Number{} : take_bytes<Number>(rest_);
    }
    // How many things follow, each of so many bytes at least.
    std::size_t take_count(std::size_t bytes_each) {
        const auto count = take<std::uint64_t>();
        if (count > rest_.size() / bytes_each) short_ = true;
        return short_ ? 0 : static_cast<std::size_t>(count);
    }
    void take_weights(Weights& weights) {
        each_weight(weights, [&](float* numbers, std::size_t count) {
            std::generate_n(numbers, count, [&] { return take<float>(); });
        });
    }
    bool all_taken() const { return !short_ && rest_.empty(); }

  private:
    std::string_view rest_;
    bool short_ = false;
};

void put_example(std::string& text, const Example& example) {
    put_bytes(text, std::uint64_t{example.inputs.size()});
    for (const std::uint16_t input : example.inputs) put_bytes(text, input);
    put_bytes(text, example.win);
    put_bytes(text, example.score);
}

Example take_example(StateReader& bytes) {
    Example example{Inputs(bytes.take_count(sizeof(std::uint16_t))), 0, 0};
    for (std::uint16_t& input : example.inputs) input = bytes.take<std::uint16_t>();
    example.win = bytes.take<float>();
    example.score = bytes.take<float>();
    return example;
}

}  // namespace

std::string print_training_state(const TrainingState& state) {
    const Learned& learned = state.learner.learned();
    std::string text;
    put_bytes(text, std::uint64_t{learned.met.size()});
    for (const Weights* part : {&learned.weights, &learned.mean, &learned.square})
        each_weight(*part, [&](const float* numbers, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i) put_bytes(text, numbers[i]);
        });
    for (const bool met : learned.met) text += met ? '\1' : '\0';
    put_bytes(text, learned.steps);
    put_bytes(text, state.batch);
    put_bytes(text, state.shuffle.state());
    put_bytes(text, std::uint64_t{state.lessons.size()});
    for (const Example& lesson : state.lessons) put_example(text, lesson);
    return text;
}

std::optional<TrainingState> parse_training_state(std::string_view text, std::size_t inputs) {
    StateReader bytes(text);
    if (bytes.take_count(1) != inputs) return {};
    Learned learned{Weights(inputs)};
    for (Weights* part : {&learned.weights, &learned.mean, &learned.square})
        bytes.take_weights(*part);
    for (std::size_t i = 0; i < inputs; ++i) learned.met[i] = bytes.take<char>() != 0;
    learned.steps = bytes.take<std::uint64_t>();
    const auto batch = bytes.take<std::uint64_t>();
    const SplitMix64 shuffle(bytes.take<std::uint64_t>());
    constexpr std::size_t least = sizeof(std::uint64_t) + 2 * sizeof(float);
    std::vector<Example> lessons(bytes.take_count(least));
    bool known = true;
    for (Example& lesson : lessons) {
        lesson = take_example(bytes);
        known &= std::ranges::all_of(lesson.inputs, [&](auto input) { return input < inputs; });
    }
    if (!known || !bytes.all_taken()) return {};
    return TrainingState{batch, shuffle, Learner(std::move(learned)), std::move(lessons)};
}

}  // namespace scoundrel
