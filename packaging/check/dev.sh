# What programs are built with: the examples in C++ and C, by CMake and by pkg-config, with the library alone, and then beside
# the game, which the bot plays.
. ./common
install ./libscoundrel0_*_amd64.deb ./libscoundrel-dev_*_amd64.deb g++ cmake ninja-build pkg-config xz-utils
absent scoundrel
tar xf scoundrel-*.tar.xz
examples=$(echo scoundrel-*/examples)
seen 'the bot is built, and not played' cmake -S "$examples" -B /tmp/examples -G Ninja
seen '' cmake --build /tmp/examples
seen '7De' sh -c "/tmp/examples/advise classic#42"
seen '100% tests passed' ctest --test-dir /tmp/examples
seen '' sh -c "cc -o /tmp/ask $examples/ask.c \$(pkg-config --cflags --libs scoundrel)"
seen '"best"' /tmp/ask
seen '' sh -c "c++ -o /tmp/advise $examples/advise.cpp \$(pkg-config --cflags --libs scoundrel-cpp)"
seen '"best"' /tmp/advise
install ./scoundrel_*_amd64.deb
seen 'Build files have been written' cmake -DSCOUNDREL_ALL=ON /tmp/examples
seen '100% tests passed' ctest --test-dir /tmp/examples -R example.bot --no-tests=error
apt-get -qq -y purge scoundrel libscoundrel-dev >/dev/null 2>&1
gone libscoundrel0
