/** The two players of a game. White sits down first; nothing in the rules depends on the colour. */
export type Colour = "white" | "black";
