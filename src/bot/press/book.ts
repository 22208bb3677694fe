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

/** The presses of the core, or of a feature. */
export type PressBook<Press extends AnyPress = AnyPress> = {
  readonly presses: Readonly<Record<string, readonly string[]>>;
  /** The press behind callback data; undefined if no button of this book says it. */
  readonly read: (data: string) => Press | undefined;
};

/** Every press of a book. */
export type PressesOf<Book extends PressBook> = NonNullable<ReturnType<Book["read"]>>;

/** The press of a kind in a book. */
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

const saidBy = ([, ...fields]: readonly string[]): readonly NamedField[] =>
  fields.map((field) => ({ name: field.replace("?", ""), isLater: field.endsWith("?") }));

/** Reads and writes presses. Reading accepts only what was written, letter for letter. */
export const pressBook = <const In extends FieldTypes, const Of extends Presses<In>>(
  fields: In,
  presses: Of,
) => {
  type BookPress = PressIn<In, Of, keyof Of>;
  type ReadPress = { readonly do: string } & Readonly<Record<string, unknown>>;
  const byName = new Map(Object.entries(presses));
  const byLetter = new Map(Object.entries(presses).map(([kind, [letter]]) => [letter, kind]));

  const write = (press: BookPress): PressData => {
    const values = new Map<string, unknown>(Object.entries(press));
    const [letter = "", ...names] = byName.get(String(values.get("do"))) ?? [];
    const said = saidBy([letter, ...names]);
    // Empty fields at the end are left out.
    const last = said.findLastIndex(({ name, isLater }) => !isLater || values.get(name));
    const texts = said.slice(0, last + 1).map(({ name }) => textOf(values.get(name)));
    const data = [letter, ...texts].join(".");
    if (!isPressData(data)) throw new Error(`too long a press: ${data}`);
    return data;
  };

  const isPress = (read: ReadPress): read is ReadPress & BookPress =>
    saidBy(byName.get(read.do) ?? []).every(
      ({ name, isLater }) => isLater || read[name] !== undefined,
    );

  const read = (data: string): BookPress | undefined => {
    const [letter = "", ...texts] = data.split(".");
    const kind = byLetter.get(letter);
    if (kind === undefined) return undefined;
    const values = saidBy(byName.get(kind) ?? []).flatMap(({ name }, at) => {
      const value = fields[name]?.safeParse(texts[at]).data;
      return value === undefined ? [] : [[name, value]];
    });
    const found: ReadPress = { do: kind, ...Object.fromEntries(values) };
    return isPress(found) && write(found) === data ? found : undefined;
  };

  return { fields, presses, read, write };
};

/** Reads the presses of several books. */
export const readerOf = (books: readonly PressBook[]): PressBook["read"] => {
  const byLetter = new Map(
    books.flatMap((book) => Object.values(book.presses).map(([letter]) => [letter, book])),
  );
  return (data) => byLetter.get(data.split(".", 1)[0])?.read(data);
};
