import { expect, test } from "vitest";
import { openDatabase } from "../../src/store/database.ts";
import { MOST_PICTURES, pictureQueries } from "../../src/store/notes.ts";

test("only so many pictures are remembered, the newest", () => {
  const opened = openDatabase(":memory:");
  if (!opened.ok) throw new Error(opened.code);
  const { sql } = opened;
  const pictures = pictureQueries(sql);
  pictures.save("again", "first");
  sql.transaction(() => {
    for (let n = 0; n < MOST_PICTURES; n++) {
      if (n === 5) pictures.save("again", "second");
      pictures.save(`key ${n}`, `file ${n}`);
    }
  })();
  const count = sql.prepare("SELECT count(*) FROM pictures").pluck().get();
  expect(count).toBe(MOST_PICTURES);
  expect(pictures.file("key 0")).toBeUndefined();
  expect(pictures.file("again")).toBe("second");
  expect(pictures.file(`key ${MOST_PICTURES - 1}`)).toBe(`file ${MOST_PICTURES - 1}`);
  sql.close();
});
