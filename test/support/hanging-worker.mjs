/** A thread that hangs with some tasks: as long as a file is there, or for ever. */
import { existsSync } from "node:fs";

export default ({ hangs, answer }) => {
  if (hangs === true || (typeof hangs === "string" && existsSync(hangs))) for (;;);
  return answer;
};
