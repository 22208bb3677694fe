export { rivalsOfWeek } from "./rivals.ts";
