import type { Settings } from "../../store/settings.ts";

/** How a chat wants boards: `both` is a picture with words below it. */
export type BoardKind = Settings["board"];

export const hasPicture = (board: BoardKind): boolean => board === "picture" || board === "both";

/** The reader listens: boards are told, and all else is said without signs. */
export const isAloud = (board: BoardKind): boolean => board === "words" || board === "both";

/** The same where no picture can be shown. */
export const withoutPicture = (board: BoardKind): BoardKind => (isAloud(board) ? "words" : "emoji");

/** A person's own in a message that others see as well: a listener's has a picture for them. */
export const amongOthers = (board: BoardKind): BoardKind => (isAloud(board) ? "both" : board);
