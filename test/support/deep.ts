/** `PERFT=deep` (npm run perft) looks at all that it can; otherwise at what takes a moment. */
export const DEEP = process.env.PERFT === "deep";
