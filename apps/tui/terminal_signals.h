// What comes to a program on a terminal besides keys: signals, and rings of its own workers. Knows
// no curses: after a crash the screen is given back by hand.
#pragma once

namespace scoundrel::tui::signals {

// Before curses starts, so that it leaves these alone: its own handler of SIGTSTP would stop the
// program in the middle of drawing. A shell without job control ignores it, and so do we.
void take();
void release();

// There is news: may be called on any thread.
void ring();

bool asked_to_stop();
// Each tells once.
bool take_pause();
bool take_resize();
bool take_ring();

// Stops as the shell asked, and comes back when it is continued. The screen must be given back.
void pause();

// Until there is something to read, one of the above happened, or so many milliseconds have passed
// (-1: for ever). False: the terminal is gone, and nobody will press a key any more.
bool wait_for_input(int milliseconds);

}  // namespace scoundrel::tui::signals
