export { EVENT_PACE_MS } from "./play/contest.ts";
export { eveningNews } from "./play/news.ts";
