import { expect, test } from "vitest";
import { betweenTwo } from "../../../../src/features/practice/dare/play/sevens.ts";
import { writeDecision } from "../../../../src/features/practice/decision/text.ts";
import { daresIn } from "../../../../src/features/practice/sharing/dares.ts";
import type { PersonId } from "../../../../src/ids/ids.ts";
import { ruleset } from "../../../game/support.ts";
import { ANNA, BORIS, openServices, sitTogether } from "../../../tables/support.ts";
import { plainDecision } from "../sets/support.ts";

test("a dare that is sent back counts no second time between two: its answer is known", () => {
  const services = openServices(1);
  sitTogether(services, { ruleset: ruleset("short"), stake: 1 });
  const dares = daresIn(services.store);
  const puzzle = writeDecision(plainDecision("long", [6, 3]));
  const send = (inline: string, maker: PersonId, losses: readonly [PersonId, number][]): void => {
    const words = { language: "en", content: "text", at: 0, family: null, day: null } as const;
    dares.add({ ...words, inline, token: inline, maker, puzzle });
    const dare = dares.byInline(inline)?.id;
    if (dare === undefined) throw new Error("it was not sent");
    for (const [person, loss] of losses)
      dares.keepTry({ dare, person, loss, presses: "", step: 0, undone: 0, at: 0 });
  };
  const both = (mine: number, theirs: number): readonly [PersonId, number][] => [
    [ANNA, mine],
    [BORIS, theirs],
  ];
  send("first", ANNA, both(10, 0));
  const once = betweenTwo(services, { me: ANNA, friend: BORIS }).dares;
  expect(once.theirs).toBe(1);
  send("back", BORIS, both(0, 10));
  expect(betweenTwo(services, { me: ANNA, friend: BORIS }).dares).toEqual(once);
});
