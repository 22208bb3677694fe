import { expectTypeOf, test } from "vitest";
import type { BotContext } from "../../../src/bot/updates/context.ts";
import type { DiceSource } from "../../../src/game/types.ts";

/** The names under which something gives secrets or dice, however deep in it. */
type Secretive<T> = {
  [Name in keyof T & string]: T[Name] extends (...given: never[]) => infer Given
    ? Extract<Given, Uint8Array | DiceSource> extends never
      ? never
      : Name
    : T[Name] extends object
      ? Secretive<T[Name]>
      : never;
}[keyof T & string];

type Services = BotContext["services"];

test("nothing that the bot can name gives the secret or the dice of a game", () => {
  // A new secret is no game's yet.
  expectTypeOf<Secretive<Services>>().toEqualTypeOf<"newSecret">();
});

test("such a name would be found", () => {
  type Store = { readonly games: { readonly dice: (id: number) => DiceSource } };
  expectTypeOf<Secretive<{ readonly store: Store }>>().toEqualTypeOf<"dice">();
});
