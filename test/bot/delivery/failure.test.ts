import { GrammyError, HttpError } from "grammy";
import { describe, expect, test } from "vitest";
import { DrawingFailed, failureOf } from "../../../src/bot/delivery/failure.ts";

const refused = (error_code: number, description: string, parameters = {}): GrammyError =>
  new GrammyError(description, { ok: false, error_code, description, parameters }, "sendPhoto", {});

describe("what Telegram says", () => {
  test.each([
    [
      "unchanged",
      "Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message",
    ],
    ["lost", "Bad Request: message to edit not found"],
    ["lost", "Bad Request: message can't be edited"],
    ["lost", "Bad Request: MESSAGE_ID_INVALID"],
    ["no-pictures", "Bad Request: not enough rights to send photos to the chat"],
    ["no-pictures", "Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN"],
    ["bad-picture", "Bad Request: PHOTO_INVALID_DIMENSIONS"],
    ["bad-picture", "Bad Request: IMAGE_PROCESS_FAILED"],
    ["unknown-file", "Bad Request: wrong file identifier/HTTP URL specified"],
    ["unknown-file", "Bad Request: wrong remote file identifier specified: wrong padding"],
    ["unknown-file", "Bad Request: FILE_REFERENCE_EXPIRED"],
    ["shut-out", "Bad Request: chat not found"],
    ["shut-out", "Bad Request: not enough rights to send text messages to the chat"],
    ["shut-out", "Bad Request: CHAT_WRITE_FORBIDDEN"],
    ["refused", "Bad Request: can't parse entities: Unclosed start tag at byte offset 3"],
    ["refused", "Bad Request: message caption is too long"],
    ["refused", "Bad Request: BUTTON_DATA_INVALID"],
  ])("is read as %s: “%s”", (kind, description) => {
    expect(failureOf(refused(400, description)).kind).toBe(kind);
  });

  test.each([
    "Forbidden: bot was kicked from the group chat",
    "Forbidden: bot was blocked by the user",
    "Forbidden: bot can't initiate conversation with a user",
    "Forbidden: user is deactivated",
  ])("is read as shut-out: “%s”", (description) => {
    expect(failureOf(refused(403, description)).kind).toBe("shut-out");
  });

  test("tells how long to wait, and where a group has gone", () => {
    const busy = refused(429, "Too Many Requests: retry after 17", { retry_after: 17 });
    expect(failureOf(busy)).toEqual({ kind: "wait", seconds: 17 });
    const moved = refused(400, "Bad Request: group chat was upgraded to a supergroup chat", {
      migrate_to_chat_id: -1_001_234_567_890,
    });
    expect(failureOf(moved)).toEqual({ kind: "moved", to: -1_001_234_567_890 });
  });

  test("is no failure of ours when Telegram or the network is out of order", () => {
    expect(failureOf(refused(502, "Bad Gateway")).kind).toBe("broken");
    expect(failureOf(new HttpError("no answer", new Error("ECONNRESET"))).kind).toBe("broken");
    expect(failureOf(new Error("something else")).kind).toBe("broken");
  });
});

describe("a picture that cannot be drawn", () => {
  test("is gone without", () => {
    expect(failureOf(new DrawingFailed("no picture")).kind).toBe("bad-picture");
  });
});
