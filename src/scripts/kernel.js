// Assembles src/ai/net/kernel.wat into data/nets/kernel.wasm.
import { readFileSync, writeFileSync } from "node:fs";
import wabt from "wabt";

const SOURCE = new URL("../ai/net/kernel.wat", import.meta.url);
const BUILT = new URL("../../data/nets/kernel.wasm", import.meta.url);

const assembler = await wabt();
const parsed = assembler.parseWat("kernel.wat", readFileSync(SOURCE, "utf8"), { simd: true });
writeFileSync(BUILT, parsed.toBinary({}).buffer);
