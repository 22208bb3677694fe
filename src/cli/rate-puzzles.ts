import { writeFileSync } from "node:fs";
import { loadPlayers } from "../ai/load.ts";
import { supplyOf } from "../features/practice/sets/supply.ts";
import { SEVEN_GAMES } from "../features/practice/sets/types.ts";
import { difficultyOf, likelyOf } from "../features/practice/trainer/rules/measured.ts";

/** `npm run rate-puzzles`: how hard the shipped decisions are, by four levels as stand-ins. */

const STAND_INS = ["beginner", "easy", "middle", "hard"] as const;

const FILE = "data/sevens/strengths.json";

const players = loadPlayers();

const rated = SEVEN_GAMES.flatMap((game) =>
  supplyOf(game).map(({ supply, read }) => {
    const ratings = (read()?.decisions ?? []).map((decision) =>
      difficultyOf(STAND_INS.map((level) => likelyOf(players, decision, level))),
    );
    return [supply, ratings] as const;
  }),
);

const lines = rated.map(([supply, ratings]) => `  "${supply}": ${JSON.stringify(ratings)}`);
writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
const all = rated.flatMap(([, ratings]) => ratings).toSorted((one, two) => one - two);
console.log(
  `${all.length} decisions from ${all[0]} to ${all.at(-1)}, half below ${all[all.length >> 1]}`,
);
