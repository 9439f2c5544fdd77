// Packs bindings/wasm as npm does, and installs the tarball into an empty folder without a network, as a stranger would:
//   SCOUNDREL_WASM=build/wasm node tests/npm/install.mjs FOLDER
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const folder = resolve(process.argv[2]);
process.env.SCOUNDREL_WASM = resolve(process.env.SCOUNDREL_WASM ?? "build/wasm"); // npm works elsewhere
const root = fileURLToPath(new URL("../../", import.meta.url));
const npm = (cwd, ...words) => execFileSync("npm", [...words, "--silent", "--offline", "--no-audit", "--no-fund"], { cwd, stdio: ["ignore", "pipe", "inherit"] });

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
npm(join(root, "bindings/wasm"), "pack", "--pack-destination", folder);
const [tarball, ...others] = readdirSync(folder);
if (!/^scoundrel-engine-[\d.]+\.tgz$/.test(tarball) || others.length > 0) throw new Error(`npm pack left ${[tarball, ...others]}`);
npm(folder, "install", `./${tarball}`);

// What imports it by its name must lie where it is installed.
for (const example of readdirSync(join(root, "examples/javascript"))) copyFileSync(join(root, "examples/javascript", example), join(folder, example));
copyFileSync(join(root, "tests/npm/use.mts"), join(folder, "use.mts"));
