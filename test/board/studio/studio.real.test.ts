import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Drawing } from "../../../src/board/studio/drawing.ts";
import { drawNow } from "../../../src/board/studio/drawing.ts";
import type { openStudio, Studio } from "../../../src/board/studio/studio.ts";
import { build } from "../../support/process.ts";
import { highCube, shortStart } from "../scene/scenes.ts";

let open: typeof openStudio;

beforeAll(async () => {
  await build();
  ({ openStudio: open } = await import(pathToFileURL("dist/board/studio/studio.js").href));
});

const opened = (worker?: URL): Studio => {
  const studio = open(undefined, worker);
  onTestFinished(() => studio.close());
  return studio;
};

const board: Drawing = { kind: "board", scene: highCube, theme: "dark" };
const diagram: Drawing = {
  kind: "diagram",
  diagram: { scene: shortStart, may: [], mayNot: [], ways: true },
  theme: "wood",
};
/** A message that no painter understands. */
const nonsense = { kind: "board", scene: {}, theme: "wood" } as unknown as Drawing;

describe("the studio", () => {
  test("draws in a thread of its own what would be drawn here", async () => {
    const studio = opened();
    for (const drawing of [board, diagram]) {
      const drawn = await studio.draw(drawing);
      expect(Buffer.compare(drawn, drawNow(drawing))).toBe(0);
    }
  });

  test("refuses what cannot be drawn and goes on with the rest", async () => {
    const studio = opened();
    const [bad, good] = await Promise.allSettled([studio.draw(nonsense), studio.draw(board)]);
    expect([bad.status, good.status]).toEqual(["rejected", "fulfilled"]);
  });

  test("draws again what a thread took along when it died", async () => {
    const folder = mkdtempSync(join(tmpdir(), "nardy-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    process.env.DYING_WORKER = join(folder, "dead");
    const studio = opened(pathToFileURL("test/support/dying-worker.mjs"));
    const drawn = await studio.draw(board);
    expect(existsSync(process.env.DYING_WORKER)).toBe(true);
    expect(Buffer.compare(drawn, drawNow(board))).toBe(0);
  });

  test("leaves nothing behind when it closes", async () => {
    const studio = opened();
    const drawn = Promise.allSettled([studio.draw(board), studio.draw(diagram)]);
    await studio.close();
    expect((await drawn).length).toBe(2);
    await expect(studio.draw(board)).rejects.toThrow();
  });
});
