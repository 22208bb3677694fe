export { lessonButton } from "./lesson.ts";
