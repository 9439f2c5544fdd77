# The npm package, in an empty project, without a network.
. ./common
install nodejs npm
mkdir /tmp/mine
cp scoundrel-engine-*.tgz /tmp/mine
cd /tmp/mine
npm init -y >/dev/null
seen 'added 1 package' npm install --offline --no-audit --no-fund ./scoundrel-engine-*.tgz
cat >play.mjs <<'END'
import { createEngine } from "scoundrel-engine";
const engine = await createEngine();
const { state } = await engine.ask({ do: "new", game: "classic#42" });
const { hint } = await engine.ask({ do: "hint", samples: 50, seed: 1 });
console.log(state.room.join(" "), hint.best);
END
seen 'JC 6S 7D 5H 7De' node play.mjs
seen 'LLVM Exceptions' cat node_modules/scoundrel-engine/THIRD-PARTY.txt
