export type Mean = { readonly mean: number; readonly error: number; readonly count: number };

export const meanOf = (numbers: readonly number[]): Mean => {
  const count = numbers.length;
  const mean = numbers.reduce((sum, one) => sum + one, 0) / count;
  const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1);
  return { mean, error: Math.sqrt(variance / count), count };
};

export const showMean = ({ mean, error }: Mean, places = 3): string =>
  `${mean.toFixed(places)} ± ${error.toFixed(places)}`;
