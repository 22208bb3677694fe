/** The one shape of an operation that may fail: its value, or the code of the failure. */
export type Result<Value, Code extends string> = ({ readonly ok: true } & Value) | Refused<Code>;

export type Done<Code extends string> = { readonly ok: true } | Refused<Code>;

export type Refused<Code extends string> = { readonly ok: false; readonly code: Code };

export const DONE = { ok: true } as const;

export const refused = <Code extends string>(code: Code): Refused<Code> => ({ ok: false, code });
