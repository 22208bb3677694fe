import { speaker } from "../../../bot/text/texts.ts";
import { button } from "../../../bot/view/button.ts";
import { BESIDES } from "../../../bot/view/look.ts";
import type { GameExtension, Services } from "../../../tables/services/services.ts";
import { CONTESTS, NEWS } from "../../following/door.ts";
import { GUIDES } from "../../rules/door.ts";
import { EVENINGS } from "../evenings.ts";
import { contestNews } from "../news.ts";
import { type Arena, arenasIn } from "./arenas.ts";
import { besideArena } from "./beside.ts";
import { arenaEvening } from "./handlers.ts";
import { arenaPress } from "./presses.ts";
import { arenaSeat } from "./seat.ts";
import { arenaView } from "./standings.ts";

const arenaAt = ({ store }: Services, number: number): Arena | undefined =>
  arenasIn(store).at(number);

const news = NEWS.give(
  contestNews(
    "arena",
    (services, number) => {
      const contest = arenaAt(services, number);
      if (!contest) return undefined;
      const players = arenasIn(services.store).players(contest.id);
      return { contest, players: players.map(({ person }) => person) };
    },
    ({ id }, language) =>
      button(
        speaker(language)("button-arena-play"),
        arenaPress({ do: "arena-play", arena: id }),
        "success",
      ),
  ),
);

const watched = CONTESTS.give({
  kind: "arena",
  groupOf: (services, number) => arenaAt(services, number)?.chat,
  ofGame: ({ store }, game) => arenasIn(store).ofGame(game)?.arena,
  games: (services, number) => {
    const arena = arenaAt(services, number);
    const games = arena ? arenasIn(services.store).running(arena.id) : [];
    return games.map(({ game, ...row }) => ({ id: game, ...row }));
  },
  order: (services, number) => {
    const arena = arenaAt(services, number);
    return arena ? arenaView(services, arena).rows.map(({ player }) => player) : [];
  },
});

export const arenaExtension: GameExtension = {
  gives: [news, watched, GUIDES.give({ id: "arena", word: "arena" }), EVENINGS.give(arenaEvening)],
  givesBack: ({ store }, standstill) => arenasIn(store).putOff(standstill),
  shows: (services, { row, viewer }) => {
    const seat = viewer === null ? undefined : arenaSeat(services, row.id, viewer);
    return seat && BESIDES.give(besideArena(seat));
  },
};
