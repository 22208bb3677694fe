import { z } from "zod";
import type { Mismatch } from "./mismatch.ts";

type Form<Record> = {
  readonly format: string;
  readonly version: number;
  readonly record: z.ZodType<Record>;
};

type ReadAs<Record> = { readonly ok: true; readonly record: Record } | Mismatch;

const heading = z.object({ format: z.string(), version: z.unknown() });

/** Reads a record of that form from outside, or says what is wrong with it. */
export const readAs = <Record>(form: Form<Record>, value: unknown): ReadAs<Record> => {
  const { data: head } = heading.safeParse(value);
  if (head?.format !== form.format) return { ok: false, code: "other-format" };
  if (head.version !== form.version)
    return { ok: false, code: "other-version", found: head.version };
  const parsed = form.record.safeParse(value);
  if (parsed.success) return { ok: true, record: parsed.data };
  const [issue] = parsed.error.issues;
  const field = (issue?.path ?? []).join(".");
  return { ok: false, code: "bad-field", field, problem: issue?.message ?? "" };
};
