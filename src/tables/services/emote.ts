/** What a player can say to the other by a press. */
export const EMOTES = ["bravo", "lucky", "alas"] as const;
export type Emote = (typeof EMOTES)[number];

/** `turns`: the number of turns in the game when it was said. */
export type Said = { readonly emote: Emote; readonly turns: number };
