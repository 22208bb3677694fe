export { ANALYSED, type Analysis, analystOf, storedAnalysis } from "./analyst.ts";
export { type FormCourse, formCourse } from "./form.ts";
export { LOOK_WAYS } from "./look.ts";
export { LEARN_BUTTONS } from "./message.ts";
export { analysesIn } from "./store.ts";
