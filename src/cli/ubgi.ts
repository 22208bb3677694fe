import { loadPlayers } from "../ai/load.ts";
import { hearLine, NEW_UBGI } from "../ai/ubgi/ubgi.ts";
import { hearLines } from "./lines.ts";

/** `npm run ubgi`: the computer player for programs that speak UBGI. */
const players = loadPlayers();
let state = NEW_UBGI;
await hearLines((line) => {
  const heard = hearLine(players, state, line);
  state = heard.state;
  return heard;
});
