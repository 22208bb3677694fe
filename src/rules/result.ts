/** The one shape of what may fail as expected: what came of it, or the code of why not. */
export type Result<Value, Code extends string> = ({ readonly ok: true } & Value) | Refused<Code>;

export type Done<Code extends string> = { readonly ok: true } | Refused<Code>;

export type Refused<Code extends string> = { readonly ok: false; readonly code: Code };

export const DONE = { ok: true } as const;

/** A refusal with its code. */
export const refused = <Code extends string>(code: Code): Refused<Code> => ({ ok: false, code });
