/** The result of a person's action. A refusal has words that the page can show. */
export type ActionResult<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly code: string; readonly message: string };

export const success = <T>(result: T): ActionResult<T> => ({ ok: true, result });

export const refused = (code: string, message: string): ActionResult<never> => ({
  ok: false,
  code,
  message,
});
