import type { NoticeKind } from "../../../bot/feature/kinds.ts";
import { escapeHtml, isolated, nameHtml } from "../../../bot/text/html.ts";
import { nameOf } from "../../../bot/text/languages.ts";
import type { ChatId } from "../../../ids/ids.ts";
import { DONE, type Done, refused } from "../../../rules/result.ts";
import { claimOnce } from "../../../tables/services/handouts.ts";
import type { Services } from "../../../tables/services/services.ts";
import { WRONG_WORD_NOTICE, type WrongWord, wrongWordsIn } from "./store.ts";

/** More than a line is no word. */
export const LONGEST_LINE = 200;

/** Owes it to the owner in `to`; from one private chat, `from`, once a minute. */
export const reportWord = (
  services: Services,
  word: Omit<WrongWord, "id">,
  { from, to }: { readonly from: ChatId; readonly to: ChatId },
): Done<"soon"> =>
  services.store.transaction(() => {
    if (!claimOnce(services, WRONG_WORD_NOTICE, from)) return refused("soon");
    const subject = wrongWordsIn(services.store).add(word);
    if (subject !== undefined)
      services.store.notices.add({ kind: WRONG_WORD_NOTICE, subject, chat: to });
    return DONE;
  });

/** Tells the owner, after which nothing of it is kept. */
export const WRONG_WORDS_TOLD: NoticeKind = {
  kind: WRONG_WORD_NOTICE,
  saying: ({ services }, { subject }) => {
    const { people } = services.store;
    const words = wrongWordsIn(services.store);
    const word = words.of(subject);
    const name = word && people.person(word.person)?.name;
    if (!word || name === undefined) return undefined;
    return {
      compose: ({ say }) => ({
        html: say("wrong-word-told", {
          name: nameHtml(name, say("nobody")),
          language: isolated(nameOf(word.language)),
          line: isolated(escapeHtml(word.line)),
        }),
        keyboard: [],
      }),
      onShown: () => words.remove(subject),
    };
  },
};
