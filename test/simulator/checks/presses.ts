import { TEXT_KEYS } from "../../../src/bot/text/text-keys.ts";
import { LANGUAGES, speaker, type TextKey } from "../../../src/bot/text/texts.ts";
import { chouettesIn } from "../../../src/features/chouette/chouettes.ts";
import type { GameEvent } from "../../../src/game/types.ts";
import type { ChatId } from "../../../src/ids/ids.ts";
import type { GameRow } from "../../../src/store/games.ts";
import type { Store } from "../../../src/store/store.ts";
import type { PressOf } from "../../support/presses.ts";
import type { PressOutcome } from "../players.ts";
import type { Remains } from "./remains.ts";

/** Nothing for a sentence with gaps. */
function said(language: string, key: TextKey): readonly string[] {
  try {
    return [speaker(language)(key)];
  } catch {
    return [];
  }
}

/** A sentence of ours that says no more than itself: the answer to a press that did nothing. */
const SENTENCES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => TEXT_KEYS.flatMap((key) => said(language, key))),
);

/** How the answer to a move begins that has not been played, only advised. */
const ADVISED: readonly string[] = LANGUAGES.flatMap((language) =>
  speaker(language)("advised", { moves: "\u0001" }).split("\u0001").slice(0, 1),
);

/** Before the answer there may be an emote of the other player. */
export const isAccepted = ({ toast }: PressOutcome): boolean =>
  toast !== undefined &&
  !toast
    .split("\n")
    .some((line) => SENTENCES.has(line) || ADVISED.some((words) => line.startsWith(words)));

const FAILED: ReadonlySet<string> = new Set(
  LANGUAGES.map((language) => speaker(language)("press-failed")),
);

const ELSEWHERE: ReadonlySet<string> = new Set(
  LANGUAGES.map((language) => speaker(language)("refused-no-game")),
);

/** It was made on what stands in the group of before, which has become another one. */
export const isElsewhere = ({ toast = "" }: Pick<PressOutcome, "toast">): boolean =>
  ELSEWHERE.has(toast);

/** It may have counted: the answer was lost, or what it leads to could not be shown. */
export const mayCount = ({ toast }: Pick<PressOutcome, "toast">): boolean =>
  toast === undefined || FAILED.has(toast);

type Traces = readonly string[];
type Pressed = readonly PressOutcome[];

const movesOf = ({ moves }: PressOf<"move">): Traces =>
  moves.map(({ from, die }) => `moved ${from} ${die}`);

/** What a press leaves in the events of its game; undefined where that is not looked at. */
const tracesOf = ({ press }: PressOutcome): Traces | undefined => {
  switch (press.do) {
    case "move":
      return movesOf(press);
    case "roll":
      return ["rolled"];
    case "undo":
      return ["undone"];
    case "double":
      return ["doubled"];
    case "take":
      return ["taken"];
    case "beaver":
      return ["beavered"];
    case "drop":
      return ["ended dropped"];
    case "claim":
      return ["ended claimed"];
    case "done":
      return ["turn-ended"];
    default:
      return undefined;
  }
};

const traceOf = (event: GameEvent): string => {
  switch (event.type) {
    case "moved":
      return `moved ${event.from} ${event.die}`;
    case "ended":
      return `ended ${event.ending}`;
    default:
      return event.type;
  }
};

/** What happens by a press alone and once, with all that is done for the players switched off. */
const BY_PRESS = /^(?:moved|doubled|taken|beavered)/;

const countOf = (traces: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const trace of traces) counts.set(trace, (counts.get(trace) ?? 0) + 1);
  return counts;
};

/** Whether somebody set that forced turns are played for a player of this game. */
const isSetFree = (chat: ChatId | null, players: readonly number[], presses: Pressed): boolean =>
  presses.some(
    ({ by, press }) =>
      press.do === "settings-set" &&
      press.setting === "autoForced" &&
      (chat !== null || players.includes(by)),
  );

/** No press that was answered is missing, and none was played twice. */
export const wrongPresses = (
  store: Store,
  { id, series, white, black }: GameRow,
  { presses, people }: Remains,
): readonly string[] => {
  // Against the clock the computer may have played for a player.
  const { terms, chat } = store.games.series(series);
  const players = [white, black];
  const isByPeople =
    terms.clock === undefined &&
    players.every((player) => people.includes(player)) &&
    !isSetFree(chat, players, presses);
  // Who is missing in a team loses no game by it.
  const isOfTeam = chouettesIn(store).ofGame(id) !== undefined;
  const here = presses.filter(
    ({ press }) => "game" in press && press.game === id && !(isOfTeam && press.do === "claim"),
  );
  const toldOf = (trace: string): string =>
    here
      .filter((one) => isAccepted(one) && tracesOf(one)?.includes(trace))
      .map(({ by, press, toast }) => `${by} ${"version" in press ? press.version : ""} «${toast}»`)
      .join(", ");
  const tracesIn = (some: readonly PressOutcome[]) => some.flatMap((one) => tracesOf(one) ?? []);
  const accepted = countOf(tracesIn(here.filter(isAccepted)));
  const unknown = countOf(tracesIn(here.filter(mayCount)));
  const events = countOf(store.games.events(id).map(traceOf));
  const missing = [...accepted].filter(([trace, times]) => (events.get(trace) ?? 0) < times);
  const tooMany = [...events].filter(
    ([trace, times]) =>
      isByPeople &&
      BY_PRESS.test(trace) &&
      times > (accepted.get(trace) ?? 0) + (unknown.get(trace) ?? 0),
  );
  return [
    ...missing.map(
      ([trace]) => `game ${id}: an answered press is missing: ${trace} (${toldOf(trace)})`,
    ),
    ...tooMany.map(([trace]) => `game ${id}: a press was played twice: ${trace}`),
  ];
};

/** Who was told that he sits down sits, alone, and a challenge that was taken back is. */
export const wrongChallenges = (
  store: Store,
  presses: readonly PressOutcome[],
): readonly string[] => {
  const answered = presses.filter(isAccepted);
  const sat = answered.flatMap(({ press }) => (press.do === "sit" ? [press.challenge] : []));
  const cancelled = answered.flatMap(({ press }) =>
    press.do === "cancel" ? [press.challenge] : [],
  );
  return [
    ...sat
      .filter((id, at) => sat.indexOf(id) !== at)
      .map((id) => `challenge ${id}: two people were told that they sit`),
    ...sat
      .filter((id) => store.challenges.byId(id)?.state !== "accepted")
      .map((id) => `challenge ${id}: who sat down does not sit`),
    ...cancelled
      .filter((id) => store.challenges.byId(id)?.state !== "cancelled")
      .map((id) => `challenge ${id}: taken back, and still there`),
  ];
};
