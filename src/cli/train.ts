import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readKernel } from "../ai/load.ts";
import { replaceNets, writeNets } from "../ai/net/file.ts";
import { compileKernel } from "../ai/net/kernel.ts";
import type { Net } from "../ai/net/net.ts";
import { NETS, netFor } from "../ai/nets.ts";
import { type Mean, showMean } from "../ai/rollouts/sampling.ts";
import { addCubes, addDecisions, addLabels, addRolled, learnFolder } from "../ai/train/commands.ts";
import { BETTER_BY, compareSurely, FIRST_BETTER_BY, searchOf } from "../ai/train/compare.ts";
import type { Looking } from "../ai/train/engines.ts";
import { netsOf, publishedFile, publishedNet } from "../ai/train/publish.ts";
import { errorsByKind, readRolled, rolledFile } from "../ai/train/rolled.ts";
import { planOfHours } from "../ai/train/schedule.ts";
import { train } from "../ai/train/train.ts";
import { startWorkers } from "../ai/train/workers.ts";
import { familyOf } from "../rules/family.ts";
import { findRuleset } from "../rules/rulesets.ts";

const HELP = `npm run train -- <game> [options]      <game>: a ruleset; ${NETS.join(", ")} have nets

  --hours H        about so long on this number of workers        (1)
  --games N        quick games, instead of --hours
  --expected N     games valued over all rolls, after the quick ones
  --seed N         the same seed and numbers give the same net    (1)
  --rate R         how fast it learns at first                    (0.05)
  --hidden N       hidden units, a multiple of 32                 (128)
  --workers N      threads                                        (1)
  --from FILE      a checkpoint, or a file of nets, that a new run begins with
  --folder PATH    checkpoints                                    (data/training/<game>)
  --made SHARE     how many games, of training or --labels, begin with made positions, to which games
                   seldom come: backgames, late hits, blocks and others; 0.33 is a third (0)

A run that is stopped goes on from its last checkpoint when it is started again. Its lines tell how it
stands: games, games a second, what a position is mistaken by, and every two minutes the points a game
against the published net, from 400 quick games.

  --labels N       no training: has the published net, or --from, play N games with every position
                   valued over all rolls, and keeps what they teach in --folder: some 50 labels a game,
                   54 bytes each. What is there already is not made twice
  --learn FOLDER   learns such labels, all that are in FOLDER, by Adam, and keeps the net in --folder;
                   goes on from --from, or from nothing; --rate is the first rate, 0.001 here
  --passes N       how often each label is learnt                 (10)
  --batch N        labels to a step                               (256)
  --lambda L       how far what comes later counts                (0.85)
  --made-lambda L  the same in games from made positions, where the maker's own word is worth less
  --decisions N    no training: adds to the decisions that nets are measured by, up to N; by the net
                   that the others were made with: the published one, or --from
  --cubes N        no training: adds to the cube decisions that the cube is measured by, up to N, each
                   played on 1,296 times with the cube in use; by the net of the others, likewise
  --rolled N       no training: adds to the made positions that nets are measured by, up to N, each with
                   its value by 1,296 games; by the net that the others were made with, likewise

  --publish L=F,…  no training: writes the nets of these levels to data/nets/<game>.nets, each from its
                   checkpoint, or from a game's nets of that level, and leaves the others as they
                   are. A new best one plays the published one first, each by its own word, luck
                   taken off, until it is clear whether it is better by ${BETTER_BY} points a game, 20,000
                   games at most; if not, nothing is written, nor if it errs by more on the made
                   positions of --rolled. The first best net of a game plays the nearest one, and has to be better by ${FIRST_BETTER_BY}
  --anyway           writes it without that`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: "boolean", default: false },
    hours: { type: "string", default: "1" },
    games: { type: "string" },
    expected: { type: "string", default: "0" },
    seed: { type: "string", default: "1" },
    rate: { type: "string" },
    hidden: { type: "string", default: "128" },
    workers: { type: "string", default: "1" },
    from: { type: "string" },
    folder: { type: "string" },
    labels: { type: "string" },
    made: { type: "string", default: "0" },
    learn: { type: "string" },
    passes: { type: "string", default: "10" },
    batch: { type: "string", default: "256" },
    lambda: { type: "string", default: "0.85" },
    "made-lambda": { type: "string" },
    decisions: { type: "string" },
    rolled: { type: "string" },
    cubes: { type: "string" },
    publish: { type: "string" },
    anyway: { type: "boolean", default: false },
  },
});
const [game = ""] = positionals;
const ruleset = findRuleset(game);
if (values.help || ruleset === undefined) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
const kernel = compileKernel(readKernel());
if (kernel === undefined) throw new Error("Training needs WebAssembly with vectors.");
const folder = values.folder ?? `data/training/${game}`;

const commit = (): string =>
  execFileSync("git", ["rev-parse", "--short", "HEAD"]).toString().trim();

const show = (found: Mean): string => `${found.mean < 0 ? "" : "+"}${showMean(found)}`;

/** Plays the new net against one that plays the game now; true if it may replace it. */
const isBetter = async (net: Net, against: Net, least: number): Promise<boolean> => {
  const pairing = { ruleset, kernel, net, against };
  const { found, better } = await compareSurely(pairing, least, ({ count, mean, error }) => {
    if (count % 500 === 0) console.log(`${count} games: ${show({ count, mean, error })}`);
  });
  console.log(`${show(found)} points a game against the net of today, ${found.count} games`);
  if (!better)
    console.log(`Not published: it has to be better by ${least}. --anyway publishes it.`);
  return better;
};

/** Whether a net errs by less than another on the made positions of the game, if it has any. */
const errsLess = (net: Net, than: Net): boolean => {
  const rolled = readRolled(rolledFile(game));
  if (rolled === undefined) return true;
  const looking = (one: Net): Looking => ({ search: searchOf(ruleset, kernel, one), plies: 0 });
  const all = errorsByKind(rolled, looking(net), looking(than)).at(-1);
  const less = all?.less.mean ?? 0;
  console.log(`Squared error on made positions: ${less.toFixed(4)} points² less`);
  if (less <= 0) console.log("Not published: it has to err by less. --anyway publishes it.");
  return less > 0;
};

/** Whether a best net may be published: it beats the net that plays the game now. */
const mayReplace = async (net: Net): Promise<boolean> => {
  const published = publishedNet(game);
  if (published !== undefined)
    return errsLess(net, published) && (await isBetter(net, published, BETTER_BY));
  const { switches } = ruleset;
  const nearest = publishedNet(netFor(switches)) ?? publishedNet(familyOf(switches));
  return nearest === undefined || isBetter(net, nearest, FIRST_BETTER_BY);
};

/** Writes nets to the file of a game, if the best one is good enough. */
const publish = async (pairs: readonly string[]): Promise<void> => {
  const nets = netsOf(pairs);
  const best = nets.best?.net;
  if (!values.anyway && best !== undefined && !(await mayReplace(best))) {
    process.exitCode = 1;
    return;
  }
  const file = publishedFile(game);
  const made = { game, commit: commit(), nets };
  const bytes = existsSync(file) ? replaceNets(readFileSync(file), made) : writeNets(made);
  writeFileSync(file, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
};

const time = (seconds: number): string =>
  seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;

const elapsed = (): number => performance.now();
const setting = { game, ruleset, kernel, commit: commit(), say: console.log, elapsed };
const seed = Number(values.seed);

if (values.decisions !== undefined) addDecisions(setting, Number(values.decisions), values.from);
else if (values.cubes !== undefined) addCubes(setting, Number(values.cubes), values.from);
else if (values.rolled !== undefined) addRolled(setting, Number(values.rolled), values.from);
else if (values.labels !== undefined) {
  const workers = startWorkers(Number(values.workers));
  const [games, made] = [Number(values.labels), Number(values.made)];
  const labelling = { games, seed, made, from: values.from, workers };
  await addLabels(setting, { ...labelling, folder: values.folder ?? `${folder}/labels` });
  await workers.stop();
} else if (values.learn !== undefined)
  learnFolder(setting, {
    labels: values.learn,
    from: values.from,
    hidden: Number(values.hidden),
    folder: values.folder ?? `${folder}/learnt`,
    seed,
    passes: Number(values.passes),
    batch: Number(values.batch),
    rate: Number(values.rate ?? "0.001"),
    lambda: Number(values.lambda),
    ...(values["made-lambda"] !== undefined && { madeLambda: Number(values["made-lambda"]) }),
  });
else if (values.publish !== undefined) await publish(values.publish.split(","));
else {
  const count = Number(values.workers);
  const numbers =
    values.games === undefined
      ? planOfHours(netFor(ruleset.switches), Number(values.hours) * count)
      : { games: Number(values.games), expected: Number(values.expected) };
  const workers = startWorkers(count);
  await train({
    plan: {
      game,
      seed,
      hidden: Number(values.hidden),
      rate: Number(values.rate ?? "0.05"),
      ...(values.made === "0" ? {} : { made: Number(values.made) }),
      ...(values.from === undefined ? {} : { from: values.from }),
      ...numbers,
    },
    kernel,
    workers,
    folder,
    rival: publishedNet(game),
    elapsed,
    report: ({ played, planned, gamesPerSecond, loss, rate, secondsLeft, strength }) =>
      console.log(
        `${game}: ${played} of ${planned} games, ${gamesPerSecond.toFixed(1)} a second, ` +
          `loss ${loss.toFixed(5)}, rate ${rate.toFixed(5)}, ` +
          `${strength ? `${show(strength)} against the published net, ` : ""}` +
          `${time(secondsLeft)} left`,
      ),
  });
  await workers.stop();
}
