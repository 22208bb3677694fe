import { describe } from "vitest";
import { testWholeGames } from "./whole-game.ts";

describe("short nardy at the table", () => testWholeGames("short"));
