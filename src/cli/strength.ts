import { parseArgs } from "node:util";
import type { Plies } from "../ai/levels.ts";
import { readKernel } from "../ai/load.ts";
import { compileKernel } from "../ai/net/kernel.ts";
import { type Mean, meanOf, showMean } from "../ai/rollouts/sampling.ts";
import {
  agreementOn,
  type CoachedMatches,
  type CoachedTurn,
  coachMatches,
  errorOf,
  farthestApart,
  mistakesIn,
  type RolledTurn,
  rollTurn,
} from "../ai/train/coach.ts";
import { searchOf } from "../ai/train/compare.ts";
import { cubeLosses, cubesFile, readCubes } from "../ai/train/cubes.ts";
import {
  type Decisions,
  decisionsFile,
  ERROR_UNIT,
  lossesByKind,
  lossesOf,
  lossesOfEngine,
  readDecisions,
} from "../ai/train/decisions.ts";
import { duel } from "../ai/train/duel.ts";
import { type Engine, type Looking, netEngine, runner } from "../ai/train/engines.ts";
import { boardIdOf, type GnuBackgammon, gnuBackgammon } from "../ai/train/gnubg.ts";
import { narrowingCosts } from "../ai/train/narrowing.ts";
import { netIn, publishedFile, publishedNet } from "../ai/train/publish.ts";
import { errorsByKind, readRolled, rolledFile } from "../ai/train/rolled.ts";
import { familyOf } from "../rules/family.ts";
import { findRuleset } from "../rules/rulesets.ts";

const HELP = `npm run strength -- <ruleset> [options]

  --net FILE       a file of data/nets or a checkpoint   (data/nets/<ruleset>.nets)
  --level NAME     which net of the file                 (best)
  --plies 0|1|2    how far it looks ahead                (2)
  --against WHAT   gnubg, runner, or another file        (runner; gnubg for short nardy)
  --against-level, --against-plies                       (best, 0; GNU Backgammon has plies only)
  --games N                                              (200)
  --seed N                                               (1)
  --decisions      no games: what is lost in decisions that own rollouts have valued, kind by kind, as
                   500 times the points; with --against FILE or gnubg also what that one loses
  --kinds          no games: how the net values made positions that own rollouts have valued, kind by
                   kind, for whom the kind is about: the side with the backgame; with --against FILE
                   also how much smaller its squared error is than that one's
  --cubes          no games: what its doubles and takes lose by games with the cube in use, and the share
                   that is wrong beyond doubt, for money and in matches
  --narrowing N    no games: in N made positions with a roll, kind by kind, what the choice loses
                   against two plies for up to twelve ends, how often it is another, and the boards
  --coach N        N matches of three games of the best player against --against-level (middle), who
                   looks over --against-plies; each turn is judged by it as analyses do, and by GNU
                   Backgammon over two plies: the error of each side, 500 times the points lost in a
                   choice, and how both agree
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
    "against-level": { type: "string" },
    "against-plies": { type: "string", default: "0" },
    games: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    decisions: { type: "boolean", default: false },
    kinds: { type: "boolean", default: false },
    cubes: { type: "boolean", default: false },
    narrowing: { type: "string" },
    coach: { type: "string" },
    quick: { type: "boolean", default: false },
  },
});

const [name = "short"] = positionals;
const ruleset = findRuleset(name);
const kernel = compileKernel(readKernel());
if (values.help || ruleset === undefined || kernel === undefined) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

const pliesOf = (given: string): Plies => (given === "0" ? 0 : given === "1" ? 1 : 2);

const ownFile = values.net ?? publishedFile(name);
const against = values.against ?? (familyOf(ruleset.switches) === "short" ? "gnubg" : "runner");
const how = `${ownFile} ${values.level} ${values.plies}-ply`;

const looking = (file: string, level: string, plies: string): Looking => ({
  search: searchOf(ruleset, kernel, netIn(file, level)),
  plies: pliesOf(plies),
});
const own = (): Looking => looking(ownFile, values.level, values.plies);
const rival = (): Looking =>
  looking(against, values["against-level"] ?? "best", values["against-plies"]);

/** How many games run at a time: GNU Backgammon's thread looks for questions only now and then. */
const SIDE_BY_SIDE = 12;

const gnuBackgammons = (length: number, plies: string): readonly GnuBackgammon[] =>
  Array.from({ length }, () => gnuBackgammon(pliesOf(plies)));

const opponents = (): readonly Engine[] => {
  if (against === "gnubg") return gnuBackgammons(SIDE_BY_SIDE, values["against-plies"]);
  return [against === "runner" ? runner(ruleset) : netEngine(rival())];
};

const errorOfLoss = (loss: Mean): string =>
  showMean({ ...loss, mean: ERROR_UNIT * loss.mean, error: ERROR_UNIT * loss.error }, 2);

const tellLosses = (who: string, losses: readonly number[], made: Decisions): void => {
  const decided = losses.length;
  console.log(
    `${name}, ${who}: loses ${showMean(meanOf(losses), 4)} points in each of ${decided} decisions`,
  );
  for (const [kind, loss] of lossesByKind(losses, made))
    console.log(`${kind.padEnd(22)} ${String(loss.count).padStart(4)}: error ${errorOfLoss(loss)}`);
};

const measureDecisions = async (): Promise<void> => {
  const made = readDecisions(decisionsFile(name));
  if (made === undefined) throw new Error(`There are no decisions of ${name}.`);
  const losses = lossesOf(own(), made);
  tellLosses(how, losses, made);
  if (values.against === undefined) return;
  const theirs = await theirLosses(made);
  const who = `${against} ${values["against-plies"]}-ply`;
  tellLosses(who, theirs, made);
  const less = meanOf(theirs.map((loss, at) => loss - (losses[at] ?? 0)));
  console.log(`${showMean(less, 4)} less than ${who}`);
};

const theirLosses = async (made: Decisions): Promise<readonly number[]> => {
  if (against !== "gnubg") return lossesOf(rival(), made);
  const judge = gnuBackgammon(pliesOf(values["against-plies"]));
  const losses = await lossesOfEngine(judge, ruleset, made);
  judge.stop();
  return losses;
};

const measureKinds = (): void => {
  const rolled = readRolled(rolledFile(name));
  if (rolled === undefined) throw new Error(`There are no made positions of ${name}.`);
  const net = own();
  const other = values.against && rival();
  console.log(`${name}, ${how}: its word less that of ${rolled.trials} games, in points`);
  for (const { kind, bias, spread, less } of errorsByKind(rolled, net, other || net)) {
    const beside = other ? `, squared ${showMean(less, 4)} less than ${values.against}` : "";
    console.log(
      `${kind.padEnd(22)} ${String(bias.count).padStart(4)} positions: bias ${showMean(bias)}, ` +
        `root mean square ${spread.toFixed(3)}${beside}`,
    );
  }
};

const measureCubes = (): void => {
  const decisions = readCubes(cubesFile(name));
  if (decisions === undefined) throw new Error(`There are no cube decisions of ${name}.`);
  console.log(`${name}, ${how}: cube decisions by ${decisions.trials} games each, in stakes`);
  for (const { kind, loss, wrong } of cubeLosses(own(), decisions))
    console.log(
      `${kind.padEnd(15)} ${String(loss.count).padStart(4)}: loses ${showMean(loss, 4)}, ` +
        `wrong beyond doubt ${(100 * wrong).toFixed(1)} %`,
    );
};

const measureNarrowing = (count: number): void => {
  console.log(`${name}, ${how}: points lost against two plies for up to twelve ends`);
  for (const { kind, loss, differs, work, wideWork } of narrowingCosts(own(), {
    ...{ seed: Number(values.seed), count },
  })) {
    console.log(
      `${kind.padEnd(22)} ${String(loss.count).padStart(4)} turns: ${showMean(loss, 4)}, ` +
        `another ${(100 * differs).toFixed(0)} %, ` +
        `${Math.round(work / 1000)} of ${Math.round(wideWork / 1000)} thousand boards`,
    );
  }
};

/** So many matches run at a time. */
const COACHES = 4;
/** The turns that are looked at one by one, and the mistakes that are held against rollouts. */
const MOST_APART = 10;
const MOST_CHECKED = 60;

const tellAgreement = (judged: CoachedMatches): void => {
  // By its own word the coach loses nothing.
  console.log(`coach: ${showMean(agreementOn(judged, "coach").other, 2)} by GNU Backgammon`);
  const { own, other, difference, spread, correlation } = agreementOn(judged, "pupil");
  console.log(
    `pupil: ${showMean(own, 2)} by ours, ${showMean(other, 2)} by GNU Backgammon; difference ` +
      `${showMean(difference, 2)}, spread ${spread.toFixed(2)}, correlation ${correlation.toFixed(3)}`,
  );
};

const tellErrors = (mistakes: readonly RolledTurn[]): void => {
  const coaches = { own: "ours", other: "GNU Backgammon" } as const;
  for (const which of ["own", "other"] as const) {
    const { bias, spread } = errorOf(mistakes, which);
    console.log(
      `${mistakes.length} mistakes, the loss by ${coaches[which]} less that by rollout: ` +
        `bias ${showMean(bias)}, root mean square ${spread.toFixed(3)}`,
    );
  }
};

const tellTurn = ({ turn, loss }: RolledTurn): void =>
  console.log(
    `${boardIdOf(turn.board)} ${turn.dice.join(":")} to ${boardIdOf(turn.played)}: ` +
      `${turn.own.loss.toFixed(3)} by ours (best ${boardIdOf(turn.own.best)}), ` +
      `${turn.other.loss.toFixed(3)} by GNU Backgammon (best ${boardIdOf(turn.other.best)}), ` +
      `${showMean(loss)} by rollout`,
  );

const measureCoach = async (matches: number): Promise<void> => {
  const { search, plies } = own();
  const others = gnuBackgammons(COACHES, "2");
  const startedAt = performance.now();
  const judged = await coachMatches({
    coach: { ruleset, level: "best", search, plies },
    pupil: looking(
      publishedFile(name),
      values["against-level"] ?? "middle",
      values["against-plies"],
    ),
    ...{ others, matches, seed: Number(values.seed) },
  });
  for (const one of others) one.stop();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${name}, ${how}, and GNU Backgammon 2-ply as coaches of ${matches} matches, in ${seconds} s`,
  );
  tellAgreement(judged);
  const roll = (turn: CoachedTurn): RolledTurn => rollTurn(search, turn);
  tellErrors(mistakesIn(judged, MOST_CHECKED).map(roll));
  for (const turn of farthestApart(judged, MOST_APART)) tellTurn(roll(turn));
};

const playGames = async (): Promise<void> => {
  const them = opponents();
  const engine = netEngine(own());
  /** The strongest published net measures luck best, whichever nets play. */
  const best = publishedNet(name);
  const startedAt = performance.now();
  const results = await duel({
    judge: best ? searchOf(ruleset, kernel, best) : own().search,
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
    `${name}, ${how} against ${against}: ${results.length} games in ` +
      `${Math.round((performance.now() - startedAt) / 1000)} s; points a game ${showMean(points)}; ` +
      `${values.quick ? "" : `less luck ${showMean(skill)}; `}won ${showMean(won, 1)} %`,
  );
};

if (values.decisions) await measureDecisions();
else if (values.kinds) measureKinds();
else if (values.cubes) measureCubes();
else if (values.narrowing) measureNarrowing(Number(values.narrowing));
else if (values.coach) await measureCoach(Number(values.coach));
else await playGames();
