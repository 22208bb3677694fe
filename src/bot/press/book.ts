import type { z } from "zod";
import type { CheckerMove } from "../../game/types.ts";
import type { FIELDS } from "./fields.ts";

/** Telegram's limit, in bytes of UTF-8. */
export const MOST_BYTES = 64;

type FieldValue = string | number | readonly CheckerMove[];

/** The values that presses can carry, by name; each is read from its text. */
type FieldTypes = Readonly<Record<string, z.ZodType<FieldValue>>>;

type NameIn<In extends FieldTypes> = keyof In & string;

/**
 * Presses by name: a letter, never reused because old keyboards stay, and the fields in their
 * order. A field with a question mark was added later: it stands at the end, and is left out if it
 * says nothing.
 */
type Presses<In extends FieldTypes> = Readonly<
  Record<string, readonly [letter: string, ...fields: (NameIn<In> | `${NameIn<In>}?`)[]]>
>;

type SaidBy<Entry> = Entry extends readonly [string, ...infer Names] ? Names[number] : never;

type LaterIn<In extends FieldTypes, Names> = Names extends `${infer Name}?`
  ? Extract<Name, NameIn<In>>
  : never;

/** The press of a kind, as handlers get it. */
type PressIn<In extends FieldTypes, Of, Kind> = Kind extends keyof Of & string
  ? { readonly do: Kind } & {
      readonly [Name in Extract<SaidBy<Of[Kind]>, NameIn<In>>]: z.infer<In[Name]>;
    } & { readonly [Name in LaterIn<In, SaidBy<Of[Kind]>>]?: z.infer<In[Name]> }
  : never;

/** Callback data written by a book. */
export type PressData = string & { readonly __press: "data" };

const isPressData = (data: string): data is PressData =>
  Buffer.byteLength(data, "utf8") <= MOST_BYTES;

/** The press of any button; a feature knows more about its own. */
export type AnyPress = { readonly do: string } & {
  readonly [Name in keyof typeof FIELDS]?: z.infer<(typeof FIELDS)[Name]>;
};

/** What the bot has to know of a press before a handler answers it. */
export type Guard = {
  /**
   * Where it counts if Telegram does not show its button: where a table of its game stands, in any
   * other message of the bot, there for players of its game alone, or where its handler says.
   */
  readonly at: "table" | "page" | "own page" | "anywhere";
  /** Its message goes for all readers: it counts only where the button is seen. */
  readonly deletes?: true;
  /** It stands under tables without being play: its message may be a stray. */
  readonly isUnderTable?: true;
};

/** The presses of the core, or of a feature. */
export type PressBook<Press extends AnyPress = AnyPress> = {
  readonly presses: Readonly<Record<string, readonly string[]>>;
  readonly guards: ReadonlyMap<string, Guard>;
  /** The press behind callback data; undefined if no button of this book says it. */
  readonly read: (data: string) => Press | undefined;
};

export type PressesOf<Book extends PressBook> = NonNullable<ReturnType<Book["read"]>>;

export type PressNamed<Book extends PressBook, Kind extends PressesOf<Book>["do"]> = Extract<
  PressesOf<Book>,
  { readonly do: Kind }
>;

const textOf = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (typeof value === "number") return value.toString(36);
  return Array.isArray(value)
    ? value.map(({ from, die }: CheckerMove) => `${from.toString(36)}${die}`).join("")
    : (0).toString(36);
};

type NamedField = { readonly name: string; readonly isLater: boolean };

type PressForm = {
  readonly kind: string;
  readonly letter: string;
  readonly said: readonly NamedField[];
};

const formOf = (kind: string, [letter = "", ...fields]: readonly string[]): PressForm => ({
  kind,
  letter,
  said: fields.map((field) => ({ name: field.replace("?", ""), isLater: field.endsWith("?") })),
});

/** A press with a game counts at its tables, any other one on pages. */
const usualGuard = ({ said }: PressForm): Guard => ({
  at: said.some(({ name }) => name === "game") ? "table" : "page",
});

/**
 * Reads and writes presses, and guards them. Reading accepts only what was written, letter for
 * letter. `guards` are those that are not as usual.
 */
export const pressBook = <const In extends FieldTypes, const Of extends Presses<In>>(
  fields: In,
  presses: Of,
  guards: { readonly [Kind in keyof NoInfer<Of>]?: Guard } = {},
) => {
  type BookPress = PressIn<In, Of, keyof Of>;
  type ReadPress = { readonly do: string } & Readonly<Record<string, unknown>>;
  const forms = Object.entries<readonly string[]>(presses).map(([kind, written]) =>
    formOf(kind, written),
  );
  const byName = new Map(forms.map((form) => [form.kind, form]));
  const byLetter = new Map(forms.map((form) => [form.letter, form]));

  const write = (press: BookPress): PressData => {
    const values = new Map<string, unknown>(Object.entries(press));
    const form = byName.get(press.do);
    if (form === undefined) throw new Error(`no press is called ${press.do}`);
    const { letter, said } = form;
    // Empty fields at the end are left out.
    const last = said.findLastIndex(({ name, isLater }) => !isLater || values.get(name));
    const texts = said.slice(0, last + 1).map(({ name }) => textOf(values.get(name)));
    const data = [letter, ...texts].join(".");
    if (!isPressData(data)) throw new Error(`too long a press: ${data}`);
    return data;
  };

  const isPress = (read: ReadPress, { said }: PressForm): read is ReadPress & BookPress =>
    said.every(({ name, isLater }) => isLater || read[name] !== undefined);

  const read = (data: string): BookPress | undefined => {
    const [letter = "", ...texts] = data.split(".");
    const form = byLetter.get(letter);
    if (form === undefined) return undefined;
    const values = form.said.flatMap(({ name }, at) => {
      const value = fields[name]?.safeParse(texts[at]).data;
      return value === undefined ? [] : [[name, value]];
    });
    const found: ReadPress = { do: form.kind, ...Object.fromEntries(values) };
    return isPress(found, form) && write(found) === data ? found : undefined;
  };

  const own = new Map(Object.entries<Guard | undefined>(guards));
  const guarded = forms.map((form) => [form.kind, own.get(form.kind) ?? usualGuard(form)] as const);
  return { fields, presses, guards: new Map<string, Guard>(guarded), read, write };
};

export const readerOf = (books: readonly PressBook[]): PressBook["read"] => {
  const byLetter = new Map(
    books.flatMap((book) => Object.values(book.presses).map(([letter]) => [letter, book])),
  );
  return (data) => byLetter.get(data.split(".", 1)[0])?.read(data);
};

export const guardsOf = (books: readonly PressBook[]): ((press: AnyPress) => Guard | undefined) => {
  const all = new Map(books.flatMap(({ guards }) => [...guards]));
  return (press) => all.get(press.do);
};
