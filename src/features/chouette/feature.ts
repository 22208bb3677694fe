import { Composer } from "grammy";
import { answerAtTable } from "../../bot/table/presses.ts";
import type { BotContext } from "../../bot/updates/context.ts";
import { answer, toast } from "../../bot/updates/reply.ts";
import type { ChatId, PersonId } from "../../ids/ids.ts";
import { refused } from "../../rules/result.ts";
import type { Services } from "../../tables/services/services.ts";
import {
  type ContestKind,
  contestFeature,
  mayManage,
  openByMenu,
  turnMenu,
} from "../contests/door.ts";
import { relieveCaptains } from "./absence.ts";
import { beginChouetteGame } from "./begin.ts";
import { closeChouette, closeIdleChouettes, getUp, openChouette, sitDown } from "./chouette.ts";
import { type Chouette, chouettesIn, chouetteTraces } from "./chouettes.ts";
import { turnCubes } from "./cubes.ts";
import {
  CHOUETTE_MENU,
  type ChouetteSizes,
  chosenTerms,
  houseOf,
  readChouetteWords,
} from "./menu.ts";
import { chouetteMessage, chouettePodium } from "./message.ts";
import { TEAM_AND_BOX, teamPresses } from "./party.ts";
import { CHOUETTE_PRESSES, pressed, pressedHere } from "./presses.ts";
import { chouetteView } from "./view.ts";

/** Several play against one at one board. Its message in the group has the seats and the score. */
export const CHOUETTE_KIND: ContestKind<Chouette, ChouetteSizes> = {
  name: "chouette",
  in: chouettesIn,
  hasTime: false,
  readWords: readChouetteWords,
  menu: CHOUETTE_MENU,
  termsFor: chosenTerms,
  open: (services, place, maker, terms, sizes) =>
    openChouette(services, place, maker, terms, houseOf(sizes)),
  close: closeChouette,

  message: (services, chouette, { look, say }) =>
    chouetteMessage(chouetteView(services, chouette), look, say),
  card: (services, chouette, { look, say }) =>
    chouettePodium(chouetteView(services, chouette), look, say),
  idOfButton: (data) => {
    const press = CHOUETTE_PRESSES.read(data);
    return press?.do === "chouette-up" ? press.chouette : undefined;
  },
};

const chouettes = new Composer<BotContext>();

chouettes.filter(pressedHere("chouette-menu"), (ctx) => turnMenu(ctx, CHOUETTE_KIND, ctx.press));
chouettes.filter(pressedHere("chouette-open"), (ctx) => openByMenu(ctx, CHOUETTE_KIND, ctx.press));

/** Presses count only in the chouette's own group. */
const atChouette = (
  kind: "chouette-sit" | "chouette-up" | "chouette-begin" | "chouette-close",
  act: (ctx: BotContext, chouette: Chouette) => Promise<void>,
): void => {
  chouettes.filter(pressedHere(kind), async (ctx) => {
    const chouette = chouettesIn(ctx.services.store).byId(ctx.press.chouette);
    if (chouette?.chat !== ctx.here.id) return toast(ctx, "refused-unknown-button");
    await act(ctx, chouette);
  });
};

atChouette("chouette-sit", async (ctx, { id }) => {
  const sat = sitDown(ctx.services, id, ctx.person.id);
  await (sat.ok ? toast(ctx, "chouette-sat") : answer(ctx, sat));
});

atChouette("chouette-up", async (ctx, { id }) => {
  const up = getUp(ctx.services, id, ctx.person.id);
  await (up.ok ? toast(ctx, "chouette-up") : answer(ctx, up));
});

atChouette("chouette-begin", async (ctx, { id }) => {
  await answer(ctx, beginChouetteGame(ctx.services, id, ctx.person.id));
});

atChouette("chouette-close", async (ctx, chouette) => {
  if (chouette.state !== "open") return answer(ctx, refused("chouette-over"));
  if (!(await mayManage(ctx, chouette))) return toast(ctx, "chouette-not-yours");
  closeChouette(ctx.services, chouette.id);
  await toast(ctx, "chouette-cancel-done");
});

/** A member turns their own cube; the box turns one member's cube or all of them. */
for (const type of ["double", "take", "drop", "beaver"] as const) {
  chouettes.filter(pressed(`cube-${type}`), (ctx) => {
    const { game, version, place } = ctx.press;
    const seat = place ? place - 1 : undefined;
    return answerAtTable(ctx, ctx.press, () =>
      turnCubes(ctx.services, game, version, ctx.person.id, type, seat),
    );
  });
}

const getUpIn = (services: Services, chat: ChatId, person: PersonId): void => {
  const chouette = chouettesIn(services.store).openIn(chat);
  if (chouette) getUp(services, chouette.id, person);
};

export const CHOUETTE = contestFeature(CHOUETTE_KIND, {
  traces: [chouetteTraces],
  presses: CHOUETTE_PRESSES,
  handlers: [chouettes],
  sweep: (services) => {
    relieveCaptains(services);
    closeIdleChouettes(services);
  },
  game: {
    gives: [teamPresses],
    party: TEAM_AND_BOX,
    personLeft: getUpIn,
    sidelined: getUpIn,
  },
});
