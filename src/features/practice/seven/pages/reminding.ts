import type { Diagram } from "../../../../board/pictures/diagram.ts";
import { unmarked } from "../../../../bot/text/direction.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { button, inReadingOrder } from "../../../../bot/view/button.ts";
import { covered } from "../../../../bot/view/framed.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import { sevenPress } from "./presses.ts";

/** The bot does not know where people live, so they say how far their clocks are from UTC. */
const WHOLE = { least: -12, most: 14 } as const;
const HALVES = [-9.5, -3.5, 3.5, 4.5, 5.5, 6.5, 9.5, 10.5];

/** In hours from UTC, from west to east. */
const ZONES: readonly number[] = [
  ...Array.from({ length: WHOLE.most - WHOLE.least + 1 }, (_, at) => WHOLE.least + at),
  ...HALVES,
].sort((one, other) => one - other);

const HOURS = 24;
const TIMES = [
  { key: "morning", hour: 9 },
  { key: "noon", hour: 13 },
  { key: "evening", hour: 20 },
] as const;

/** A zone as it travels: its whole hours are counted from 0. */
type PressedZone = { readonly zone: number; readonly half?: 0 | 1 };

const offsetOf = ({ zone, half = 0 }: PressedZone): number => zone + WHOLE.least + half / 2;

const isHalf = (hours: number): boolean => !Number.isInteger(hours);

const halfOf = (hours: number): { readonly half?: 1 } => (isHalf(hours) ? { half: 1 } : {});

const pressedZone = (offset: number): PressedZone => ({
  zone: Math.floor(offset) - WHOLE.least,
  ...halfOf(offset),
});

/** The zone of most readers of a language. */
export const usualZone = (say: Say): PressedZone =>
  pressedZone(Number(unmarked(say("seven-zone"))));

const zoneName = (offset: number): string => {
  const hours = Math.abs(offset);
  return `UTC${offset < 0 ? "−" : "+"}${Math.floor(hours)}${isHalf(hours) ? ":30" : ""}`;
};

/** The zones beside one: on each side the next one, and the next whole hour. */
const nearTo = (offset: number): readonly number[] => {
  const side = (zones: readonly number[]): readonly number[] =>
    zones.slice(0, 1 + zones.findIndex((one) => !isHalf(one)));
  const west = side(ZONES.filter((one) => one < offset).toReversed());
  return [...west.toReversed(), ...side(ZONES.filter((one) => one > offset))];
};

const remindPress = (hours: number) =>
  sevenPress({ do: "seven-remind", hour: Math.floor(hours), ...halfOf(hours) });

/** The hours for a reminder: morning, noon or evening, by the person's own clock. */
export const remindingPage = (
  pressed: PressedZone,
  isReminded: boolean,
  cover: Diagram | undefined,
  look: Look,
  say: Say,
): BoardMessage => {
  const offset = offsetOf(pressed);
  const times = TIMES.map(({ key, hour }) =>
    button(
      say(`button-seven-${key}`, { time: `${hour}:00` }),
      remindPress((hour - offset + HOURS) % HOURS),
    ),
  );
  const zones = nearTo(offset).map((there) =>
    button(zoneName(there), sevenPress({ do: "seven-hours", ...pressedZone(there) })),
  );
  const menu = button(say("button-seven-menu"), sevenPress({ do: "seven-choice" }));
  const stop = isReminded
    ? [button(say("button-seven-stop"), sevenPress({ do: "seven-stop" }))]
    : [];
  return covered(
    say("seven-hours", { zone: zoneName(offset) }),
    [inReadingOrder(times, say), inReadingOrder(zones, say), [...stop, menu]],
    look,
    say,
    cover,
  );
};
