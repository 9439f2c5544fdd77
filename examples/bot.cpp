// A bot in ten lines: scoundrel play classic#42 --player cmd:./bot
#include <iostream>

#include "json/json.h"

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        const auto request = scoundrel::Json::parse(line);
        const auto& legal = request["state"]["legal"];  // always take the last move on the list
        std::cout << scoundrel::Json{{"move", legal.back()}} << std::endl;
    }
}
