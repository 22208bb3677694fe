// Compiles src into dist. Without the development packages (npm ci --omit=dev) there is no
// compiler, and the existing dist is used.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const tsc = fileURLToPath(new URL("node_modules/typescript/bin/tsc", root));

if (existsSync(tsc)) {
  await import("./text-keys.js");
  const { status } = spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], {
    cwd: root,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} else if (!existsSync(new URL("dist/main.js", root))) {
  process.stderr.write("Not built yet: run npm ci once with the development packages.\n");
}
