// Compiles src into dist, and makes one file of all that main.js and each thread import: it loads
// in half the time. `--modules` leaves them as they are, for `npm run dev`. Where nothing has
// changed since the last build, there is nothing to do. Without the development packages
// (npm ci --omit=dev) there is no compiler, and the existing dist is used.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const tsc = fileURLToPath(new URL("node_modules/typescript/bin/tsc", root));
const dist = fileURLToPath(new URL("dist", root));
const main = fileURLToPath(new URL("dist/main.js", root));

/** What dist was built from. */
const stamp = fileURLToPath(new URL("dist/.built", root));

/** A hash of all that a build follows from: times of files say little after a checkout. */
const sources = () => {
  const hash = createHash("sha256");
  const names = readdirSync(new URL("src", root), { recursive: true });
  const files = names.filter((name) => extname(name) !== "").map((name) => join("src", name));
  for (const file of [...files.sort(), "tsconfig.json", "tsconfig.build.json", "package-lock.json"])
    hash.update(`${file}\n`).update(readFileSync(new URL(file, root)));
  return hash.digest("hex");
};

const isBuilt = (from) =>
  existsSync(main) && existsSync(stamp) && readFileSync(stamp, "utf8") === from;

const compile = () =>
  spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" })
    .status ?? 1;

/** What is started: the bot, and each thread. */
const started = () =>
  readdirSync(new URL("src", root), { recursive: true })
    .filter((name) => name === "main.ts" || basename(name) === "worker.ts")
    .map((name) => name.replace(/\.ts$/, ".js"));

/** They have machine code, or find a file of their own beside them. */
const APART = ["@napi-rs/canvas", "better-sqlite3", "piscina"];

/** Node has addresses of its own; the package in their place has tables of half a megabyte. */
const OWN_TO_NODE = { "whatwg-url": "node:url" };

/** Each of our modules keeps its own address, by which it finds its data and its threads. */
const keepAddresses = (file) => ({
  name: "keep-addresses",
  transform: (code, id) => {
    if (!id.startsWith(join(dist, "/"))) return undefined;
    const own = JSON.stringify(relative(dirname(file), id));
    return code.replaceAll("import.meta.url", `new URL(${own}, import.meta.url).href`);
  },
});

const bundle = async () => {
  const { rolldown } = await import("rolldown");
  const bundles = started().map(async (name) => {
    const file = join(dist, name);
    const bundled = await rolldown({
      input: file,
      platform: "node",
      external: APART,
      resolve: { alias: OWN_TO_NODE },
      plugins: [keepAddresses(file)],
    });
    const { output } = await bundled.generate({ format: "esm", codeSplitting: false });
    await bundled.close();
    return [file, output[0].code];
  });
  // One may import what another one is made of, so all are made before any is written.
  for (const [file, code] of await Promise.all(bundles)) writeFileSync(file, code);
};

if (existsSync(tsc)) {
  await import("./text-keys.js");
  const from = sources();
  const modules = process.argv.includes("--modules");
  if (modules || !isBuilt(from)) {
    rmSync(stamp, { force: true });
    process.exitCode = compile();
    if (process.exitCode === 0 && !modules) {
      await bundle();
      writeFileSync(stamp, from);
    }
  }
} else if (!existsSync(main)) {
  process.stderr.write("Not built yet: run npm ci once with the development packages.\n");
}
