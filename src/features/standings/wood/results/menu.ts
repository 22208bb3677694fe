import { homeIn } from "../../../../bot/play/home.ts";
import type { PressData } from "../../../../bot/press/book.ts";
import { escapeHtml, isolated } from "../../../../bot/text/html.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import type { BotContext } from "../../../../bot/updates/context.ts";
import { button, inPairs, type Page, paged, type Row } from "../../../../bot/view/button.ts";
import { across } from "../../../../bot/view/fit.ts";
import { boardName, personHtml, shortName } from "../../../../bot/view/person-name.ts";
import { inOrder, singlesAtHome } from "../../../../bot/view/ruleset-menu.ts";
import { outcomeText, rulesetLabel, rulesetTitle } from "../../../../bot/view/titles.ts";
import type { ChatId } from "../../../../ids/ids.ts";
import { waysToWin } from "../../../../rules/outcome.ts";
import type { Ruleset, WayToWin } from "../../../../rules/types.ts";
import type { Chat, Person } from "../../../../tables/people/people.ts";
import { rulesetsIn } from "../../../../tables/people/settings.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { spanAt } from "../../statistics/periods.ts";
import { standingsIn } from "../../statistics/standings-store.ts";
import { woodResultPress } from "./presses.ts";
import { woodResultsIn } from "./store.ts";

export type AtBoard = BotContext & { readonly here: Chat };

/** The letters of a name beside what it has won. */
const NAME = 7;
const GAMES_AT_ONCE = 10;
const MOST_FRIENDS = 8;
/** No ruleset has this id: the menu takes the usual one. */
export const USUAL = "usual";

/** The games of a group that end in an oin or more: a difference is no matter of one key. */
export const gamesOnWood = (services: Services, chat: ChatId): readonly Ruleset[] =>
  rulesetsIn(services, chat).filter((one) => waysToWin(one).length > 0);

/** The game that was last told in the group, else the one that people here play first. */
export const usualGame = (ctx: AtBoard): Ruleset | undefined => {
  const { services, here } = ctx;
  const games = gamesOnWood(services, here.id);
  const last = woodResultsIn(services.store).lastIn(here.id);
  return games.find(({ id }) => id === last) ?? singlesAtHome(homeIn(ctx), games)[0] ?? games[0];
};

type AskedWin = {
  /** The keys of the first one stand first. */
  readonly both: readonly [ByName, ByName];
  readonly ways: readonly WayToWin[];
  readonly labelOf: (name: string, way: WayToWin) => string;
  readonly pressOf: (winner: ByName, way: WayToWin) => PressData;
};

/** Keys that tell who of the two has won, and how. */
export const winRows = ({ both, ways, labelOf, pressOf }: AskedWin, say: Say): readonly Row[] => {
  const [one, other] = both;
  const keysOf = (winner: ByName, loser: ByName): Row =>
    ways.map((way) =>
      button(
        labelOf(isolated(nameBeside(winner, loser, say)), way),
        pressOf(winner, way),
        winner === one ? "primary" : undefined,
      ),
    );
  const rows =
    ways.length > 1
      ? [keysOf(one, other), keysOf(other, one)]
      : [[...keysOf(one, other), ...keysOf(other, one)]];
  return rows.flatMap((keys) =>
    keys.length <= across(keys.map(({ text }) => text)) ? [keys] : inPairs(keys, say),
  );
};

/** "Anna: mars" on a key. */
export const winLabel =
  ({ switches }: Ruleset, say: Say) =>
  (name: string, way: WayToWin): string =>
    say("button-wood-win", { name, outcome: outcomeText(switches, way, say) });

/** A press tells the winner and the outcome. */
export const resultPage = ({ person, say }: AtBoard, friend: Person, ruleset: Ruleset): Page => {
  const asked = { person: person.id, rival: friend.id };
  const wins = winRows(
    {
      both: [person, friend],
      ways: waysToWin(ruleset),
      labelOf: winLabel(ruleset, say),
      pressOf: ({ id }, outcome) =>
        woodResultPress({
          ...{ do: "wood-tell", ...asked, ruleset: ruleset.id, outcome },
          won: id === person.id ? 1 : 0,
        }),
    },
    say,
  );
  return {
    html: say("wood-ask", {
      one: personHtml(person, say),
      other: personHtml(friend, say),
      game: `<b>${escapeHtml(rulesetTitle(ruleset, say))}</b>`,
    }),
    keyboard: [
      ...wins,
      [
        button(say("button-wood-game"), woodResultPress({ do: "wood-games", ...asked, page: 0 })),
        button(say("button-close"), { do: "play-close", person: person.id }),
      ],
    ],
  };
};

/** A first name, where it tells one of the two from the other. */
const nameBeside = (who: ByName, other: ByName, say: Say): string => {
  const [own, others] = [who, other].map((one) => boardName(one, say));
  const [first = "", beside] = [own, others].map((name) => name?.split(" ")[0]);
  return shortName(first === beside ? (own ?? "") : first, NAME);
};

type ByName = Pick<Person, "id" | "name">;

/** Another game than the usual one. */
export const gamesPage = (ctx: AtBoard, friend: Person, page: number): Page => {
  const { person, services, here, say } = ctx;
  const games = gamesOnWood(services, here.id);
  const home = singlesAtHome(homeIn(ctx), games);
  const all = [...home, ...inOrder(games.filter((one) => !home.includes(one)))];
  const asked = { person: person.id, rival: friend.id };
  const menuOf = ({ id }: Pick<Ruleset, "id">) =>
    woodResultPress({ do: "wood-menu", ...asked, ruleset: id });
  const { shown, row } = paged(
    all,
    GAMES_AT_ONCE,
    {
      page,
      turn: (to) => woodResultPress({ do: "wood-games", ...asked, page: to }),
      back: button(say("button-start-back"), menuOf({ id: USUAL })),
    },
    say,
  );
  const keys = shown.map((one) => button(rulesetLabel(one, say), menuOf(one)));
  return { html: say("wood-which-game"), keyboard: [...inPairs(keys, say), row] };
};

/** Those of the group's table with whom one may have played. */
export const friendsPage = (ctx: AtBoard): Page | undefined => {
  const { services, here, person, say } = ctx;
  const usual = usualGame(ctx);
  const span = spanAt("all", services.now());
  const friends = standingsIn(services.store)
    .first(here.id, span, MOST_FRIENDS + 1)
    .flatMap(({ person: id }) => (id === person.id ? [] : (services.store.people.person(id) ?? [])))
    .filter(({ name }) => name !== "")
    .slice(0, MOST_FRIENDS);
  if (friends.length === 0 || !usual) return undefined;
  const keys = friends.map((friend) =>
    button(
      isolated(shortName(boardName(friend, say), 2 * NAME)),
      woodResultPress({ do: "wood-menu", person: person.id, rival: friend.id, ruleset: usual.id }),
    ),
  );
  const close = button(say("button-close"), { do: "play-close", person: person.id });
  return { html: say("wood-with-whom"), keyboard: [...inPairs(keys, say), [close]] };
};
