import { answerAsked } from "../ai/answer.ts";
import { loadPlayers } from "../ai/load.ts";
import { answerLines } from "./lines.ts";

/** `npm run ai`: a question to the computer player on each line in, its answer on each line out. */
const players = loadPlayers();
await answerLines((line) => answerAsked(players, line));
