import { CHANCES } from "../chances.ts";
import { BOARD, INPUTS, SIDE, type Sight } from "../inputs/inputs.ts";
import { type KernelModule, kernelArithmetic } from "../net/kernel.ts";
import { emptyNet, type Net } from "../net/net.ts";
import { createRandom, type Random } from "../rollouts/sampling.ts";
import { type Labels, wantedOf } from "./labels.ts";
import type { TrainingStep } from "./schedule.ts";

/** A net with random weights. */
export const newNet = (sight: Sight, hidden: number, seed: number): Net => {
  const net = emptyNet(INPUTS[sight].count, hidden);
  const random = createRandom(seed, -1);
  const small = (): number => (random.next() - 0.5) / 5;
  return { ...net, weights: net.weights.map(small), out: net.out.map(small) };
};

export type Learner = {
  readonly net: Net;
  /** Learns from a round of games; returns the mean squared error before it. */
  readonly learn: (labels: Labels, step: TrainingStep, random: Random) => number;
};

/** Shuffles places at random. */
export const shuffle = (places: Int32Array, random: Random): void => {
  for (let last = places.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const place = places[last] ?? 0;
    places[last] = places[other] ?? 0;
    places[other] = place;
  }
};

export const createLearner = (sight: Sight, module: KernelModule, source: Net): Learner => {
  const { rows, learn, net } = kernelArithmetic(module, source);
  const inputs = INPUTS[sight];
  return {
    net,
    learn: (labels, { lambda, rate, passes }, random) => {
      const { boards, count } = labels;
      const wanted = wantedOf(labels, lambda);
      const places = Int32Array.from({ length: count }, (_, index) => index);
      let loss = 0;
      for (let pass = 0; pass < passes; pass++) {
        shuffle(places, random);
        for (const place of places) {
          inputs.write(boards, place * BOARD, place * BOARD + SIDE, rows, 0);
          const error = learn(0, wanted, place * CHANCES, rate);
          if (pass === 0) loss += error;
        }
      }
      return loss / Math.max(1, count);
    },
  };
};
