import { expect, test } from "vitest";
import { netFor } from "../../src/ai/nets.ts";
import type { Switches } from "../../src/rules/types.ts";
import { rules } from "../rules/helpers.ts";

test.each<[id: string, net: string, differing?: Partial<Switches>]>([
  ["short", "short"],
  ["nackgammon", "short"],
  ["tavla", "short"],
  ["short", "short", { doubles: "ascending" }],
  ["hypergammon", "hypergammon"],
  ["hypergammon", "hypergammon", { koks: "off", cube: true }],
  ["plakoto", "plakoto"],
  ["tapa", "plakoto"],
  ["mahbusa", "plakoto"],
  ["long", "long"],
  ["fevga", "fevga"],
  ["moultezim", "fevga"],
  ["uzun", "long"],
  ["long-classic", "long"],
  ["quick-long", "quick-long"],
  ["quick-long", "quick-long", { block: "opponent-home" }],
  ["gulbar", "gulbar"],
  ["long", "gulbar", { doubles: "roll-again" }],
  ["long", "gulbar", { leftover: "opponent" }],
  ["mad-gulbar", "mad-gulbar"],
  ["gulbar", "mad-gulbar", { doubles: "ascending" }],
  ["gul-bara", "gul-bara"],
  ["mad-gulbar", "gul-bara", { block: "free" }],
])("%s is played by the net of %s", (id, net, differing = {}) => {
  expect(netFor(rules(id, differing).switches)).toBe(net);
});
