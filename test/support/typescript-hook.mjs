import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

const OPTIONS = { sourcemap: true, tsconfig: false, typescript: { onlyRemoveTypeImports: true } };

/** Takes the types off, and says where each line was. */
export const load = async (url, context, next) => {
  const { protocol, pathname } = new URL(url);
  if (protocol !== "file:" || !pathname.endsWith(".ts")) return next(url, context);
  const path = fileURLToPath(url);
  const { code, map, errors } = transformSync(path, await readFile(path, "utf8"), OPTIONS);
  if (errors.length > 0) throw errors[0];
  const lines = Buffer.from(JSON.stringify(map)).toString("base64");
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${lines}`;
  return { format: "module", source, shortCircuit: true };
};
