/** A file in a request. */
export type Upload = { readonly name: string; readonly type: string; readonly data: Buffer };

export type Form = {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, Upload>;
};

const parameter = (header: string, name: string): string | undefined => {
  const match = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;]*))`, "i").exec(header);
  return match?.[1]?.replaceAll(/\\(.)/g, "$1") ?? match?.[2]?.trim();
};

const headersOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split("\r\n")
      .map((line) => [
        line.slice(0, line.indexOf(":")).trim().toLowerCase(),
        line.slice(line.indexOf(":") + 1).trim(),
      ]),
  );

/** The boundary in a content type; undefined unless it is multipart/form-data. */
export const boundaryOf = (contentType: string): string | undefined =>
  /^multipart\/form-data/i.test(contentType) ? parameter(contentType, "boundary") : undefined;

/**
 * Splits a multipart/form-data body. Accepts what the specification allows and what bot libraries
 * send: no space after a colon, names without quotes, white space before the first boundary.
 * Undefined if the body has no end or a part has no head.
 */
export const parseMultipart = (body: Buffer, boundary: string): Form | undefined => {
  const [fields, files] = [new Map<string, string>(), new Map<string, Upload>()];
  const first = body.indexOf(`--${boundary}`);
  if (first < 0) return undefined;
  const separator = Buffer.from(`\r\n--${boundary}`);
  let at = first + separator.length - 2;

  while (body.subarray(at, at + 2).toString() !== "--") {
    const start = at + 2;
    const headEnd = body.indexOf("\r\n\r\n", at);
    if (headEnd < 0) return undefined;
    const end = body.indexOf(separator, headEnd + 2);
    if (end < 0) return undefined;

    const headers = headersOf(body.subarray(start, headEnd).toString());
    const disposition = headers.get("content-disposition") ?? "";
    const name = parameter(disposition, "name");
    if (name === undefined) return undefined;
    const data = body.subarray(Math.min(headEnd + 4, end), end);
    const fileName = parameter(disposition, "filename");
    if (fileName === undefined) fields.set(name, data.toString());
    else {
      const type = headers.get("content-type") ?? "application/octet-stream";
      files.set(name, { name: fileName, type, data });
    }
    at = end + separator.length;
  }
  return { fields, files };
};
