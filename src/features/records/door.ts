export { DIFFERENCES, type JudgedGame } from "./analysis/after.ts";
export { ANALYSED, storedAnalysis } from "./analysis/analyst.ts";
export { type FormCourse, formCourse } from "./analysis/form.ts";
export { LOOK_WAYS } from "./analysis/look.ts";
export { LEARN_BUTTONS } from "./analysis/message.ts";
export { analysesIn } from "./analysis/store.ts";
export { sendDocument } from "./record.ts";
