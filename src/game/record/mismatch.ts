import type { Dice } from "../../rules/types.ts";
import type { Refusal } from "../types.ts";
import type { RecordEvent } from "./format.ts";

export type Mismatch = { readonly ok: false } & (
  | { readonly code: "other-format" }
  | { readonly code: "other-version"; readonly found: unknown }
  | { readonly code: "bad-field"; readonly field: string; readonly problem: string }
  /** The secret does not match the published hash. */
  | { readonly code: "hash"; readonly expected: string; readonly found: string }
  | {
      readonly code: "throw";
      readonly n: number;
      readonly event: number;
      readonly expected: Dice;
      readonly found: Dice;
    }
  /** The rules lead to another event than the record has; undefined if the record has none. */
  | {
      readonly code: "event";
      readonly event: number;
      readonly expected: RecordEvent;
      readonly found: RecordEvent | undefined;
    }
  | {
      readonly code: "not-allowed";
      readonly event: number;
      readonly found: RecordEvent;
      readonly why: NotAllowed;
    }
  | {
      readonly code: "contradiction";
      readonly field: string;
      readonly found: string;
      readonly beside: string;
      readonly other: string;
    }
  | { readonly code: "match-rules"; readonly field: string }
  | { readonly code: "no-end"; readonly field: "secret" | "result" | "ended" }
  | { readonly code: "not-shown"; readonly field: "secret" | "result" | "ended" }
  | {
      readonly code: "result";
      readonly field: string;
      readonly expected: string | number;
      readonly found: string | number;
    }
);

export type NotAllowed =
  | Refusal
  /** No player can do this: it can only follow from another event, and does not here. */
  | "not-by-itself"
  /** Under this ruleset every game begins with an opening throw. */
  | "no-opening-throw"
  /** The line is no position of this ruleset. */
  | "no-position";
