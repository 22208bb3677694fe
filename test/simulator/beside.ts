import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";

/** Every so many-th of them, so that each core has as many. */
const shares = (seeds: readonly number[]): readonly (readonly number[])[] => {
  const cores = Math.min(availableParallelism(), seeds.length);
  return Array.from({ length: cores }, (_, core) => seeds.filter((_, at) => at % cores === core));
};

/** Lives these seeds in as many processes as there are cores; whether all went well. */
export const liveBeside = async (
  seeds: readonly number[],
  options: readonly string[],
): Promise<boolean> => {
  const [, main = ""] = process.argv;
  const lived = shares(seeds).map(async (share) => {
    const args = [...process.execArgv, main, "--only", share.join(","), ...options];
    const [code] = await once(spawn(process.execPath, args, { stdio: "inherit" }), "exit");
    return code === 0;
  });
  return (await Promise.all(lived)).every((isWell) => isWell);
};
