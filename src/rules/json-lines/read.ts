import type { z } from "zod";

export type Answer = { readonly ok: boolean; readonly line: string };

export const failure = (error: string): Answer => ({ ok: false, line: JSON.stringify({ error }) });

const sentence = ({ issues }: z.ZodError): string => {
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" && issue.path.length === 0)
      return `${issue.keys[0]}: ${issue.message}`;
  }
  const [issue] = issues;
  return `${String(issue?.path[0] ?? "line")}: ${issue?.message}`;
};

/** Answers a line of JSON if it is a valid question of this kind; otherwise says what is wrong. */
export const answerTo = <Question>(
  line: string,
  kind: z.ZodType<Question>,
  answer: (question: Question) => Answer,
): Answer => {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch (error) {
    return failure(`line: is no JSON (${error instanceof Error ? error.message : error})`);
  }
  const read = kind.safeParse(given);
  return read.success ? answer(read.data) : failure(sentence(read.error));
};
