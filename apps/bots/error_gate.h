// What a program from outside writes to its standard error, on its way to ours: a line at a time,
// with the program's name, made fit to show, and not without end.
#pragma once

#include <string>
#include <string_view>

namespace scoundrel::cli {

class ErrorGate {
  public:
    explicit ErrorGate(std::string_view name);
    ~ErrorGate();  // shows a last line without its end
    ErrorGate(const ErrorGate&) = delete;
    ErrorGate& operator=(const ErrorGate&) = delete;

    void take(std::string_view bytes);

  private:
    void show(std::string_view line) const;

    std::string name_;
    std::string line_;       // not yet shown
    std::size_t left_;       // that may still be shown, in bytes
    bool told_end_ = false;  // that no more is shown
};

}  // namespace scoundrel::cli
