// The desk (table/desk.h) as WebAssembly: all that a page needs to play, without solver and player,
// which are larger and can come later.
#include "exchange.h"
#include "protocol/desk.h"
#include "tasks.h"

extern "C" {

[[clang::export_name("serve")]] const char* wasm_serve() {
    static scoundrel::Desk desk;
    return scoundrel::exchange::answer(desk.answer(scoundrel::exchange::text));
}

// Lessons and puzzles, as JSON; the request does not matter.
[[clang::export_name("tasks")]] const char* wasm_tasks() {
    return scoundrel::exchange::answer(scoundrel::print_json(scoundrel::tasks_json()));
}
}
