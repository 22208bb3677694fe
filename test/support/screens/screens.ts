import type { HomeSide } from "../../../src/board/scene/scene.ts";
import { writePress } from "../../../src/bot/press/presses.ts";
import { speaker } from "../../../src/bot/text/texts.ts";
import { button } from "../../../src/bot/view/button.ts";
import { soloBoard, soloKeyboard } from "../../../src/bot/view/framed.ts";
import { ownMenu } from "../../../src/bot/view/menu.ts";
import type { BoardMessage } from "../../../src/bot/view/table-message.ts";
import { tableMessage } from "../../../src/bot/view/table-message.ts";
import { advise } from "../../../src/features/chouette/advice.ts";
import { beginChouetteGame } from "../../../src/features/chouette/begin.ts";
import { openChouette, sitDown } from "../../../src/features/chouette/chouette.ts";
import { chouettesIn } from "../../../src/features/chouette/chouettes.ts";
import { teamIn, turnCubes } from "../../../src/features/chouette/cubes.ts";
import { playChouette } from "../../../src/features/chouette/party.ts";
import { USUAL_HOUSE } from "../../../src/features/chouette/rules/types.ts";
import { medleyOf } from "../../../src/game/medley.ts";
import { movesOf } from "../../../src/game/moves.ts";
import { rulesetFor, type Terms, takesCube } from "../../../src/game/series.ts";
import type { Game } from "../../../src/game/types.ts";
import { RULESETS, short } from "../../../src/rules/rulesets.ts";
import type { Ruleset } from "../../../src/rules/types.ts";
import { challenge } from "../../../src/tables/challenge/challenge.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import { remember } from "../../../src/tables/people/people.ts";
import { type ChallengeView, type TableView, viewOf } from "../../../src/tables/shown/view.ts";
import { type Random, seeded } from "../../rules/random.ts";
import { ANNA, BORIS, GROUP, openServices, rowOf } from "../../tables/support.ts";
import { picked, statesOf } from "./games.ts";
import { anyPerson, anyTable, anyTerms, INLINE, plainTable } from "./tables.ts";

/** What a person can see of the bot's tables, in any language. */
export type Screen = {
  readonly name: string;
  readonly show: (language: string) => BoardMessage & { readonly digest?: string };
};

const ME = "shesh_besh_bot";

const onTable =
  (view: TableView): Screen["show"] =>
  (language) =>
    tableMessage({ ...view, look: { ...view.look, language } }, ME);

/** The same for a name and a salt. */
const chanceOf = (name: string, salt: number): Random =>
  seeded([...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7 + salt));

const OWN: Ruleset = { ...short, id: "own-1", name: "Own <rules>" };

const medley = (id: string, ...games: readonly string[]): Ruleset => {
  const found = medleyOf({ id }, games);
  if (!found) throw new Error(`no medley ${id}`);
  return found;
};

const PLAYED: readonly Ruleset[] = [
  ...RULESETS,
  OWN,
  medley("tavli", "portes", "plakoto", "fevga"),
  medley("sreshta", "prava", "gul-bara", "tapa"),
];

/** Screens of running and finished games, of as many kinds as there are. */
const gameScreens = (ruleset: Ruleset, most: number, salt: number): readonly Screen[] => {
  const random = chanceOf(ruleset.id, salt);
  const cube = { cube: true, beaver: true, jacoby: true, autoDoubles: 1 } as const;
  const isDear = takesCube(ruleset) && random.chance(0.6);
  const switches = { ...ruleset.switches, ...(isDear && cube) };
  const terms = anyTerms({ ...ruleset, switches }, random);
  const table = plainTable(terms);
  const states = statesOf(rulesetFor(terms, false, random.below(3)), random);
  return picked(states, most, random).map(([kind, game], at) => {
    const view = anyTable(table, { terms, game, states }, random);
    const name = `${ruleset.id} ${at + 1}: ${kind}`;
    const { played } = view;
    return view.table.menu && at % 4 === 0
      ? { name: `${name}, own menu`, show: menuOf(played, view.table) }
      : { name, show: onTable(view) };
  });
};

const menuOf =
  (played: Parameters<typeof ownMenu>[0], table: TableView["table"]): Screen["show"] =>
  (language) =>
    ownMenu(played, table, speaker(language));

/** Screens of a challenge, in all that can become of it. */
const challengeScreens = (most: number, salt: number): readonly Screen[] => {
  const random = chanceOf("challenges", salt);
  const services = openServices(3);
  const posted = challenge(services, GROUP, ANNA, { ruleset: short, stake: 1 });
  const view = posted.ok ? viewOf(services, posted.table) : undefined;
  services.store.close();
  if (!view || view.played) throw new Error("nobody challenges");
  return Array.from({ length: most }, (_, at) => ({
    name: `challenge ${at + 1}`,
    show: onTable(anyChallenge(view, random)),
  }));
};

const STATES = ["open", "open", "open", "open", "accepted", "cancelled", "declined"] as const;

const anyChallenge = (view: ChallengeView, random: Random): ChallengeView => {
  const isLink = random.chance(0.5);
  const isInline = random.chance(0.3);
  const others = ["Борис Кац", "علي", "W".repeat(40), "<i>"].map((name, at) =>
    anyPerson(101 + at, name),
  );
  const isTo = random.chance(0.4);
  return {
    ...view,
    table: {
      ...(isInline ? { ...view.table, ...INLINE } : view.table),
      viewer: random.pick([null, ANNA, BORIS]),
      declined: random.pick([0, 0, 1]),
    },
    look: { ...view.look, board: random.pick(["picture", "emoji"]) },
    challenge: {
      ...view.challenge,
      terms: anyTerms(random.pick(PLAYED), random),
      chat: isInline ? null : view.challenge.chat,
      token: isLink ? "a-token" : null,
      state: random.pick(STATES),
      opponentName: isTo ? "boris" : null,
    },
    opponent: isTo && random.chance(0.5) ? random.pick(others) : undefined,
    decliners: others.slice(0, random.below(5)),
    taker: random.chance(0.2) ? random.pick(others) : undefined,
  };
};

/** Screens of a turn that a person plays alone. */
const soloScreens = (most: number, salt: number, home: HomeSide = "right"): readonly Screen[] => {
  const random = chanceOf("solo", salt);
  const states = statesOf(short, random).flatMap(({ phase }) =>
    phase.kind === "moving" ? [phase] : [],
  );
  const press = writePress({ do: "listen" });
  const presses = { move: () => press, undo: press, done: press };
  return Array.from({ length: most }, (_, at) => {
    const { turn, before } = random.pick(states);
    const board = random.pick(["picture", "emoji"] as const);
    return {
      name: `solo ${home === "right" ? "" : `${home} `}${at + 1}`,
      show: (language) => {
        const say = speaker(language);
        const more = button(say("button-rules"), press);
        const look = { board, theme: "wood", home } as const;
        const keyboard = soloKeyboard({ turn, before }, presses, more, look, say);
        return soloBoard(turn, "<b>?</b>", keyboard, look, say);
      },
    };
  });
};

/** Screens of a box against a team of four, all of whom press anything. */
const chouetteScreens = (most: number, salt: number): readonly Screen[] => {
  const random = chanceOf("chouette", salt);
  const services = openServices(5);
  const people = ["Anna", "Борис Кац", "Константин Константинопольский", "علي", "Vahe"].map(
    (name, at) => anyPerson(at + 1, name),
  );
  const here = { id: GROUP, kind: "group", language: "en" } as const;
  for (const person of people) remember(services, person, here);
  const switches = { ...short.switches, cube: true, beaver: random.chance(0.5) };
  const terms: Terms = { ruleset: { ...short, switches }, stake: 5 };
  const house = { ...USUAL_HOUSE, advice: "team" } as const;
  const opened = openChouette(services, { chat: GROUP, thread: null }, ANNA, terms, house);
  if (!opened.ok) throw new Error(opened.code);
  for (const { id } of people.slice(1)) sitDown(services, opened.id, id);
  const begun = beginChouetteGame(services, opened.id, ANNA);
  const series = chouettesIn(services.store).byId(opened.id)?.series;
  const game = series && chouettesIn(services.store).lastGame(series);
  if (!begun.ok || !game) throw new Error("no game of a chouette");
  const views: TableView[] = [];
  for (let step = 0; step < MOST_PRESSES && rowOf(services, game).endedAt === null; step++) {
    const state = loadGame(services, rowOf(services, game));
    const { version } = rowOf(services, game);
    // Most of these presses are refused, and that is no matter.
    for (const { id } of random.shuffled(people)) {
      const command = pressAt(state, random);
      const cube = random.pick(["double", "take", "take", "drop", "beaver"] as const);
      const team = teamIn(services, game);
      if (team && command.type === "move" && random.chance(0.5))
        advise(services, team, version, id, command.moves);
      else if (random.chance(0.2)) turnCubes(services, game, version, id, cube, maybeSeat(random));
      else playChouette(services, game, version, id, command);
    }
    const [table] = services.store.tables.byGame(game);
    const view = table && viewOf(services, table.id);
    if (view) views.push(view);
  }
  services.store.close();
  const last = views.slice(-1);
  return [...random.shuffled(views.slice(0, -1)).slice(0, most - 1), ...last].map((view, at) => {
    const board = random.pick(["picture", "picture", "emoji"] as const);
    return {
      name: `chouette ${at + 1}: ${view.played?.game.phase.kind}`,
      show: onTable({ ...view, look: { ...view.look, board } }),
    };
  });
};

const MOST_PRESSES = 120;

const maybeSeat = (random: Random): number | undefined =>
  random.chance(0.5) ? random.below(4) : undefined;

const pressAt = ({ phase }: Game, random: Random) => {
  if (phase.kind !== "moving") return { type: "roll" } as const;
  const moves = movesOf(phase.turn);
  if (moves.length === 0) return { type: "done" } as const;
  const { from, die } = random.pick(moves);
  return { type: "move", moves: [{ from, die }] } as const;
};

/** Three hundred screens; another salt has others. */
export const screens = (salt = 0): readonly Screen[] => [
  ...PLAYED.flatMap((ruleset) => gameScreens(ruleset, 8, salt)),
  ...challengeScreens(24, salt),
  ...soloScreens(12, salt),
  ...chouetteScreens(24, salt),
  ...soloScreens(4, salt, "left"),
];
