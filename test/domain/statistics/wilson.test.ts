import {expect} from 'chai';

import {confidencePercent, isLowRated, wilson} from '#domain/statistics/wilson';

describe('wilson', () => {
  const hair = 1e-12;
  /** Positive votes, total votes, lower and upper bound; computed independently with z = 1.959963984540. */
  const table = [
    [0, 0, 0, 1],
    [0, 1, 0, 0.793450685622763],
    [1, 1, 0.206549314377237, 1],
    [0, 10, 0, 0.277532799862889],
    [5, 10, 0.236593090512564, 0.763406909487436],
    [10, 10, 0.722467200137111, 1],
    [81, 263, 0.255288519878276, 0.366209576982798],
    [950, 1000, 0.93468617975575, 0.961869737607251],
    [12, 10, 0.722467200137111, 1],
  ] as const;
  for (const [positive, total, lower, upper] of table)
    it(`returns ${lower} to ${upper} for ${positive} of ${total}`, () => {
      const bounds = wilson(positive, total);
      expect(bounds.lower).to.be.closeTo(lower, 1e-9);
      expect(bounds.upper).to.be.closeTo(upper, 1e-9);
    });
  it('stays within 0 to 1 and contains the proportion', () => {
    for (let total = 1; total <= 60; total++)
      for (let positive = 0; positive <= total; positive++) {
        const {lower, upper} = wilson(positive, total);
        expect(lower).to.be.within(0, positive / total + hair);
        expect(upper).to.be.within(positive / total - hair, 1);
      }
  });
});

describe('isLowRated', () => {
  const table = [
    [0.049, true],
    [0.05, false],
    [0.9, false],
  ] as const;
  for (const [lower, doubtful] of table)
    it(`returns ${doubtful} for ${lower}`, () => expect(isLowRated({lower, upper: 1})).to.equal(doubtful));
  it('dims one vote in ten but not two in ten', () => {
    expect(isLowRated(wilson(1, 10))).to.equal(true);
    expect(isLowRated(wilson(2, 10))).to.equal(false);
  });
});

describe('confidencePercent', () => {
  const table = [
    [0, 0, 0],
    [1, 1, 21],
    [9, 10, 60],
    [90, 100, 83],
    [1, 10, 2],
    [0, 40, 0],
  ] as const;
  for (const [positive, total, percent] of table)
    it(`returns ${percent} for ${positive} of ${total} votes`, () =>
      expect(confidencePercent(wilson(positive, total))).to.equal(percent));
});
