import { median, quantile } from './quantile.ts';

/** A figure with the interval that holds 95 % of what resampling the measurements gives. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

const RESAMPLES = 2000;
const TAIL = 0.025;

function estimate(
  count: number,
  statistic: (indices: readonly number[]) => number,
  random: () => number,
): Estimate {
  const all = Array.from({ length: count }, (_, index) => index);
  const draws = Array.from({ length: RESAMPLES }, () =>
    statistic(all.map(() => Math.floor(random() * count))),
  );
  return { value: statistic(all), low: quantile(draws, TAIL), high: quantile(draws, 1 - TAIL) };
}

const pickFrom = (values: readonly number[], indices: readonly number[]) =>
  indices.map((index) => values[index] ?? NaN);

/**
 * The ratio of two medians. Rounds are drawn as a whole: what slowed a round slowed both of its measurements.
 * @throws RangeError where not each round has both
 */
export function ratioOfMedians(
  numerator: readonly number[],
  denominator: readonly number[],
  random: () => number,
): Estimate {
  if (numerator.length !== denominator.length)
    throw new RangeError(
      `A ratio requires equal numbers of measurements, not ${numerator.length} and ${denominator.length}`,
    );
  return estimate(
    numerator.length,
    (rounds) => median(pickFrom(numerator, rounds)) / median(pickFrom(denominator, rounds)),
    random,
  );
}

export const medianOf = (values: readonly number[], random: () => number): Estimate =>
  estimate(values.length, (drawn) => median(pickFrom(values, drawn)), random);

/** The value below which a share of all measurements lies. */
export const quantileOf = (values: readonly number[], share: number, random: () => number): Estimate =>
  estimate(values.length, (drawn) => quantile(pickFrom(values, drawn), share), random);
