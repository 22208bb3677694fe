export { contestNews } from "./play/news.ts";
