import { drawNow } from "./drawing.ts";

export default drawNow;
