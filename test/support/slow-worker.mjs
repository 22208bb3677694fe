/** A thread that takes longer to load than its tasks may take. */
import hanging from "./hanging-worker.mjs";

await new Promise((resolve) => setTimeout(resolve, 1_000));

export default hanging;
