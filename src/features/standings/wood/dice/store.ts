import { commitment, type DiceOrigin, diceOf } from "../../../../game/dice.ts";
import { type Branded, type ChatId, isId, type PersonId } from "../../../../ids/ids.ts";
import type { Dice } from "../../../../rules/types.ts";
import { postsOf } from "../../../../store/posts.ts";
import { queriesOf } from "../../../../store/prepared.ts";
import { statements } from "../../../../store/statements.ts";
import type { Traces } from "../../../../store/traces.ts";

export type WoodDiceId = Branded<"wood-dice">;

export const isWoodDiceId = (value: number): value is WoodDiceId => isId(value) && value > 0;

/** Dice of one evening, without their secret. */
export type WoodDice = {
  readonly id: WoodDiceId;
  readonly chat: ChatId;
  readonly hash: string;
  readonly nonce: string | null;
  readonly thrown: number;
  /** Who put them on the table, and ends them; null: nobody is known. */
  readonly maker: PersonId | null;
  /** Who threw last. */
  readonly person: PersonId | null;
  readonly isShown: boolean;
};

type NewDice = Pick<WoodDice, "chat" | "maker"> & {
  readonly secret: Uint8Array;
  readonly at: number;
};

type DiceRow = Omit<WoodDice, "hash" | "isShown"> & {
  readonly secret: Uint8Array;
  readonly shown: number;
};

/** The kind of posts with such dice. */
export const WOOD_DICE = "wood-dice";

export const woodDiceTraces: Traces = {
  outlives: { "wood_dice.person": "emptied", "wood_dice.maker": "emptied" },
};

export const woodDiceIn = queriesOf((sql) => {
  const { run, changed, required, row, values } = statements(sql);
  const posts = postsOf(sql);
  const add = required<[NewDice], { id: WoodDiceId }>(
    `INSERT INTO wood_dice (chat, secret, maker, at) VALUES (@chat, @secret, @maker, @at)
     RETURNING id`,
  );
  const byId = row<[id: number], DiceRow>(
    "SELECT id, chat, secret, nonce, thrown, maker, person, shown FROM wood_dice WHERE id = ?",
  );
  const cast = changed<
    [{ id: WoodDiceId; thrown: number; person: PersonId; nonce: string | null }]
  >(
    `UPDATE wood_dice SET nonce = iif(thrown = 0, @nonce, nonce), thrown = thrown + 1,
       person = @person WHERE id = @id AND thrown = @thrown AND shown = 0`,
  );
  const show = changed<[id: WoodDiceId]>(
    "UPDATE wood_dice SET shown = 1 WHERE id = ? AND shown = 0",
  );
  const old = values<[before: number], WoodDiceId>("SELECT id FROM wood_dice WHERE at < ?");
  const remove = run<[id: WoodDiceId]>("DELETE FROM wood_dice WHERE id = ?");
  const removePost = run<[id: WoodDiceId]>(
    `DELETE FROM posts WHERE kind = '${WOOD_DICE}' AND subject = ?`,
  );
  const touch = (id: WoodDiceId): void => posts.touch({ kind: WOOD_DICE, subject: id });
  return {
    add: (news: NewDice, thread: number | null): void => {
      const { id } = add(news);
      posts.add({ kind: WOOD_DICE, subject: id, chat: news.chat, thread });
    },
    byId: (id: number): WoodDice | undefined => {
      const found = byId(id);
      if (!found) return undefined;
      const { secret, shown, ...dice } = found;
      return { ...dice, hash: commitment(secret), isShown: shown === 1 };
    },
    /** The throws so far, the last `most` of them; no later ones can be asked for. */
    throws: (id: WoodDiceId, most = Number.POSITIVE_INFINITY): readonly Dice[] => {
      const found = byId(id);
      if (!found) return [];
      const dice = diceOf(found.secret, found.nonce);
      const from = Math.max(0, found.thrown - most);
      return Array.from({ length: found.thrown - from }, (_, at) => dice(from + at));
    },
    /** What the dice came from, once it is shown. */
    open: (id: WoodDiceId): DiceOrigin | undefined => {
      const found = byId(id);
      return found?.shown === 1 ? { secret: found.secret, nonce: found.nonce } : undefined;
    },
    post: (id: WoodDiceId) => posts.of({ kind: WOOD_DICE, subject: id }),
    /** Throws once more than so often; the first throw brings the nonce. False if it is done. */
    cast: (throwing: {
      readonly id: WoodDiceId;
      readonly thrown: number;
      readonly person: PersonId;
      readonly nonce: string | null;
    }): boolean => {
      const isCast = cast(throwing);
      if (isCast) touch(throwing.id);
      return isCast;
    },
    show: (id: WoodDiceId): boolean => {
      const isShown = show(id);
      if (isShown) touch(id);
      return isShown;
    },
    removeOld: (before: number): void => {
      for (const id of old(before)) {
        removePost(id);
        remove(id);
      }
    },
  };
});
