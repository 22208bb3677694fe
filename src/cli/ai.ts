import { answerAsked } from "../ai/json-lines.ts";
import { loadPlayers } from "../ai/load.ts";
import { answerLines } from "./lines.ts";

/** `npm run ai`: each line in is a question to the computer player, each line out its answer. */
const players = loadPlayers();
await answerLines((line) => answerAsked(players, line));
