import {expect} from 'chai';

import {absoluteDeviation, average0, mean, median, mode, standardDeviation} from '#domain/statistics/statistics';

type Row = readonly [
  values: readonly number[],
  mean: number | undefined,
  median: number | undefined,
  mode: number | undefined,
  deviation: number | undefined,
  absolute: number | undefined,
  average0: number,
];

const table: readonly Row[] = [
  [[], undefined, undefined, undefined, undefined, undefined, 0],
  [[70], 70, 70, 70, 0, 0, 35],
  [[60, 80], 70, 70, 60, 10, 10, 140 / 3],
  [[2, 4, 4, 4, 5, 5, 7, 9], 5, 4.5, 4, 2, 1.5, 40 / 9],
  [[100, 10, 9], 119 / 3, 10, 9, 42.664062421, 40.222222222, 29.75],
  [[9, 7, 9, 7, 1], 6.6, 7, 7, 2.939387691, 2.24, 5.5],
];

describe('statistics', () => {
  const same = (value: number | undefined, expected: number | undefined) =>
    expected === undefined ? expect(value).to.equal(undefined) : expect(value).to.be.closeTo(expected, 1e-8);
  for (const [values, ...expected] of table) {
    const name = JSON.stringify(values);
    it(`computes the mean of ${name}`, () => same(mean(values), expected[0]));
    it(`computes the median of ${name}`, () => same(median(values), expected[1]));
    it(`computes the mode of ${name}`, () => same(mode(values), expected[2]));
    it(`computes the standard deviation of ${name}`, () => same(standardDeviation(values), expected[3]));
    it(`computes the absolute deviation of ${name}`, () => same(absoluteDeviation(values), expected[4]));
    it(`computes the average with an extra zero of ${name}`, () => same(average0(values), expected[5]));
  }
  it('does not reorder its input', () => {
    const values = [3, 1, 2];
    median(values);
    mode(values);
    expect(values).to.deep.equal([3, 1, 2]);
  });
});
