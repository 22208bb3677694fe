import type { NoticeKind, PostKind } from "../../../../bot/feature/kinds.ts";
import { figures } from "../../../../bot/text/figures.ts";
import { escapeHtml, isolated } from "../../../../bot/text/html.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { button, type Page, type Row } from "../../../../bot/view/button.ts";
import { COLOUR_MARK } from "../../../../bot/view/lines.ts";
import { boardName, shortName } from "../../../../bot/view/person-name.ts";
import { clockText } from "../../../../bot/view/titles.ts";
import { leftNow } from "../../../../game/clock.ts";
import { COLOURS, opponent } from "../../../../game/colours.ts";
import type { Colour } from "../../../../game/types.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { woodResultPress } from "../results/presses.ts";
import { WOOD_CLOCK_PRESSES, woodClockPress } from "./presses.ts";
import { WOOD_CLOCK, type WoodClock, woodClocksIn } from "./store.ts";

const NAME = 10;

/** "9:42"; a time that is not out yet is told as at least a second. */
const timeText = (ms: number, say: Say): string => {
  const seconds = Math.ceil(ms / 1000);
  return figures(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`, say);
};

/** A side by its mark, with the name of its player where it was said. */
const sideText = (services: Services, clock: WoodClock, side: Colour, say: Say): string => {
  const id = clock.people[side];
  const person = id === null ? undefined : services.store.people.person(id);
  const name = person ? ` ${isolated(shortName(boardName(person, say), NAME))}` : "";
  return `${COLOUR_MARK[side]}${name}`;
};

const clockMessage = (services: Services, clock: WoodClock, say: Say): Page => {
  const { id, running, fallen } = clock;
  const left = leftNow(clock, services.now());
  const keyOf = (side: Colour): Row[number] => {
    const runs = running?.of === side;
    const text = `${runs ? "▶ " : ""}${sideText(services, clock, side, say)} ${timeText(left[side], say)}`;
    const press = woodClockPress({ do: "wood-clock", beside: id, side });
    return button(text, press, runs ? "primary" : undefined);
  };
  const nameOf = (side: Colour): string => escapeHtml(sideText(services, clock, side, say));
  const times = COLOURS.map((side) => `${nameOf(side)} <b>${timeText(left[side], say)}</b>`);
  const state = fallen
    ? say("wood-clock-fallen", { loser: nameOf(fallen), winner: nameOf(opponent(fallen)) })
    : running
      ? say("wood-clock-runs", { name: nameOf(running.of) })
      : say(clock.turn === 0 ? "wood-clock-new" : "wood-clock-stands");
  return {
    html: `${clockText(clock.terms, say)}\n${times.join("   ")}\n${state}`,
    keyboard: fallen
      ? [[button(say("button-wood-begin"), woodResultPress({ do: "wood-begin" }))]]
      : [
          // One below the other, each as wide as the screen: they are pressed without looking.
          ...COLOURS.map((side) => [keyOf(side)]),
          ...(running
            ? [[button(say("button-wood-pause"), woodClockPress({ do: "wood-pause", beside: id }))]]
            : []),
        ],
  };
};

export const WOOD_CLOCKS: PostKind = {
  kind: WOOD_CLOCK,
  paceMs: 1_000,
  under: (store, data) => {
    const press = WOOD_CLOCK_PRESSES.read(data);
    const isOurs = press?.do === "wood-clock" || press?.do === "wood-pause";
    return isOurs ? woodClocksIn(store).post(press.beside) : undefined;
  },
  composed: ({ services }, { subject }) => {
    const clock = woodClocksIn(services.store).byId(subject);
    return clock && { compose: ({ say }) => clockMessage(services, clock, say) };
  },
};

/** A time is out: edits make no sound. */
export const FALLEN: NoticeKind = {
  kind: WOOD_CLOCK,
  saying: ({ services }, { subject }) => {
    const clock = woodClocksIn(services.store).byId(subject);
    if (!clock?.fallen) return undefined;
    const { fallen, thread } = clock;
    const names = (say: Say) => ({
      loser: escapeHtml(sideText(services, clock, fallen, say)),
      winner: escapeHtml(sideText(services, clock, opponent(fallen), say)),
    });
    return {
      place: { thread },
      compose: ({ say }) => ({ html: say("wood-clock-fallen", names(say)), keyboard: [] }),
    };
  },
};
