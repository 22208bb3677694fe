import { parentPort } from "node:worker_threads";
import { playTask, type Task } from "./task.ts";

/** A thread of a training run: plays games against itself with the net it is given. */
parentPort?.on("message", (task: Task) => {
  parentPort?.postMessage(playTask(task));
});
