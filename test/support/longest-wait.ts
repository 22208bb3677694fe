/** No machine is so slow: only what hangs is waited for so long. */
export const LONGEST_WAIT_MS = 600_000;
