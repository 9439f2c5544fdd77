// What a request of the protocol is: its name, its fields, and the function that answers it. The
// tables of requests (*_requests.cpp) are made of these; the dispatcher (protocol.h) finds a
// request by name and checks its fields, and a test holds the tables against schema.json.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "json/json.h"
#include "notation/error.h"
#include "phrases/catalogue.h"

namespace scoundrel {

struct Context;

enum class FieldType : std::uint8_t {
    text,
    texts,     // a list of texts
    whole,     // a whole number of at least 0
    positive,  // a whole number of at least 1
    flag,      // true or false
    object,
    seed,  // a whole number or a text
};

struct FieldSpec {
    const char* name;
    FieldType type;
    bool required = false;
    // Looked at only by some forms of the request, so that its type matters only there.
    bool lenient = false;
    // Tells of another game than the one there is, so that there need be none.
    bool another_game = false;
};

// What must be there before a request is looked at.
enum class Needs : std::uint8_t { nothing, game, storage };

// Work that may take long, in steps between which a host can listen to what else is asked. Once it
// is told to stop, the steps that are left take no time worth speaking of.
class Task {
  public:
    virtual ~Task() = default;
    virtual bool done() const = 0;
    virtual void step() = 0;
    virtual double part() const { return 0; }  // of it that is done, from 0 to 1
    // Once it is done: everything, or what was known when it was stopped.
    virtual Result<Json> answer() = 0;
};
using BegunTask = Result<std::unique_ptr<Task>>;

// Answered at once by `answer`, or as work that `begin` begins.
struct Request {
    using Answer = Result<Json> (*)(Context& context, const Json& request);
    using Begin = BegunTask (*)(Context& context, const Json& request);

    constexpr Request(std::string_view its_name, std::span<const FieldSpec> its_fields,
                      Needs its_needs, Answer its_answer)
        : name(its_name), fields(its_fields), needs(its_needs), answer(its_answer) {}
    constexpr Request(std::string_view its_name, std::span<const FieldSpec> its_fields,
                      Needs its_needs, Begin its_beginning)
        : name(its_name), fields(its_fields), needs(its_needs), begin(its_beginning) {}

    std::string_view name;
    std::span<const FieldSpec> fields;
    Needs needs;
    Answer answer = nullptr;
    Begin begin = nullptr;
};
using Requests = std::span<const Request>;

inline std::unexpected<Error> bad_request(Phrase phrase, const Arguments& arguments = {}) {
    return fail(ErrorCode::bad_request, say({}, phrase, arguments));
}

// 'field' must be what the phrase says, or one of these words.
std::unexpected<Error> field_must_be(const std::string& field, Phrase what,
                                     const Arguments& arguments = {});
std::unexpected<Error> field_must_be(const std::string& field,
                                     const std::vector<std::string>& words);

inline std::unexpected<Error> no_game() {
    return fail(ErrorCode::no_game, say({}, Phrase::error_no_game));
}

// Whether the field, which may be missing, is what it should be.
Result<void> check_field(const Json& request, const FieldSpec& field);

// Fields that have been checked: what they hold, or else what a missing one means.
std::string text_or(const Json& request, const char* name, std::string_view otherwise = "");
std::vector<std::string> texts_of(const Json& request, const char* name);
std::uint64_t whole_or(const Json& request, const char* name, std::uint64_t otherwise);
bool flag_of(const Json& request, const char* name);
// A number that must lie between these; nothing if it is missing.
Result<std::optional<std::uint64_t>> whole_between(const Json& request, const char* name,
                                                   std::uint64_t least, std::uint64_t most);
// `seed`, a number or a text as of games; 0 if it is missing.
Result<std::uint64_t> read_seed(const Json& request);

}  // namespace scoundrel
