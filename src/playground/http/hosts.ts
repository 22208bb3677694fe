import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "::1"]);

/** The name in an address or a Host header, without port and brackets. */
const nameIn = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, "") : "";

/** Whether this name can only mean this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.has(nameIn(host) || host);

/** Whether an address leads to this machine. The playground fetches no other address. */
export const isHere = (address: string): boolean =>
  URL.canParse(address) && isLoopback(new URL(address).host);

/**
 * Whether a request comes from a page of another site, or uses a name that may have been rebound to
 * this machine. `host` is the address on which the playground listens. Beyond this machine the
 * playground also accepts that name, or a bare address, since no name can be rebound to it.
 */
export const isForeign = ({ headers }: IncomingMessage, host: string): boolean => {
  const asked = headers.host ?? "";
  const name = nameIn(asked);
  const isOurs = LOOPBACK.has(name) || (!isLoopback(host) && (name === host || isIP(name) !== 0));
  const { origin } = headers;
  return !isOurs || (origin !== undefined && origin !== `http://${asked}`);
};
