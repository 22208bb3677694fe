/** A thread that hangs with some tasks: as long as a file is there, or for ever. Others wait. */
import { existsSync } from "node:fs";

export default ({ hangs, waitsMs = 0, answer }) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitsMs);
  if (hangs === true || (typeof hangs === "string" && existsSync(hangs))) for (;;);
  return answer;
};
