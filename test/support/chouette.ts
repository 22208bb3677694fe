import type { Phone, SeenMessage } from "./playground-client.ts";
import type { TestStage } from "./stage.ts";
import { hasButton, pressFor } from "./table.ts";

/** Seven seconds: the message of a contest is edited no more often than every six. */
const PACE_MS = 7_000;

/** What a message says, without the marks around names. */
export const plain = ({ text }: SeenMessage): string =>
  text.replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");

export const isChouette = (one: SeenMessage): boolean => one.text.startsWith("🦉 Шуэт");

export const isBoard = (one: SeenMessage): boolean =>
  hasButton(one, "menu-more") || hasButton(one, "menu-close");

/** People at a chouette in the group of a stage. */
export const chouetteAt = (stage: TestStage) => {
  /** The newest message of the bot with these words. */
  const said = (words: string): Promise<SeenMessage> =>
    stage.boris.waitFor("group", (one) => one.from.bot && plain(one).includes(words));
  /** The board as soon as it says this. */
  const board = (words: string): Promise<SeenMessage> =>
    stage.boris.waitFor("group", (one) => isBoard(one) && plain(one).includes(words));
  /** The others besides the three. */
  const friends = async (count: number): Promise<readonly Phone[]> => {
    const phones: Phone[] = [];
    while (phones.length < count) {
      const { key } = await stage.anna.invite();
      phones.push(stage.client.as(key));
    }
    return phones;
  };
  /** All who come sit down at a chouette whose message is there. */
  const seatedAt = async (message: SeenMessage, others: readonly Phone[]): Promise<SeenMessage> => {
    for (const phone of others) await pressFor(phone, message, "chouette-sit");
    await stage.pass(PACE_MS);
    return stage.anna.waitFor(
      "group",
      (one) => one.id === message.id && hasButton(one, "chouette-begin"),
    );
  };
  /** The maker has the box, the first to sit down leads. */
  const seated = async (
    words: string,
    maker: Phone,
    others: readonly Phone[],
  ): Promise<SeenMessage> => {
    await maker.say("group", `/chouette ${words}`);
    return seatedAt(await maker.waitFor("group", isChouette), others);
  };
  /** Anna has the box, Boris leads, Vahe is of the team. */
  const playing = async (words = "длинные"): Promise<SeenMessage> => {
    const message = await seated(words, stage.anna, [stage.boris, stage.vahe]);
    await pressFor(stage.boris, message, "chouette-begin");
    return board("Anna — 🔴 Boris Katz, Vahe");
  };
  /** Boris has rolled, and what there is to play is played by itself: the box is to roll. */
  const boxToRoll = async (): Promise<SeenMessage> => {
    await pressFor(stage.boris, await playing(), "roll");
    return board("Anna, бросайте");
  };
  return { said, board, friends, seatedAt, seated, playing, boxToRoll };
};
