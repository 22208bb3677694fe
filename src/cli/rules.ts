import { answerLine } from "../rules/json-lines/answer.ts";
import { answerLines } from "./lines.ts";

/** `npm run rules`: a question about the rules on each line in, its answer on each line out. */
await answerLines(answerLine);
