# The lab, beside the game.
. ./common
install ./scoundrel_*_amd64.deb ./scoundrel-lab_*_amd64.deb
absent g++ cc node
seen 'careful' scoundrel match classic --players careful,texts --seeds 0..99
seen 'can be won' sh -c 'scoundrel census classic --seeds 0..49 --out /tmp/census.txt && scoundrel census report /tmp/census.txt'
seen 'classic+potions=any' scoundrel compare classic classic+potions=any --player careful --games 100
apt-get -qq -y purge scoundrel-lab >/dev/null 2>&1
gone scoundrel
