import type { Diagram } from "../../board/diagram.ts";
import type { Values } from "../texts.ts";
import { diagramOf, type Lesson } from "./lesson.ts";

/** A few sentences: a key of the texts and what they need to know. */
export type Paragraph = { readonly key: string; readonly values: Values };

/** What a page says and shows, without a word of language in it. */
export type Content = {
  readonly paragraphs: readonly Paragraph[];
  readonly diagram: Diagram;
  /** The worked example that the diagram shows, if it is one. */
  readonly lesson: Lesson | undefined;
};

export const say = (key: string, values: Values = {}): Paragraph => ({
  key: `rules-${key}`,
  values,
});

/** A paragraph that is there only where it applies. */
export const sayIf = (applies: boolean, key: string, values: Values = {}): readonly Paragraph[] =>
  applies ? [say(key, values)] : [];

export const taught = (lesson: Lesson, ...paragraphs: readonly Paragraph[]): Content => ({
  paragraphs,
  diagram: diagramOf(lesson),
  lesson,
});

export const shown = (diagram: Diagram, ...paragraphs: readonly Paragraph[]): Content => ({
  paragraphs,
  diagram,
  lesson: undefined,
});
