import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "::1"]);

/** The name in an address or a Host header, without port and brackets. */
const nameIn = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, "") : "";

/** Whether nobody but this machine is behind this name. */
export const isLoopback = (host: string): boolean => LOOPBACK.has(nameIn(host) || host);

/** Whether an address leads to this machine: the playground asks no other. */
export const isHere = (address: string): boolean =>
  URL.canParse(address) && isLoopback(new URL(address).host);

/**
 * Whether a request comes from a page of another site, or by a name that may have been rebound to this
 * machine. `host` is where the playground listens: beyond this machine it also goes by that name, or by
 * a bare address, which no name can be rebound to.
 */
export const isForeign = ({ headers }: IncomingMessage, host: string): boolean => {
  const asked = headers.host ?? "";
  const name = nameIn(asked);
  const isOurs = LOOPBACK.has(name) || (!isLoopback(host) && (name === host || isIP(name) !== 0));
  const { origin } = headers;
  return !isOurs || (origin !== undefined && origin !== `http://${asked}`);
};
