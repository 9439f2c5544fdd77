#!/usr/bin/env python3
"""`stop`: what is in flight answers with what is known, and everything is answered in order.

    stop_test.py PROGRAM
"""

import json
import signal
import subprocess
import sys
import tempfile
import time

PROGRAM = sys.argv[1]
# Rules under which nothing can be decided in any time that a test has.
ENDLESS = "classic+health=2+bare=forced+avoid=always+fourth=optional+inventory=always+scoring=slain#1"


class Engine:
    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def send(self, *requests):
        self.process.stdin.write("".join(json.dumps(one) + "\n" for one in requests))
        self.process.stdin.flush()

    def answer(self):
        return json.loads(self.process.stdout.readline())


def check(right, told):
    if not right:
        sys.exit(f"{sys._getframe(1).f_code.co_name}: {told}")


def each_long_request_answers_with_what_is_known():
    engine = Engine()
    engine.send({"do": "new", "game": ENDLESS})
    check(engine.answer()["ok"], "no game")
    for request in ({"do": "solve"}, {"do": "hint", "samples": 1_000_000}, {"do": "hint", "ms": 3_600_000},
                    {"do": "find_deal", "rules": ENDLESS.partition("#")[0], "level": "harsh"}):
        engine.send({"id": 1, **request})
        time.sleep(0.05)  # it is at work by now, or not yet: both must do
        engine.send({"id": 2, "do": "stop"})
        first, second = engine.answer(), engine.answer()
        check(first["id"] == 1 and first["ok"] and first.get("stopped") is True, (request, first))
        check(second == {"id": 2, "ok": True}, second)


def lost_game(engine):
    """How many moves it had."""
    engine.send({"do": "new", "game": "classic#1"})
    state = engine.answer()["state"]
    moves = 0
    while state["status"] == "playing":
        engine.send({"do": "move", "move": state["legal"][0]})
        state = engine.answer()["state"]
        moves += 1
    return moves


def a_review_that_is_stopped_is_whole():
    engine = Engine()
    moves = lost_game(engine)
    engine.send({"id": 1, "do": "review", "samples": 1_000_000}, {"id": 2, "do": "stop"})
    answer = engine.answer()
    review = answer["review"]
    check(answer["stopped"] is True and review["limit"] == "time", answer)
    check(len(review["moves"]) == moves, review)
    check(abs(review["start"] + review["luck"] + review["skill"] - review["result"]) < 1e-9, review)
    check(engine.answer() == {"id": 2, "ok": True}, "stop")


def what_was_sent_before_is_answered_in_order():
    engine = Engine()
    engine.send({"do": "new", "game": ENDLESS}, {"id": 1, "do": "solve"}, {"id": 2, "do": "state"},
                {"id": 3, "do": "hint", "samples": 1}, {"id": 4, "do": "hello"})
    engine.answer()
    time.sleep(0.05)
    engine.send({"id": 5, "do": "stop"}, {"id": 6, "do": "stop"}, {"id": 7, "do": "state"})
    answers = [engine.answer() for _ in range(7)]
    check([one["id"] for one in answers] == [1, 2, 3, 4, 5, 6, 7], answers)
    check([one["id"] for one in answers if one.get("stopped")] == [1], "only the one in flight is stopped")


def with_nothing_in_flight_it_does_nothing():
    engine = Engine()
    engine.send({"id": 1, "do": "stop"})
    check(engine.answer() == {"id": 1, "ok": True}, "stop alone")
    engine.send({"id": 2, "do": "solve", "game": "classic#42"})
    answer = engine.answer()
    check(answer["solve"]["verdict"] == "won" and "stopped" not in answer, answer)


def quitting_does_not_wait_for_more_input():
    engine = Engine()
    engine.send({"do": "quit"})
    check(engine.process.wait(20) == 0, "it did not end")


def every_long_request_holds_its_time():
    engine = Engine()
    engine.send({"do": "new", "game": ENDLESS})
    engine.answer()
    for request in ({"do": "solve"}, {"do": "hint"}, {"do": "find_deal", "rules": ENDLESS.partition("#")[0], "level": "fair"}):
        engine.send({**request, "ms": 20})
        answer = engine.answer()  # without a limit this would not end
        check(answer["ok"] and "stopped" not in answer, answer)


def the_command_line_tells_what_is_known():
    engine = Engine()
    lost_game(engine)
    engine.send({"do": "record"})
    with tempfile.TemporaryDirectory() as home:
        with open(f"{home}/record.txt", "w", encoding="utf-8") as file:
            file.write(engine.answer()["record"])
        for command in (["solve", ENDLESS, "--json"], ["review", f"{home}/record.txt", "--samples", "1000000", "--json"]):
            process = subprocess.Popen([PROGRAM, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                       env={"HOME": home}, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
            time.sleep(0.5)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate()
            check(process.returncode == 130 and json.loads(out)["stopped"] is True and "stopped" in err,
                  (command, process.returncode, out, err))


for test in (each_long_request_answers_with_what_is_known, a_review_that_is_stopped_is_whole,
             what_was_sent_before_is_answered_in_order, with_nothing_in_flight_it_does_nothing,
             quitting_does_not_wait_for_more_input, every_long_request_holds_its_time,
             the_command_line_tells_what_is_known):
    test()
