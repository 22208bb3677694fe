/** What reads the clock or the chance of this machine, or waits by it. */
export const MACHINE =
  /\b(?:Date\.now|performance\.now|set(?:Timeout|Interval|Immediate)|AbortSignal\.timeout|Math\.random|random(?:Bytes|UUID|Int|Fill|FillSync)|getRandomValues|hrtime|process\.uptime)\b|new Date\(\)|timers\/promises/g;

/** The machine's own clock and chance, as values. */
export const OWN = /\breal(?:Time|Chance)\b/g;

/** What a test could do besides to go by the clock of the machine, or to need more than Node. */
export const BY_OTHER_NAMES =
  /\b(?:realTime|realChance|cpuUsage|resourceUsage|useFakeTimers|expect\.poll)\b|"node:(?:child_process|worker_threads)"/g;
