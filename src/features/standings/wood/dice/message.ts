import type { PostKind } from "../../../../bot/feature/kinds.ts";
import { figures } from "../../../../bot/text/figures.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { button, type Page } from "../../../../bot/view/button.ts";
import { hashText, rollText } from "../../../../bot/view/lines.ts";
import { wholeNameHtml } from "../../../../bot/view/person-name.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { WOOD_DICE_PRESSES, woodDicePress } from "./presses.ts";
import { WOOD_DICE, type WoodDice, woodDiceIn } from "./store.ts";

/** The throws before the last one that are still told. */
const BEFORE = 5;

const diceMessage = ({ store }: Services, dice: WoodDice, say: Say): Page => {
  const { id, hash, thrown, person, isShown } = dice;
  const throws = woodDiceIn(store).throws(id, BEFORE + 1);
  const last = throws.at(-1);
  const by = person === null ? undefined : store.people.person(person);
  const before = throws
    .slice(0, -1)
    .toReversed()
    .map(([one, other]) => figures(`${Math.max(one, other)}:${Math.min(one, other)}`, say));
  const lines = [
    `${say("wood-dice-title")} · ${hashText(hash)}`,
    ...(last
      ? [
          `🎲 <b>${rollText(last, "roll", say)}</b>`,
          say("wood-dice-by", {
            number: thrown,
            name: by ? wholeNameHtml(by, say) : say("nobody"),
          }),
        ]
      : [say("wood-dice-promise")]),
    ...(before.length > 0 ? [say("wood-dice-before", { dice: before.join(" · ") })] : []),
    ...(isShown ? [say("wood-dice-over", { count: thrown })] : []),
  ];
  return {
    html: lines.join("\n"),
    keyboard: isShown
      ? [
          [button(say("button-wood-record"), woodDicePress({ do: "wood-record", dice: id }))],
          [button(say("button-wood-new-dice"), woodDicePress({ do: "wood-dice-anew" }))],
        ]
      : [
          [
            button(
              say("button-wood-throw"),
              woodDicePress({ do: "wood-throw", dice: id, thrown }),
              "primary",
            ),
          ],
          [
            button(say("button-hash"), woodDicePress({ do: "wood-hash", dice: id })),
            ...(thrown > 0
              ? [button(say("button-wood-secret"), woodDicePress({ do: "wood-proof", dice: id }))]
              : []),
          ],
        ],
  };
};

export const WOOD_DICES: PostKind = {
  kind: WOOD_DICE,
  under: (store, data) => {
    const press = WOOD_DICE_PRESSES.read(data);
    return press?.do === "wood-throw" || press?.do === "wood-record"
      ? woodDiceIn(store).post(press.dice)
      : undefined;
  },
  composed: ({ services }, { subject }) => {
    const dice = woodDiceIn(services.store).byId(subject);
    return dice && { compose: ({ say }) => diceMessage(services, dice, say) };
  },
};
