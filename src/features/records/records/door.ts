export { sendDocument } from "./handlers.ts";
