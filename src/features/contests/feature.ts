import type { Feature } from "../../bot/feature/feature.ts";
import { evenings, eveningWords } from "./evenings.ts";
import { CONTEST_PRESSES } from "./presses.ts";

/** The common parts of arenas, cups and chouettes: opening, storing and showing them. */
export const CONTEST: Feature = {
  name: "contest",
  presses: CONTEST_PRESSES,
  handlers: [evenings],
  playWords: eveningWords,
  commands: [{ command: "evening", chats: ["group", "private"], place: 33 }],
};
