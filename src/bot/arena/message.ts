import type { Stats } from "../../board/sheets/stats.ts";
import type { ArenaRow, ArenaView } from "../../tables/arena/standings.ts";
import { cleanName, nameHtml } from "../text/html.ts";
import type { Say } from "../text/texts.ts";
import { arenaButtons } from "../view/arena.ts";
import { button, type Keyboard } from "../view/button.ts";
import { type BoardMessage, type Look, pictureOf } from "../view/table-message.ts";
import { termsText } from "../view/titles.ts";

/** So many are in the picture, or in the list where there can be none. */
const MOST_SHOWN = 10;
const MEDALS = ["🥇", "🥈", "🥉"] as const;
const MINUTE_MS = 60_000;

/** The one message of an arena: how long it takes, who is first, and the way in. */
export const arenaMessage = (view: ArenaView, now: number, look: Look, say: Say): BoardMessage => {
  const { arena, rows } = view;
  const lines = [
    say("arena-title", { terms: termsText(arena.terms, say) }),
    ...stateLines(view, now, say),
    ...(look.board === "emoji" ? listed(rows, say) : []),
  ];
  const picture = { title: say("arena-picture"), rows: rows.slice(0, MOST_SHOWN) };
  return withPicture(lines.join("\n"), keyboardOf(view, say), picture, look, say);
};

const stateLines = (
  { arena, rows, playing, waiting }: ArenaView,
  now: number,
  say: Say,
): string[] => {
  const { startsAt, endsAt } = arena;
  if (arena.state === "cancelled") return [say("arena-cancelled")];
  if (arena.state === "over") {
    return [say(rows.some(({ games }) => games > 0) ? "arena-over" : "arena-over-empty")];
  }
  const minutes = Math.round((endsAt - startsAt) / MINUTE_MS);
  return [
    startsAt > now
      ? say("arena-starts", { near: { soon: new Date(startsAt) }, minutes })
      : say("arena-ends", { near: { soon: new Date(endsAt) } }),
    say("arena-rules"),
    rows.length === 0
      ? say("arena-how")
      : [
          say("arena-now", { players: rows.length, games: playing }),
          ...(waiting > 0 ? [say("arena-waiting", { waiting })] : []),
        ].join(" · "),
  ];
};

const listed = (rows: readonly ArenaRow[], say: Say): string[] =>
  rows.slice(0, MOST_SHOWN).map(({ person, points, isOnFire }, at) => {
    const name = nameHtml(person.name, say("nobody"));
    const line = say("arena-line", { place: at + 1, name, points });
    return isOnFire ? `${line} ${say("arena-streak")}` : line;
  });

const keyboardOf = ({ arena, playing }: ArenaView, say: Say): Keyboard => {
  if (arena.state !== "open") return [];
  const watch = button(say("button-watch"), { do: "watch-arena", arena: arena.id });
  return [arenaButtons(arena.id, say), ...(playing > 0 ? [[watch]] : [])];
};

/** The card of the podium. */
export const arenaPodium = ({ arena, rows }: ArenaView, look: Look, say: Say): BoardMessage => {
  const first = rows.filter(({ games }) => games > 0).slice(0, MEDALS.length);
  const lines = first.map(({ person, points, games }, at) =>
    say("arena-podium-line", {
      medal: MEDALS[at] ?? "",
      name: nameHtml(person.name, say("nobody")),
      points,
      games,
    }),
  );
  const title = say("arena-podium", { terms: termsText(arena.terms, say) });
  const picture = { title: say("arena-picture-over"), rows: first };
  return withPicture([title, ...lines].join("\n"), [], picture, look, say);
};

type Ranking = { readonly title: string; readonly rows: readonly ArenaRow[] };

const withPicture = (
  html: string,
  keyboard: Keyboard,
  { title, rows }: Ranking,
  { board, theme }: Look,
  say: Say,
): BoardMessage => {
  const isDrawn = board === "picture" && rows.length > 0;
  const stats = { title, rows: [[rankingOf(rows, say)]] };
  return {
    html,
    keyboard,
    picture: isDrawn ? pictureOf({ kind: "stats", theme, stats }) : undefined,
  };
};

const rankingOf = (rows: readonly ArenaRow[], say: Say): Stats["rows"][number][number] => ({
  kind: "ranking",
  facts: {
    ranked: rows.map(({ person, points }) => ({
      name: cleanName(person.name, say("nobody")),
      value: points,
      text: String(points),
    })),
  },
});
