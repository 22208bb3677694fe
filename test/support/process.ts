import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LONGEST_WAIT_MS } from "./longest-wait.ts";

const ROOT = resolve(import.meta.dirname, "../..");

const LOCK = resolve(ROOT, "dist/.building");
/** A build that takes longer than this has been killed. */
const LONGEST_BUILD_MS = 60_000;

const isLocked = (): boolean => {
  try {
    mkdirSync(LOCK);
    return false;
  } catch {
    return (
      Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? 0) < LONGEST_BUILD_MS
    );
  }
};

/** Compiles the bot as `npm start` does, unless it is compiled already; one at a time. */
export const build = async (): Promise<void> => {
  mkdirSync(dirname(LOCK), { recursive: true });
  while (isLocked()) await sleep(50);
  try {
    execFileSync("npm", ["run", "--silent", "build"], { cwd: ROOT, stdio: "pipe" });
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
};

/** The bot as a process of its own. */
export type BotProcess = {
  readonly pid: number;
  /** All that it has written so far. */
  output(): string;
  /** Waits until it has written something that fits. */
  says(fits: RegExp, ms?: number): Promise<RegExpExecArray>;
  kill(signal: NodeJS.Signals): void;
  /** How it ended: its exit status, or the signal that killed it. */
  readonly ended: Promise<number | NodeJS.Signals>;
};

const saying = (child: ChildProcess, text: () => string, fits: RegExp, ms: number) =>
  new Promise<RegExpExecArray>((resolve, reject) => {
    const look = (): void => {
      const found = fits.exec(text());
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    const timer = setTimeout(() => reject(new Error(`no ${fits} in «${text()}»`)), ms);
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", look);
    look();
  });

/** What `npm start` says to Node itself. */
const nodeFlags = (): string[] => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, flags = ""] = /node (.*)dist\/main\.js/.exec(scripts.start) ?? [];
  return flags.split(" ").filter((flag) => flag !== "");
};

/** Starts `node dist/main.js`, or another script, in a folder, with these variables and no others of ours. */
export const startProcess = (
  folder: string,
  variables: Readonly<Record<string, string>>,
  script = resolve(ROOT, "dist/main.js"),
  words: readonly string[] = [],
): BotProcess => {
  const child = spawn(process.execPath, [...nodeFlags(), script, ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  }
  return {
    pid: child.pid ?? 0,
    output: () => text,
    says: (fits, ms = LONGEST_WAIT_MS) => saying(child, () => text, fits, ms),
    kill: (signal) => void child.kill(signal),
    // `close`, not `exit`: by then everything that it wrote has been read.
    ended: once(child, "close").then(([status, signal]) => status ?? signal),
  };
};

/** A port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("no port is free");
  return address.port;
};
