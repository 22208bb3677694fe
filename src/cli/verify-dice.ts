import { resolve } from "node:path";
import { type CheckedFile, verifyFile } from "./verify-file.ts";

const USAGE: CheckedFile = { line: "Which record? npm run verify-dice -- game-1.json", ok: false };

// npm runs scripts in the project's folder; `INIT_CWD` is the caller's folder.
const FOLDER = process.env.INIT_CWD ?? ".";

const [path, ...others] = process.argv.slice(2);
const isOne = path !== undefined && others.length === 0;
const { line, ok } = isOne ? verifyFile(resolve(FOLDER, path), path) : USAGE;
(ok ? process.stdout : process.stderr).write(`${line}\n`);
process.exitCode = ok ? 0 : 1;
