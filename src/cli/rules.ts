import { answerLine } from "../rules/json-lines/answer.ts";
import { answerLines } from "./lines.ts";

/** `npm run rules`: each line in is a question about the rules, each line out its answer. */
await answerLines(answerLine);
