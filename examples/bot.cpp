// A bot: scoundrel play classic#42 --player cmd:./bot. It reads a state a line, as JSON, and
// answers a move a line. To need no JSON library it looks for the list of legal moves in the text,
// and takes the last of them.
#include <iostream>
#include <string>

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        const auto end = line.find("\"]", line.find("\"legal\":["));
        const auto begin = line.rfind('"', end - 1) + 1;
        std::cout << "{\"move\":\"" << line.substr(begin, end - begin) << "\"}" << std::endl;
    }
}
