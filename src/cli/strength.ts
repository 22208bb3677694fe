import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Plies } from "../ai/levels.ts";
import { compileKernel } from "../ai/net/kernel.ts";
import { type Mean, meanOf } from "../ai/rollouts/mean.ts";
import type { Search } from "../ai/search.ts";
import { searchOf } from "../ai/train/compare.ts";
import { decisionsFile, lossesOf, readDecisions } from "../ai/train/decisions.ts";
import { duel } from "../ai/train/duel.ts";
import { type Engine, netEngine, runner } from "../ai/train/engines.ts";
import { gnuBackgammon } from "../ai/train/gnubg.ts";
import { errorsByKind } from "../ai/train/kind-errors.ts";
import { netIn, publishedNet } from "../ai/train/publish.ts";
import { readRolled, rolledFile } from "../ai/train/rolled.ts";
import { familyOf } from "../rules/family.ts";
import { findRuleset } from "../rules/rulesets.ts";

const HELP = `npm run strength -- <ruleset> [options]

  --net FILE       a file of data/nets or a checkpoint   (data/nets/<ruleset>.nets)
  --level NAME     which net of the file                 (best)
  --plies 0|1|2    how far it looks ahead                (2)
  --against WHAT   gnubg, runner, or another file        (runner; gnubg for short nardy)
  --against-level, --against-plies                       (best, 0)
  --games N                                              (200)
  --seed N                                               (1)
  --decisions      no games: what the net loses in decisions that own rollouts have valued; with
                   --against FILE also how much less than that one
  --kinds          no games: how the net values made positions that own rollouts have valued, kind by
                   kind, for whom the kind is about: the side with the backgame; with --against FILE
                   also how much smaller its squared error is than that one's
  --quick          do not take off the luck: many games in little time

Points are without the cube. "less luck" is the same with the luck of all rolls taken off, as the best
published net sees it: just as right on average, with a third of the noise.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: "boolean", default: false },
    net: { type: "string" },
    level: { type: "string", default: "best" },
    plies: { type: "string", default: "2" },
    against: { type: "string" },
    "against-level": { type: "string", default: "best" },
    "against-plies": { type: "string", default: "0" },
    games: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    decisions: { type: "boolean", default: false },
    kinds: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
  },
});

const [name = "short"] = positionals;
const ruleset = findRuleset(name);
const kernel = compileKernel(readFileSync("data/nets/kernel.wasm"));
if (values.help || ruleset === undefined || kernel === undefined) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
const family = familyOf(ruleset.switches);

const search = (file: string, level: string): Search =>
  searchOf(ruleset, kernel, netIn(file, level));

const plies = (given: string): Plies => (given === "0" ? 0 : given === "1" ? 1 : 2);

const own = values.net ?? `data/nets/${name}.nets`;
const against = values.against ?? (family === "short" ? "gnubg" : "runner");
/** How many games run at a time: GNU Backgammon's thread looks for questions only now and then. */
const SIDE_BY_SIDE = 12;

const opponents = (): readonly Engine[] => {
  if (against === "gnubg") return Array.from({ length: SIDE_BY_SIDE }, gnuBackgammon);
  if (against === "runner") return [runner(ruleset)];
  return [netEngine(search(against, values["against-level"]), plies(values["against-plies"]))];
};

const show = ({ mean, error }: Mean, places = 3): string =>
  `${mean.toFixed(places)} ± ${error.toFixed(places)}`;

const measureDecisions = (): void => {
  const made = readDecisions(decisionsFile(name));
  if (made === undefined) throw new Error(`There are no decisions of ${name}.`);
  const losses = lossesOf(search(own, values.level), made, plies(values.plies));
  console.log(
    `${name}, ${own} ${values.level} ${values.plies}-ply: loses ${show(meanOf(losses), 4)} points ` +
      `in each of ${made.decisions.length} close decisions`,
  );
  if (values.against === undefined) return;
  const rival = search(against, values["against-level"]);
  const theirs = lossesOf(rival, made, plies(values["against-plies"]));
  const less = meanOf(theirs.map((loss, at) => loss - (losses[at] ?? 0)));
  console.log(`${show(less, 4)} less than ${against} ${values["against-plies"]}-ply`);
};

if (values.decisions) {
  measureDecisions();
  process.exit();
}

const measureKinds = (): void => {
  const rolled = readRolled(rolledFile(name));
  if (rolled === undefined) throw new Error(`There are no made positions of ${name}.`);
  const net = { search: search(own, values.level), plies: plies(values.plies) };
  const other = values.against && {
    search: search(values.against, values["against-level"]),
    plies: plies(values["against-plies"]),
  };
  const how = `${own} ${values.level} ${values.plies}-ply`;
  console.log(`${name}, ${how}: its word less that of ${rolled.trials} games, in points`);
  for (const { kind, bias, spread, less } of errorsByKind(rolled, net, other || net)) {
    const beside = other ? `, squared ${show(less, 4)} less than ${values.against}` : "";
    console.log(
      `${kind.padEnd(22)} ${String(bias.count).padStart(4)} positions: bias ${show(bias)}, ` +
        `root mean square ${spread.toFixed(3)}${beside}`,
    );
  }
};

if (values.kinds) {
  measureKinds();
  process.exit();
}

const them = opponents();
const engine = netEngine(search(own, values.level), plies(values.plies));
/** The strongest published net measures luck best, whichever nets play. */
const best = publishedNet(name);
const judge = best ? searchOf(ruleset, kernel, best) : search(own, values.level);
const startedAt = performance.now();
const results = await duel({
  judge,
  lessLuck: !values.quick,
  engine,
  opponents: them,
  games: Number(values.games),
  seed: Number(values.seed),
});
for (const one of them) one.stop();
const points = meanOf(results.map((one) => one.points));
const skill = meanOf(results.map((one) => one.skill));
const won = meanOf(results.map((one) => (one.points > 0 ? 100 : 0)));
console.log(
  `${name}, ${own} ${values.level} ${values.plies}-ply against ${against}: ${results.length} games in ` +
    `${Math.round((performance.now() - startedAt) / 1000)} s; points a game ${show(points)}; ` +
    `${values.quick ? "" : `less luck ${show(skill)}; `}won ${won.mean.toFixed(1)} ± ${won.error.toFixed(1)} %`,
);
