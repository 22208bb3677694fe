/** What one player can say to the other with a press. */
export const EMOTES = ["bravo", "lucky", "alas"] as const;
export type Emote = (typeof EMOTES)[number];

/** `turns`: how many the game had when it was said. */
export type Said = { readonly emote: Emote; readonly turns: number; readonly isHeard: boolean };
