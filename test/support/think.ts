import { type Think, thinkNow } from "../../src/ai/table/task.ts";

/** Where code is not compiled there is no thread that could think. */
export const think: Think = async (task) => thinkNow(task);
