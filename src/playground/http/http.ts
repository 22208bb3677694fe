import type { IncomingMessage, ServerResponse } from "node:http";

/** Telegram accepts uploads of up to 50 MB. */
const MOST_BYTES = 50 * 1024 * 1024;

/** The whole body of a request; undefined if it is too large or its sender has disconnected. */
export const readBody = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size > MOST_BYTES) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
};

export const sendJson = (response: ServerResponse, status: number, value: unknown): void => {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": body.length,
  });
  response.end(body);
};

export const sendBytes = (
  response: ServerResponse,
  type: string,
  data: Buffer,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(200, { "content-type": type, "content-length": data.length, ...headers });
  response.end(data);
};
