# The game, as apt installs it: played, helped, served to a browser, without compiler or node.
. ./common
install ./scoundrel_*_amd64.deb
absent g++ cc node python3
seen 'scoundrel 0.1' scoundrel --version
seen 'You equip 7♦.' sh -c "printf '7D\nquit\n' | scoundrel play classic#42 --no-save"
seen 'can be won, at best with 30' scoundrel solve classic#42
seen 'Best:' scoundrel hint classic#42
refused 'install the package scoundrel-lab' scoundrel match classic
for file in /usr/share/man/man1/scoundrel.1.gz /usr/share/man/fr/man1/scoundrel.1.gz /usr/share/bash-completion/completions/scoundrel \
    /usr/share/zsh/vendor-completions/_scoundrel /usr/share/fish/vendor_completions.d/scoundrel.fish \
    /usr/share/applications/scoundrel.desktop /usr/share/icons/hicolor/scalable/apps/scoundrel.svg /usr/share/scoundrel/web/index.html \
    /usr/share/scoundrel/web/licences.txt; do
  [ -f "$file" ] || { printf 'not  %s\n' "$file"; exit 1; }
done
printf 'ok   man pages, completions, desktop entry, icon, page\n'
scoundrel web --port 8123 >/tmp/web.log 2>&1 &
server=$!
seen 'http://localhost:8123/' sh -c 'for i in $(seq 50); do grep -s localhost /tmp/web.log && break; sleep 0.2; done'
cat >/tmp/ask <<'END'
exec 3<>/dev/tcp/127.0.0.1/8123
printf 'GET %s HTTP/1.1\r\nHost: localhost:8123\r\nConnection: close\r\n\r\n' "$1" >&3
tr -d '\0' <&3
END
seen '200 OK' bash /tmp/ask /
# Of the headers alone: the page names a policy in its own text as well.
seen 'x-content-type-options: nosniff' sh -c "bash /tmp/ask / | sed '/^.\?$/q'"
seen "frame-ancestors 'none'" sh -c "bash /tmp/ask / | sed '/^.\?$/q'"
seen '<title>Scoundrel</title>' bash /tmp/ask /
seen '404' bash /tmp/ask /nothing
kill $server
seen '' scoundrel web --build /tmp/site
seen '<title>Scoundrel</title>' cat /tmp/site/index.html
# a terminal game, in a terminal
install tmux
tmux -L check new-session -d -x 100 -y 30 scoundrel play classic#42
seen 'Dungeon' sh -c 'for i in $(seq 50); do tmux -L check capture-pane -p | grep -m 1 Dungeon && break; sleep 0.2; done'
tmux -L check kill-server
gone scoundrel
