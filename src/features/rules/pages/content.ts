import type { Diagram } from "../../../board/pictures/diagram.ts";
import type { TextKey, Values } from "../../../bot/text/texts.ts";
import { diagramOf, type Example } from "../../../bot/view/example.ts";

/** Several words or numbers are told as a list. */
type LineValues = Readonly<Record<string, Values[string] | readonly string[]>>;

/** A few sentences: a text key with its values, without a language. */
export type Line = {
  readonly key: TextKey;
  readonly values: LineValues;
  readonly named: Readonly<Record<string, TextKey>>;
};

export type Content = {
  /** Paragraphs of one line or, as a list, of several. */
  readonly paragraphs: readonly (readonly Line[])[];
  readonly diagram: Diagram;
  /** The words about a drawn diagram; an emoji board cannot show it. */
  readonly drawn: Line | undefined;
  readonly example: Example | undefined;
};

export const tell = (key: TextKey, values: LineValues = {}, named: Line["named"] = {}): Line => ({
  key,
  values,
  named,
});

export const tellIf = (applies: boolean, key: TextKey, values: LineValues = {}): readonly Line[] =>
  applies ? [tell(key, values)] : [];

type Paragraph = Line | readonly Line[];

export const withExample = (example: Example, ...told: readonly Paragraph[]): Content => ({
  paragraphs: paragraphs(told),
  diagram: diagramOf(example),
  drawn: undefined,
  example,
});

export const withDiagram = (diagram: Diagram, ...told: readonly Paragraph[]): Content => ({
  paragraphs: paragraphs(told),
  diagram,
  drawn: undefined,
  example: undefined,
});

const paragraphs = (told: readonly Paragraph[]): Content["paragraphs"] =>
  told.map((one) => ("key" in one ? [one] : one)).filter(({ length }) => length > 0);
