// Compiles src into dist, and makes one file of all that main.js imports: it loads in half the
// time. `--modules` leaves main.js as it is, for `npm run dev`. Without the development packages
// (npm ci --omit=dev) there is no compiler, and the existing dist is used.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isAbsolute, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const tsc = fileURLToPath(new URL("node_modules/typescript/bin/tsc", root));
const dist = fileURLToPath(new URL("dist", root));
const main = fileURLToPath(new URL("dist/main.js", root));

const compile = () =>
  spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" })
    .status ?? 1;

/** Each module keeps its own address, by which it finds its data and its threads. */
const keepAddresses = {
  name: "keep-addresses",
  transform: (code, id) => {
    const own = JSON.stringify(relative(dist, id));
    return code.replaceAll("import.meta.url", `new URL(${own}, import.meta.url).href`);
  },
};

const bundle = async () => {
  const { rolldown } = await import("rolldown");
  const bundled = await rolldown({
    input: main,
    platform: "node",
    external: (id) => !id.startsWith(".") && !isAbsolute(id),
    plugins: [keepAddresses],
  });
  await bundled.write({ file: main, format: "esm" });
  await bundled.close();
};

if (existsSync(tsc)) {
  await import("./text-keys.js");
  process.exitCode = compile();
  if (process.exitCode === 0 && !process.argv.includes("--modules")) await bundle();
} else if (!existsSync(main)) {
  process.stderr.write("Not built yet: run npm ci once with the development packages.\n");
}
