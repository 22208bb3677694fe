/** What other features take from here. */
export { reportRow } from "./row.ts";
