import type { Diagram } from "../../board/pictures/diagram.ts";
import type { TextKey, Values } from "../../bot/text/texts.ts";
import { diagramOf, type Example } from "../../bot/view/example.ts";

/** A few sentences: a key of the texts and its values; a page knows no language. */
export type Line = {
  readonly key: TextKey;
  readonly values: Values;
  readonly named: Readonly<Record<string, TextKey>>;
};

export type Content = {
  /** Each of one line or, where it is a list, of several. */
  readonly paragraphs: readonly (readonly Line[])[];
  readonly diagram: Diagram;
  /** What is said of the diagram only where it is a picture: on emoji nothing can be drawn. */
  readonly drawn: Line | undefined;
  readonly example: Example | undefined;
};

export const tell = (key: TextKey, values: Values = {}, named: Line["named"] = {}): Line => ({
  key,
  values,
  named,
});

export const tellIf = (applies: boolean, key: TextKey, values: Values = {}): readonly Line[] =>
  applies ? [tell(key, values)] : [];

type Told = Line | readonly Line[];

export const taught = (example: Example, ...told: readonly Told[]): Content => ({
  paragraphs: paragraphs(told),
  diagram: diagramOf(example),
  drawn: undefined,
  example,
});

export const shown = (diagram: Diagram, ...told: readonly Told[]): Content => ({
  paragraphs: paragraphs(told),
  diagram,
  drawn: undefined,
  example: undefined,
});

const paragraphs = (told: readonly Told[]): Content["paragraphs"] =>
  told.map((one) => ("key" in one ? [one] : one)).filter(({ length }) => length > 0);
