const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };

/** A character written as `&…;` at that place, or nothing: what Telegram does not know stays. */
export const decodeCharacter = (
  source: string,
  at: number,
): { readonly char: string; readonly length: number } | undefined => {
  const match = /^&(?:#(x[0-9a-f]+|[0-9]+)|([a-z]+));?/i.exec(source.slice(at, at + 20));
  if (match === null) return undefined;
  const [whole, number, name] = match;
  if (name !== undefined) {
    const char = NAMED[name];
    return char === undefined ? undefined : { char, length: whole.length };
  }
  const code = number?.startsWith("x") ? Number.parseInt(number.slice(1), 16) : Number(number);
  if (code === 0 || code >= 0x10_ffff) return undefined;
  return { char: String.fromCodePoint(code), length: whole.length };
};

type StartTag =
  | { readonly ok: true; readonly argument: string; readonly end: number }
  | { readonly ok: false; readonly problem: string };

/** The one attribute of each tag that says something. */
const TELLING: Readonly<Record<string, string>> = {
  a: "href",
  code: "class",
  span: "class",
  "tg-emoji": "emoji-id",
};

type Place = {
  readonly source: string;
  readonly name: string;
  /** Where the tag's name ended. */
  readonly at: number;
  /** Where the tag begins, in bytes: complaints say it. */
  readonly begin: number;
};

type Value = { readonly ok: true; readonly value: string; readonly end: number };

const quoted = (source: string, at: number): Value => {
  let [i, value] = [at + 1, ""];
  while (i < source.length && source[i] !== source[at]) {
    const decoded = source[i] === "&" ? decodeCharacter(source, i) : undefined;
    value += decoded?.char ?? source[i];
    i += decoded?.length ?? 1;
  }
  return { ok: true, value, end: i + 1 };
};

const bare = (source: string, at: number): Value | { ok: false; problem: string } => {
  const value = /^[A-Za-z0-9.-]*/.exec(source.slice(at))?.[0] ?? "";
  const end = at + value.length;
  if (end < source.length && !/[\s>]/.test(source.charAt(end))) {
    const offset = Buffer.byteLength(source.slice(0, at));
    return { ok: false, problem: `Unexpected end of name token at byte offset ${offset}` };
  }
  return { ok: true, value: value.toLowerCase(), end };
};

/** Reads on from a tag's name to its `>`. */
export const readAttributes = ({ source, name, at, begin }: Place): StartTag => {
  const problem = (text: string): StartTag => ({ ok: false, problem: text });
  const skipSpace = (from: number): number =>
    from + (/^\s*/.exec(source.slice(from))?.[0].length ?? 0);
  const unclosed = problem(`Unclosed start tag "${name}" at byte offset ${begin}`);
  let argument = "";
  let i = at;
  for (;;) {
    i = skipSpace(i);
    if (i >= source.length) return unclosed;
    if (source[i] === ">") return { ok: true, argument, end: i };
    const attribute = /^[^\s=>/"']*/.exec(source.slice(i))?.[0] ?? "";
    if (attribute === "") {
      return problem(`Empty attribute name in the tag "${name}" at byte offset ${begin}`);
    }
    i = skipSpace(i + attribute.length);
    if (i >= source.length) return unclosed;
    if (source[i] !== "=") {
      if (name === "blockquote" && attribute.toLowerCase() === "expandable") {
        argument = "expandable";
      }
      continue;
    }
    i = skipSpace(i + 1);
    if (i >= source.length) return unclosed;
    const read = /["']/.test(source.charAt(i)) ? quoted(source, i) : bare(source, i);
    if (!read.ok) return read;
    if (read.end >= source.length) {
      return problem(`Unclosed start tag at byte offset ${begin}`);
    }
    if (attribute === TELLING[name]) argument = read.value;
    i = read.end;
  }
};
