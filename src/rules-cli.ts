import { answerLines } from "./lines.ts";
import { answerLine } from "./rules/json-lines/answer.ts";

/** `npm run rules`: a question about the rules on each line in, its answer on each line out. */
await answerLines(answerLine);
