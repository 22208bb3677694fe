import { medleyOf } from "../../game/medley.ts";
import type { ChatId, PersonId, RulesetId } from "../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { RulesetRow } from "../../store/rulesets.ts";
import type { Services } from "../services/services.ts";

export const MOST_RULESETS = 20;

/** A ruleset of a chat; `ruleset` has an id that is unique in all chats. */
export type OwnRuleset = Pick<RulesetRow, "id" | "maker" | "base"> & { readonly ruleset: Ruleset };

const ownRuleset = ({ id, maker, base, name, switches, games }: RulesetRow): OwnRuleset => {
  const own = { id: `own-${id}`, name };
  const medley = games && medleyOf(own, games);
  return { id, maker, base, ruleset: medley ?? { ...own, switches } };
};

export const ownRulesets = ({ store }: Services, chat: ChatId): readonly OwnRuleset[] =>
  store.rulesets.ofChat(chat).map(ownRuleset);

export const ownSingleGames = (services: Services, chat: ChatId): readonly Ruleset[] =>
  ownRulesets(services, chat).flatMap(({ ruleset }) => (ruleset.games ? [] : ruleset));

type Made = Result<{ readonly made: OwnRuleset }, "name-taken" | "too-many-rulesets">;

export const makeRuleset = ({ store, now }: Services, row: Omit<RulesetRow, "id">): Made =>
  store.transaction(() => {
    const others = store.rulesets.ofChat(row.chat);
    if (others.length >= MOST_RULESETS) return refused("too-many-rulesets");
    if (others.some(({ key }) => key === row.key)) return refused("name-taken");
    return { ok: true, made: ownRuleset({ ...row, id: store.rulesets.add(row, now()) }) };
  });

/** Removes a ruleset of a chat, for its maker or an administrator. Running games keep it. */
export const removeRuleset = (
  { store }: Services,
  chat: ChatId,
  id: RulesetId,
  by: { readonly person: PersonId; readonly isAdmin: boolean },
): Done<"no-ruleset" | "not-your-ruleset"> =>
  store.transaction(() => {
    const found = store.rulesets.ofChat(chat).find((one) => one.id === id);
    if (!found) return refused("no-ruleset");
    if (found.maker !== by.person && !by.isAdmin) return refused("not-your-ruleset");
    store.rulesets.remove(id);
    return DONE;
  });
