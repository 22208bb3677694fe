/** What one player can say to the other with a press. */
export const EMOTES = ["bravo", "lucky", "alas"] as const;
export type Emote = (typeof EMOTES)[number];

/** Said after so many turns of the game; the other has heard it or not. */
export type Said = { readonly emote: Emote; readonly turns: number; readonly isHeard: boolean };
