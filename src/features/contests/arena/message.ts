import type { Ranked } from "../../../board/sheets/ranking.ts";
import type { Drawing } from "../../../board/studio/drawing.ts";
import { digitsOf } from "../../../bot/text/figures.ts";
import { cleanName, nameHtml } from "../../../bot/text/html.ts";
import { listed, type Say } from "../../../bot/text/texts.ts";
import { button, type Keyboard } from "../../../bot/view/button.ts";
import type { BoardMessage, Look } from "../../../bot/view/table-message.ts";
import { termsText } from "../../../bot/view/titles.ts";
import { MINUTE_MS } from "../../../tables/services/time.ts";
import { guideButton } from "../../rules/door.ts";
import { contestMessage, MEDALS, podiumDrawing } from "../messages.ts";
import { startText } from "../planning.ts";
import { arenaPress } from "./presses.ts";
import { arenaButtons } from "./seat.ts";
import { type ArenaRow, type ArenaView, isTied } from "./standings.ts";

/** The number of players in the picture, or in the list if there is no picture. */
const MOST_SHOWN = 10;

/** The one message of an arena: its time, its first players, the buttons to enter, its podium. */
export const arenaMessage = (view: ArenaView, now: number, look: Look, say: Say): BoardMessage => {
  const { arena, rows } = view;
  if (arena.state === "over" && rows.some(({ games }) => games > 0)) return podium(view, look, say);
  const hasRanking = isRanked(view, now);
  const lines = [
    say("arena-title", { terms: termsText(arena.terms, say) }),
    ...stateLines(view, now, say),
    ...(look.board !== "picture" && hasRanking ? listLines(rows, say) : []),
  ];
  const picture = hasRanking ? rankingDrawing(rows, look, say) : undefined;
  return contestMessage(lines, keyboardOf(view, now, say), picture, look);
};

/** Players who gather have no ranks yet, and where nobody has played there are none to keep. */
const isRanked = ({ arena, rows }: ArenaView, now: number): boolean =>
  arena.state === "open"
    ? rows.length > 0 && arena.startsAt <= now
    : rows.some(({ games }) => games > 0);

const rankingDrawing = (rows: readonly ArenaRow[], { theme }: Look, say: Say): Drawing => {
  const facts = { ranked: rankingOf(rows.slice(0, MOST_SHOWN), say) };
  const title = say("arena-picture");
  const stats = { title, rows: [[{ kind: "ranking", facts }]] } as const;
  return { kind: "stats", theme, stats, ...digitsOf(say) };
};

const stateLines = (view: ArenaView, now: number, say: Say): string[] => {
  const { arena, rows } = view;
  const { startsAt, endsAt } = arena;
  if (arena.state === "cancelled") return [say("arena-cancelled")];
  if (arena.state === "over") return [say("arena-over-empty")];
  if (startsAt > now) {
    const [start = "", ...here] = gatheringLines(view, now, say);
    return [start, say("arena-rules"), ...(rows.length === 0 ? [say("arena-how")] : here)];
  }
  return [
    say("arena-ends", { near: { soon: new Date(endsAt) } }),
    say("arena-rules"),
    rows.length === 0 ? say("arena-how") : nowLine(view, say),
  ];
};

/** When it begins, and who has come. */
export const gatheringLines = (
  { arena: { startsAt, endsAt }, rows }: ArenaView,
  now: number,
  say: Say,
): readonly string[] => {
  const minutes = Math.round((endsAt - startsAt) / MINUTE_MS);
  return [
    say("arena-starts", { start: startLine(startsAt, now, say), minutes }),
    say("arena-gathers", { names: arrivalsText(rows, say) }),
  ];
};

export const nowLine = ({ rows, playing, waiting }: ArenaView, say: Say): string =>
  [
    say("arena-now", { players: rows.length, games: playing }),
    ...(waiting > 0 ? [say("arena-waiting", { waiting })] : []),
  ].join(" · ");

/** Up to this time before it, the beginning needs no date. */
const SOON_MS = 10 * MINUTE_MS;

const startLine = (startsAt: number, now: number, say: Say): string =>
  startsAt - now <= SOON_MS
    ? say("contest-starts-soon", { near: { soon: new Date(startsAt) } })
    : startText(startsAt, say);

const arrivalsText = (rows: readonly ArenaRow[], say: Say): string => {
  const names = rows.slice(0, MOST_SHOWN).map(({ person }) => nameHtml(person.name, say("nobody")));
  return listed(names, say) + (rows.length > MOST_SHOWN ? "…" : "");
};

const listLines = (rows: readonly ArenaRow[], say: Say): string[] =>
  rows.slice(0, MOST_SHOWN).map(({ person, points, isOnFire }, at) => {
    const name = nameHtml(person.name, say("nobody"));
    const line = say("arena-line", { place: at + 1, name, points });
    return isOnFire ? `${line} ${say("arena-streak")}` : line;
  });

const keyboardOf = ({ arena, rows, playing }: ArenaView, now: number, say: Say): Keyboard => {
  if (arena.state !== "open") return [];
  const press = { arena: arena.id } as const;
  const start = button(say("button-arena-start"), arenaPress({ do: "arena-start", ...press }));
  const watch = button(say("button-watch"), arenaPress({ do: "watch-arena", ...press }));
  const isGathering = arena.startsAt > now;
  const mayStart = isGathering && rows.length > 1;
  const more = [...(mayStart ? [start] : []), ...(playing > 0 ? [watch] : [])];
  return [arenaButtons(arena.id, say), [...more, guideButton("arena", say)]];
};

/** The end of an arena, which the group hears. */
const podium = ({ arena, rows }: ArenaView, look: Look, say: Say): BoardMessage => {
  const first = rows.filter(({ points }) => points > 0).slice(0, MEDALS.length);
  const lines = first.map(({ person, points, games }, at) =>
    say("arena-podium-line", {
      medal: MEDALS[at] ?? "",
      name: nameHtml(person.name, say("nobody")),
      points,
      games,
    }),
  );
  const title = say("arena-podium", { terms: termsText(arena.terms, say) });
  const drawing = podiumDrawing(say("contest-podium"), rankingOf(first, say), look, say);
  const again = button(
    say("button-arena-again"),
    arenaPress({ do: "arena-again", arena: arena.id }),
  );
  const ties = first.some((_, at) => isTied(rows, at)) ? [say("arena-tie")] : [];
  return contestMessage([title, ...lines, ...ties], [[again]], drawing, look);
};

const rankingOf = (rows: readonly ArenaRow[], say: Say): readonly Ranked[] =>
  rows.map(({ person, points }) => ({
    name: cleanName(person.name, say("nobody")),
    value: points,
    text: String(points),
  }));
