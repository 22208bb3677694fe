import { Buffer } from "node:buffer";
import { describe, expect, test } from "vitest";
import { boundaryOf, parseMultipart } from "../../../src/playground/http/multipart.ts";

const form = (text: string, boundary = "B") =>
  parseMultipart(Buffer.from(text.replaceAll("\n", "\r\n"), "latin1"), boundary);

describe("multipart/form-data", () => {
  test("the boundary is read from the content type, quoted or not", () => {
    expect(boundaryOf("multipart/form-data; boundary=abc")).toBe("abc");
    expect(boundaryOf('Multipart/Form-Data;boundary="a b"; charset=utf-8')).toBe("a b");
    expect(boundaryOf("application/json")).toBeUndefined();
  });

  test("grammY's way of writing it: no spaces, no quotes, headers in lower case", () => {
    const read = form(
      '--B\ncontent-disposition:form-data;name="chat_id"\n\n42\n--B\ncontent-disposition:form-data;name="x1";filename=photo.jpg\ncontent-type:application/octet-stream\n\n\x00\xff\r\n--C\n--B--\n',
    );
    expect(read?.fields).toEqual(new Map([["chat_id", "42"]]));
    expect(read?.files.get("x1")).toEqual({
      name: "photo.jpg",
      type: "application/octet-stream",
      data: Buffer.from("\x00\xff\r\r\n--C", "latin1"),
    });
  });

  test("browsers' way: quotes, escapes, a preamble, an empty value", () => {
    const read = form(
      'preamble\n--B\nContent-Disposition: form-data; name="a\\"b"\n\n\n--B\nContent-Disposition: form-data; name="f"; filename="d; e.png"\nContent-Type: image/png\n\ndata\n--B--',
    );
    expect(read?.fields.get('a"b')).toBe("");
    expect(read?.files.get("f")).toMatchObject({ name: "d; e.png", type: "image/png" });
  });

  test.each([
    ["no boundary at all", "hello"],
    ["no end", '--B\nContent-Disposition: form-data; name="a"\n\n1\n'],
    ["a part without a name", "--B\nContent-Disposition: form-data\n\n1\n--B--"],
    ["a part without a head", "--B\nrubbish"],
  ])("%s is no form", (_what, text) => {
    expect(form(text)).toBeUndefined();
  });
});
