export { eveningNews } from "./play/news.ts";
