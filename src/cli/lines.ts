import { once } from "node:events";
import { type Answer, failure } from "../rules/json-lines/read.ts";

const LONGEST_LINE = 1 << 20;
const TOO_LONG = failure(`line: is longer than ${LONGEST_LINE} characters`);
const PIECE = 1 << 16;

let waiting: string[] = [];
let size = 0;

const flush = async (): Promise<void> => {
  const text = waiting.join("");
  waiting = [];
  size = 0;
  if (text !== "" && !process.stdout.write(text)) await once(process.stdout, "drain");
};

const say = async (line: string): Promise<void> => {
  waiting.push(line, "\n");
  size += line.length;
  if (size >= PIECE) await flush();
};

/** Some editors write this byte order mark at the beginning of a file. */
const BOM = /^\uFEFF/;

/** What a line is answered with; after the last one nothing more is read. */
type LinesOut = { readonly lines: readonly string[]; readonly isLast: boolean };

/** Hears each line of the standard input until one is the last; of one that is too long a part. */
export const hearLines = async (hear: (line: string) => LinesOut): Promise<void> => {
  const answer = async (line: string): Promise<boolean> => {
    const { lines, isLast } = hear(line);
    for (const one of lines) await say(one);
    return isLast;
  };

  // The reader may close the pipe early, as `head` does.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });

  process.stdin.setEncoding("utf8");
  let line = "";
  let begun = false;
  for await (const chunk of process.stdin) {
    const text = begun ? String(chunk) : String(chunk).replace(BOM, "");
    begun = true;
    const [first = "", ...others] = text.split("\n");
    line += first;
    for (const next of others) {
      if (await answer(line)) return flush();
      line = next;
    }
    // Of a line that is too long, keeps just enough to recognize it as such.
    if (line.length > LONGEST_LINE) line = line.slice(0, LONGEST_LINE + 1);
    await flush();
  }
  if (line !== "") await answer(line);
  await flush();
};

/** Answers each line of the standard input. The exit status is 1 if any line was bad. */
export const answerLines = (answerLine: (line: string) => Answer): Promise<void> =>
  hearLines((given) => {
    const { ok, line } = given.length > LONGEST_LINE ? TOO_LONG : answerLine(given);
    if (!ok) process.exitCode = 1;
    return { lines: [line], isLast: false };
  });
