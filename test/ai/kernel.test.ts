import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import wabt from "wabt";
import { readKernel } from "../../src/ai/load.ts";
import { compileKernel, kernelArithmetic } from "../../src/ai/net/kernel.ts";
import { BATCH, emptyNet, type Net, OUTPUTS, plainArithmetic } from "../../src/ai/net/net.ts";
import { createRandom } from "../../src/ai/rollouts/sampling.ts";

const SOURCE = "src/ai/net/kernel.wat";
const BUILT = "data/nets/kernel.wasm";

const randomNet = (inputs: number, hidden: number, seed: number): Net => {
  const random = createRandom(seed, 0);
  const net = emptyNet(inputs, hidden);
  for (const matrix of [net.weights, net.bias, net.out])
    matrix.forEach((_, index) => {
      matrix[index] = random.next() * 2 - 1;
    });
  return net;
};

/** Rows of zeros and numbers; each is like the first one but for some inputs, as positions are. */
const fillRows = (rows: Float32Array, inputs: number, count: number, seed: number): void => {
  const random = createRandom(seed, 1);
  for (let at = 0; at < count * inputs; at++) {
    const like = rows[at % inputs] ?? 0;
    if (at < inputs || random.below(5) === 0) rows[at] = random.below(2) * random.next();
    else rows[at] = like;
  }
};

const module = compileKernel(readKernel());
const kernelOf = (net: Net) => {
  if (module === undefined) throw new Error("This Node knows no vectors in WebAssembly.");
  return kernelArithmetic(module, net);
};

test("the kernel that is used is the one whose source is here", async () => {
  const assembler = await wabt();
  const parsed = assembler.parseWat(SOURCE, readFileSync(SOURCE, "utf8"), { simd: true });
  const { buffer } = parsed.toBinary({});
  expect(Buffer.from(readFileSync(BUILT)).equals(Buffer.from(buffer))).toBe(true);
});

test.each([
  [4, 32, 1],
  [260, 128, 37],
  [260, 160, BATCH],
])("with %d inputs and %d units it gives what plain arithmetic gives", (inputs, hidden, count) => {
  const net = randomNet(inputs, hidden, inputs + hidden);
  const kernel = kernelOf(net);
  const plain = plainArithmetic(net);
  fillRows(plain.rows, inputs, count, 7);
  kernel.rows.set(plain.rows);
  const given = kernel.evaluate(count).slice(0, count * OUTPUTS);
  const wanted = plain.evaluate(count).slice(0, count * OUTPUTS);
  const furthest = given.reduce(
    (most, one, at) => Math.max(most, Math.abs(one - (wanted[at] ?? 0))),
    0,
  );
  expect(furthest).toBeLessThan(1e-5);
});

test("a step of learning goes down the slope of the loss", () => {
  const net = randomNet(8, 32, 3);
  const kernel = kernelOf(net);
  fillRows(kernel.rows, 8, 1, 9);
  const wanted = Float32Array.of(0.9, 0.5, 0.1, 0.3, 0.2);
  const rate = 1e-3;
  const loss = (one: Net): number => {
    const plain = plainArithmetic(one);
    plain.rows.set(kernel.rows.subarray(0, 8));
    const outputs = plain.evaluate(1);
    return wanted.reduce((sum, target, at) => {
      const given = outputs[at] ?? 0;
      return sum - target * Math.log(given) - (1 - target) * Math.log(1 - given);
    }, 0);
  };
  const before: Net = {
    ...net,
    weights: kernel.net.weights.slice(),
    bias: kernel.net.bias.slice(),
    out: kernel.net.out.slice(),
  };
  kernel.learn(0, wanted, 0, rate);
  for (const part of ["weights", "bias", "out"] as const)
    for (let at = 0; at < before[part].length; at += 13) {
      const nudge = 1e-2;
      const up = {
        ...before,
        [part]: before[part].map((one, i) => (i === at ? one + nudge : one)),
      };
      const down = {
        ...before,
        [part]: before[part].map((one, i) => (i === at ? one - nudge : one)),
      };
      const slope = (loss(up) - loss(down)) / (2 * nudge);
      const step = ((kernel.net[part][at] ?? 0) - (before[part][at] ?? 0)) / rate;
      expect(step).toBeCloseTo(-slope, 2);
    }
});
