import { opponent } from "../../src/game/colours.ts";
import type { Colour, DiceSource, Ending } from "../../src/game/types.ts";
import { isNamed } from "../../src/rules/outcome.ts";
import type { Outcome, Switches } from "../../src/rules/types.ts";

export type CubeRules = Pick<
  Switches,
  "cube" | "raise" | "beaver" | "jacoby" | "autoDoubles" | "homeMars"
>;

/** The cube of section 7, written down a second time and as plainly as possible. */
export class CubeModel {
  value = 1n;
  owner: Colour | "centre" = "centre";
  turn: Colour;
  /** Before his roll; before an extra roll; with dice on the table; or while an offer stands. */
  stage: "roll" | "extra-roll" | "dice" | "offer";
  offerer: Colour | undefined;
  beavered = false;
  everOffered = false;
  readonly #rules: CubeRules;

  /** The opening throws are the first of the dice; short nardy then plays those that decided. */
  constructor(rules: CubeRules, dice: DiceSource, playsOpening: boolean) {
    this.#rules = rules;
    let n = 0;
    let [white, black] = dice(n);
    while (white === black) {
      if (n < rules.autoDoubles) this.#raise();
      n++;
      [white, black] = dice(n);
    }
    this.turn = white > black ? "white" : "black";
    this.stage = playsOpening ? "dice" : "roll";
  }

  may(action: "double" | "take" | "drop" | "beaver" | "resign", by: Colour): boolean {
    const answers = this.stage === "offer" && by !== this.offerer;
    switch (action) {
      case "double":
        return (
          this.#rules.cube &&
          this.stage === "roll" &&
          by === this.turn &&
          this.owner !== opponent(by)
        );
      case "take":
      case "drop":
        return answers;
      case "beaver":
        return answers && this.#rules.beaver && !this.beavered;
      case "resign":
        return this.stage !== "offer";
    }
  }

  double(by: Colour): void {
    this.stage = "offer";
    this.offerer = by;
    this.beavered = false;
    this.everOffered = true;
  }

  beaver(by: Colour): void {
    this.#raise();
    this.offerer = by;
    this.beavered = true;
  }

  /** Who beavered keeps the cube. */
  take(by: Colour): void {
    this.#raise();
    this.owner = this.beavered ? opponent(by) : by;
    this.stage = "roll";
  }

  /** A roll was played, with what was left over of it. */
  played(again: boolean): void {
    if (!again) this.turn = opponent(this.turn);
    this.stage = again ? "extra-roll" : "roll";
  }

  /** How many stakes the loser pays. */
  pays(ending: Ending, outcome: Outcome): bigint {
    if (ending === "dropped") return this.value;
    if (!isNamed(outcome)) return this.value * BigInt(outcome.replace("difference-", ""));
    if (this.#rules.jacoby && !this.everOffered) return this.value;
    const { homeMars } = this.#rules;
    const worth = {
      oin: 1,
      mars: 2,
      koks: 3,
      "home-mars": homeMars === "off" ? 2 : homeMars,
      mother: 2,
    };
    return this.value * BigInt(worth[outcome]);
  }

  #raise(): void {
    this.value = this.#rules.raise === "double" ? this.value + this.value : this.value + 1n;
  }
}
