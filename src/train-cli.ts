import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { LEVELS } from "./ai/levels.ts";
import { readKernel } from "./ai/load.ts";
import { writeNets } from "./ai/net/file.ts";
import { compileKernel } from "./ai/net/kernel.ts";
import { readCheckpoint } from "./ai/train/checkpoint.ts";
import { hireCrew } from "./ai/train/crew.ts";
import { planOfHours } from "./ai/train/schedule.ts";
import { train } from "./ai/train/train.ts";

/** `npm run train`: makes nets by playing against itself. */

const GAMES = ["short", "long", "gulbar", "mad-gulbar"];

const HELP = `npm run train -- <game> [options]      <game>: ${GAMES.join(", ")}

  --hours H        about so long on this number of workers        (1)
  --games N        quick games, instead of --hours
  --expected N     games valued over all rolls, after the quick ones
  --seed N         the same seed and numbers give the same net    (1)
  --rate R         how fast it learns at first                    (0.05)
  --hidden N       hidden units, a multiple of 32                 (128)
  --workers N      threads                                        (1)
  --from FILE      a checkpoint whose net a new run begins with
  --folder PATH    checkpoints                                    (data/training/<game>)

A run that is stopped goes on from its last checkpoint when it is started again.

  --publish A,B,C,D  no training: writes data/nets/<game>.nets from these checkpoint files, the nets
                     of the levels easy, middle, hard and best`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: "boolean", default: false },
    hours: { type: "string", default: "1" },
    games: { type: "string" },
    expected: { type: "string", default: "0" },
    seed: { type: "string", default: "1" },
    rate: { type: "string", default: "0.05" },
    hidden: { type: "string", default: "128" },
    workers: { type: "string", default: "1" },
    from: { type: "string" },
    folder: { type: "string" },
    publish: { type: "string" },
  },
});
const [game = ""] = positionals;
if (values.help || !GAMES.includes(game)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
const folder = values.folder ?? `data/training/${game}`;

const commit = (): string =>
  execFileSync("git", ["rev-parse", "--short", "HEAD"]).toString().trim();

/** Writes the file of a game from a checkpoint for each level. */
const publish = (files: readonly string[]): void => {
  if (files.length !== LEVELS.length)
    throw new Error(`--publish needs a checkpoint each for ${LEVELS.join(", ")}.`);
  const nets = LEVELS.map((level, index) => {
    const { plan, played, hours, net } = readCheckpoint(files[index] ?? "");
    const { seed, rate, games, from } = plan;
    const making = { seed, rate, games: played, expected: Math.max(0, played - games), hours };
    return [level, { net, making: from === undefined ? making : { ...making, from } }] as const;
  });
  const bytes = writeNets({ game, commit: commit(), nets: Object.fromEntries(nets) });
  const file = `data/nets/${game}.nets`;
  writeFileSync(file, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
};

const time = (seconds: number): string =>
  seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;

if (values.publish !== undefined) publish(values.publish.split(","));
else {
  const kernel = compileKernel(readKernel());
  if (kernel === undefined) throw new Error("Training needs WebAssembly with vectors.");
  const workers = Number(values.workers);
  const numbers =
    values.games === undefined
      ? planOfHours(game, Number(values.hours) * workers)
      : { games: Number(values.games), expected: Number(values.expected) };
  const crew = hireCrew(workers);
  await train({
    plan: {
      game,
      seed: Number(values.seed),
      hidden: Number(values.hidden),
      rate: Number(values.rate),
      ...(values.from === undefined ? {} : { from: values.from }),
      ...numbers,
    },
    kernel,
    crew,
    folder,
    report: ({ played, planned, gamesPerSecond, loss, rate, secondsLeft }) =>
      console.log(
        `${game}: ${played} of ${planned} games, ${gamesPerSecond.toFixed(1)} a second, ` +
          `loss ${loss.toFixed(5)}, rate ${rate.toFixed(5)}, ${time(secondsLeft)} left`,
      ),
  });
  await crew.dismiss();
}
