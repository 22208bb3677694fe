import type { Diagram } from "../../../../board/pictures/diagram.ts";
import { unmarked } from "../../../../bot/text/direction.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { BLANK, button, type Row } from "../../../../bot/view/button.ts";
import { covered } from "../../../../bot/view/framed.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import { sevenPress } from "./presses.ts";

/** The bot does not know where people live, so they say how far their clocks are from UTC. */
const ZONES = { least: -12, most: 14 } as const;
const HOURS = 24;
const TIMES = [
  { key: "morning", hour: 9 },
  { key: "noon", hour: 13 },
  { key: "evening", hour: 20 },
] as const;

/** Zones travel as numbers from 0. */
const MOST_ZONE = ZONES.most - ZONES.least;

/** The zone of most readers of a language. */
export const usualZone = (say: Say): number => Number(unmarked(say("seven-zone"))) - ZONES.least;

const zoneName = (zone: number): string => {
  const offset = zone + ZONES.least;
  return `UTC${offset < 0 ? "−" : "+"}${Math.abs(offset)}`;
};

/** The hours for a reminder: morning, noon or evening, by the person's own clock. */
export const remindingPage = (
  zone: number,
  isReminded: boolean,
  cover: Diagram | undefined,
  look: Look,
  say: Say,
): BoardMessage => {
  const offset = zone + ZONES.least;
  const times = TIMES.map(({ key, hour }) =>
    button(
      say(`button-seven-${key}`, { time: `${hour}:00` }),
      sevenPress({
        do: "seven-remind",
        hour: (hour - offset + HOURS) % HOURS,
      }),
    ),
  );
  const to = (there: number): Row[number] =>
    there < 0 || there > MOST_ZONE
      ? BLANK
      : button(zoneName(there), sevenPress({ do: "seven-hours", zone: there }));
  const menu = button(say("button-seven-menu"), sevenPress({ do: "seven-choice" }));
  const stop = isReminded
    ? [button(say("button-seven-stop"), sevenPress({ do: "seven-stop" }))]
    : [];
  return covered(
    say("seven-hours", { zone: zoneName(zone) }),
    [times, [to(zone - 1), to(zone + 1)], [...stop, menu]],
    look,
    say,
    cover,
  );
};
