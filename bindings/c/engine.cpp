// The protocol door: engines behind handles that are numbers, never used twice, so that a handle
// whose engine was freed is known for what it is.
#include "protocol/engine.h"

#include <sys/random.h>

#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "message.h"
#include "scoundrel_version.h"

namespace scoundrel::c {

namespace {

static_assert(version == SCOUNDREL_VERSION, "scoundrel.h names another version");

std::uint64_t chance() {
    std::uint64_t bits = 0;
    while (getrandom(&bits, sizeof bits, 0) != static_cast<ssize_t>(sizeof bits)) {
    }
    return bits;
}

// An engine that may be freed by one thread while another asks it.
struct Asked {
    Engine engine{chance};
    std::mutex asking;
    std::string answer;
    bool ended = false;
};

using Handle = std::uintptr_t;

std::mutex engines_lock;

// Never destroyed: while the process ends, handlers that were registered before it was made still
// free their engines, and threads that nobody waits for still ask theirs.
std::map<Handle, std::shared_ptr<Asked>>& engines() {
    static auto& all = *new std::map<Handle, std::shared_ptr<Asked>>;
    return all;
}

Handle number_of(const scoundrel_engine* engine) { return reinterpret_cast<Handle>(engine); }

std::shared_ptr<Asked> find(const scoundrel_engine* engine) {
    const std::lock_guard lock(engines_lock);
    const auto found = engines().find(number_of(engine));
    return found == engines().end() ? nullptr : found->second;
}

scoundrel_engine* add_engine() {
    static Handle last = 0;
    auto made = std::make_shared<Asked>();
    const std::lock_guard lock(engines_lock);
    engines().emplace(++last, std::move(made));
    return reinterpret_cast<scoundrel_engine*>(last);
}

int remove(const scoundrel_engine* engine) {
    std::shared_ptr<Asked> gone;  // freed after the lock is
    const std::lock_guard lock(engines_lock);
    const auto found = engines().find(number_of(engine));
    if (found == engines().end()) return told(SCOUNDREL_ERROR_HANDLE, "scoundrel_engine_free");
    gone = std::move(found->second);
    engines().erase(found);
    return SCOUNDREL_OK;
}

int ask(const scoundrel_engine* engine, const char* request, const char*& answer) {
    constexpr std::string_view call = "scoundrel_ask";
    if (engine == nullptr || request == nullptr) return told(SCOUNDREL_ERROR_NULL, call);
    const std::shared_ptr<Asked> asked = find(engine);
    if (!asked) return told(SCOUNDREL_ERROR_HANDLE, call);
    const std::unique_lock asking(asked->asking, std::try_to_lock);
    if (!asking.owns_lock()) return told(SCOUNDREL_ERROR_BUSY, call);
    if (asked->ended) return told(SCOUNDREL_ERROR_ENDED, call);
    auto given = asked->engine.ask(request);
    asked->ended = !given;
    if (!given) return told(SCOUNDREL_ERROR_ENDED, call);
    asked->answer = std::move(*given);
    answer = asked->answer.c_str();
    return SCOUNDREL_OK;
}

thread_local int last_ask = SCOUNDREL_OK;

}  // namespace

}  // namespace scoundrel::c

using namespace scoundrel::c;

const char* scoundrel_version(void) { return scoundrel::version.data(); }

scoundrel_engine* scoundrel_engine_new(void) {
    scoundrel_engine* made = nullptr;
    (void)guarded("scoundrel_engine_new", [&] {
        made = add_engine();
        return SCOUNDREL_OK;
    });
    return made;
}

int scoundrel_engine_free(scoundrel_engine* engine) {
    if (engine == nullptr) return SCOUNDREL_OK;
    return guarded("scoundrel_engine_free", [&] { return remove(engine); });
}

const char* scoundrel_ask(scoundrel_engine* engine, const char* request) {
    const char* answer = nullptr;
    last_ask = guarded("scoundrel_ask", [&] { return ask(engine, request, answer); });
    return answer;
}

int scoundrel_ask_code(void) { return last_ask; }

int scoundrel_stop(scoundrel_engine* engine) {
    return guarded("scoundrel_stop", [&] {
        if (engine == nullptr) return told(SCOUNDREL_ERROR_NULL, "scoundrel_stop");
        const auto asked = find(engine);
        if (!asked) return told(SCOUNDREL_ERROR_HANDLE, "scoundrel_stop");
        asked->engine.stop();
        return int{SCOUNDREL_OK};
    });
}
