export { playOrder as default } from "./label-games.ts";
