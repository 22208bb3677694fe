import { thinkNow } from "./task.ts";

export default thinkNow;
