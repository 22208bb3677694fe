import type { Digits } from "../../board/letters/figures.ts";

export { type Digits, figures } from "../../board/letters/figures.ts";

/** What a picture has to know of the language that it is drawn in. */
export const digitsOf = ({ digits }: Digits): Digits => (digits === undefined ? {} : { digits });
