import { describe } from "vitest";
import { testWholeGames } from "./whole-game.ts";

describe("long nardy at the table", () => testWholeGames("long"));
