import { startPosition } from "../../rules/position.ts";
import { packBoard } from "../../rules/search/search.ts";
import type { Ruleset } from "../../rules/types.ts";
import { sightOf } from "../inputs/inputs.ts";
import { digestOf } from "../net/file.ts";
import type { KernelModule } from "../net/kernel.ts";
import type { Net } from "../net/net.ts";
import { meanOf, showMean } from "../rollouts/sampling.ts";
import type { Search } from "../search.ts";
import { saveCheckpoint } from "./checkpoint.ts";
import { searchOf } from "./compare.ts";
import { type CubeDecisions, cubesFile, cubesOfGame, readCubes, writeCubes } from "./cubes.ts";
import {
  type Decisions,
  decisionsFile,
  decisionsOfGame,
  lossesOf,
  MOST_NEAR,
  NEAR,
  readDecisions,
  TRIALS,
  writeDecisions,
} from "./decisions.ts";
import type { Labels } from "./labels.ts";
import { errorsByGame, learnLabels, newNet, readLessons } from "./learner.ts";
import { netIn, publishedNet } from "./publish.ts";
import { readRolled, rolledFile, rollPosition, writeRolled } from "./rolled.ts";
import type { Learning } from "./schedule.ts";
import { makeLabels, type Workers } from "./workers.ts";

export type Setting = {
  readonly game: string;
  readonly ruleset: Ruleset;
  readonly kernel: KernelModule;
  readonly commit: string;
  readonly say: (line: string) => void;
  /** Milliseconds that only grow, to tell the pace by. */
  readonly elapsed: () => number;
};

const makerOf = (game: string, from: string | undefined): Net => {
  const net = from === undefined ? publishedNet(game) : netIn(from);
  if (net === undefined) throw new Error(`There is no net of ${game} yet.`);
  return net;
};

/** Training games have other seeds, so that nothing is learnt from the test decisions. */
const DECISIONS_SEED = 2026;

/** A net that adds to a file, with what the file says of its making. Throws for another net. */
const adderTo = (
  file: string,
  known: { readonly net: string } | undefined,
  { game, ruleset, kernel, commit }: Setting,
  from: string | undefined,
) => {
  const net = makerOf(game, from);
  const origin = { game, net: digestOf(net), commit };
  if (known !== undefined && known.net !== origin.net)
    throw new Error(`${file} was made with another net: name that by --from.`);
  return { search: searchOf(ruleset, kernel, net), origin };
};

/** Adds decisions from further games to a file, and saves it after each game. */
export const addDecisions = (setting: Setting, wanted: number, from: string | undefined): void => {
  const { game, say } = setting;
  const file = decisionsFile(game);
  const known = readDecisions(file);
  const { search, origin } = adderTo(file, known, setting, from);
  const how = { near: NEAR, most: MOST_NEAR, trials: TRIALS, games: 0, decisions: [] };
  let all: Decisions = known ?? { ...origin, seed: DECISIONS_SEED, ...how };
  while (all.decisions.length < wanted) {
    const found = decisionsOfGame(search, all, all.games);
    all = { ...all, games: all.games + 1, decisions: [...all.decisions, ...found] };
    writeDecisions(file, all);
    say(`${game}: ${all.decisions.length} decisions of ${all.games} games`);
  }
};

/** Made positions of the measure have another seed than those that labels begin with. */
const ROLLED_SEED = 2027;

/** All pairs of first throws, each once. */
const ROLLED_TRIALS = 1296;

/** Adds made positions with their values by rollouts to a file, and saves it after each. */
export const addRolled = (setting: Setting, wanted: number, from: string | undefined): void => {
  const { game, say } = setting;
  const file = rolledFile(game);
  const known = readRolled(file);
  const { search, origin } = adderTo(file, known, setting, from);
  let all = known ?? { ...origin, seed: ROLLED_SEED, trials: ROLLED_TRIALS, positions: [] };
  while (all.positions.length < wanted) {
    const made = rollPosition(search, all, all.positions.length);
    if (made === undefined) throw new Error(`${game} has no kinds of made positions.`);
    all = { ...all, positions: [...all.positions, made] };
    writeRolled(file, all);
    const [kind, , , equity, error] = made;
    say(`${game}: ${all.positions.length} of ${wanted}, ${kind}: ${equity} ± ${error}`);
  }
};

/** Cube decisions come from games of another seed, too. */
const CUBES_SEED = 2028;

/** Adds cube decisions from further games to a file, and saves it after each game. */
export const addCubes = (setting: Setting, wanted: number, from: string | undefined): void => {
  const { game, say } = setting;
  const file = cubesFile(game);
  const known = readCubes(file);
  const { search, origin } = adderTo(file, known, setting, from);
  const none = { ...origin, seed: CUBES_SEED, trials: ROLLED_TRIALS, games: 0, decisions: [] };
  let all: CubeDecisions = known ?? none;
  while (all.decisions.length < wanted) {
    const found = cubesOfGame(search, all, all.games);
    all = { ...all, games: all.games + 1, decisions: [...all.decisions, ...found] };
    writeCubes(file, all);
    say(`${game}: ${all.decisions.length} cube decisions of ${all.games} games`);
  }
};

export type Labelling = {
  readonly games: number;
  readonly seed: number;
  /** How often a game begins with a made position. */
  readonly made: number;
  readonly from: string | undefined;
  readonly folder: string;
  readonly workers: Workers;
};

/** How often a game leaves the best way, so that nets also learn positions of weaker play. */
const WANDER = 0.1;

/** Makes the labels that a folder lacks. */
export const addLabels = async (setting: Setting, labelling: Labelling): Promise<void> => {
  const { game, kernel, commit, say, elapsed } = setting;
  const { games, seed, made: share, from, folder, workers } = labelling;
  const startedAt = elapsed();
  let made = 0;
  await makeLabels({
    game,
    kernel,
    net: makerOf(game, from),
    seed,
    games,
    wander: WANDER,
    made: share,
    commit,
    folder,
    workers,
    report: (first, count) => {
      made += count;
      const pace = Math.round((made * 1000) / (elapsed() - startedAt));
      say(`${game}: ${made} labels, to game ${first} of ${games}, ${pace} a second`);
    },
  });
};

export type Lecture = Learning & {
  readonly labels: string;
  readonly from: string | undefined;
  /** With no net to go on from, starts from nothing with this many hidden units. */
  readonly hidden: number;
  readonly folder: string;
};

/** Compares a learning net with the published one, by held-out labels and by decisions. */
const besidePublished = (
  { game, ruleset, kernel }: Setting,
  held: Labels,
): ((net: Net) => string) => {
  const published = publishedNet(game);
  if (published === undefined) return () => "";
  const decisions = readDecisions(decisionsFile(game));
  const searched = (net: Net): Search => searchOf(ruleset, kernel, net);
  const errors = (net: Net) => errorsByGame(searched(net), held);
  const losses = (net: Net) =>
    decisions ? lossesOf({ search: searched(net), plies: 0 }, decisions) : [];
  const [errorsBefore, lossesBefore] = [errors(published), losses(published)];
  const less = (theirs: readonly number[], ours: readonly number[]): string =>
    showMean(meanOf(ours.map((one, at) => (theirs[at] ?? 0) - one)), 4);
  return (net) => {
    const parts = [
      held.count > 0 && `errs ${less(errorsBefore, errors(net))} points² less`,
      decisions && `loses ${less(lossesBefore, losses(net))} less in decisions`,
    ].filter(Boolean);
    return parts.length > 0 ? `; beside the published net ${parts.join(", ")}` : "";
  };
};

/** Learns the labels of a folder and saves the net as a checkpoint. */
export const learnFolder = (setting: Setting, lecture: Lecture): void => {
  const { game, ruleset, kernel, say, elapsed } = setting;
  const { labels: source, from, hidden, folder, ...learning } = lecture;
  const sight = sightOf(ruleset.switches);
  const { labels, held, files } = readLessons(source);
  const compare = besidePublished(setting, held);
  say(`${game}: ${labels.count} labels to learn, ${held.count} held out, of ${files} files`);
  const startedAt = elapsed();
  const net = learnLabels({
    sight,
    kernel,
    net: from === undefined ? newNet(sight, hidden, learning.seed) : netIn(from),
    labels,
    start: packBoard(startPosition(ruleset)),
    learning,
    file: `${folder}/learning.state`,
    report: (pass, error, learnt) =>
      say(
        `${game}: pass ${pass} of ${learning.passes}, mean squared error ${error.toFixed(6)}` +
          compare(learnt),
      ),
  });
  const hours = (elapsed() - startedAt) / 3_600_000;
  const { seed, rate } = learning;
  const taught = { ...learning, labels: labels.count };
  const plan = { game, seed, hidden: net.hidden, rate, games: 0, expected: 0, taught };
  const made = from === undefined ? plan : { ...plan, from };
  saveCheckpoint(folder, { plan: made, played: labels.count, hours, net });
};
