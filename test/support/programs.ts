import { spawnSync } from "node:child_process";
import { chromiumPath } from "./chromium.ts";

const answers = (program: string): boolean => spawnSync(program, ["--version"]).status === 0;

/** Debian keeps games where not every PATH looks. */
const gnubg = ["gnubg", "/usr/games/gnubg"].find(answers);

export const GNUBG = gnubg ?? "gnubg";

/** Which programs beside Node are not on this machine; tests that need one of them are skipped. */
export const IS_MISSING = {
  chromium: chromiumPath === undefined,
  gnubg: gnubg === undefined,
  python3: !answers("python3"),
} as const;

const PACKAGES = [
  [IS_MISSING.chromium, "Chromium", "chromium fonts-noto-color-emoji fonts-roboto-unhinted"],
  [IS_MISSING.gnubg, "GNU Backgammon", "gnubg"],
  [IS_MISSING.python3, "Python", "python3"],
] as const;

/** Says once in a run which tests are skipped, and what to install for them. */
export default (): void => {
  for (const [isMissing, name, packages] of PACKAGES) {
    if (isMissing) console.warn(`No ${name} here, its tests are skipped: apt install ${packages}`);
  }
};
