import {expect} from 'chai';
import fc from 'fast-check';

import {vennCircles, type Circle} from '#domain/statistics/venn';

describe('vennCircles', () => {
  const rounded = (value: number) => Math.round(value * 100) / 100;
  for (const [[firstSize, secondSize, shared], expected] of [
    // Half of the width for each circle: 48 px, the height without the margin.
    [
      [100, 100, 0],
      [
        [52, 48],
        [148, 48],
      ],
    ],
    [
      [100, 100, 100],
      [
        [100, 48],
        [100, 48],
      ],
    ],
    [
      [100, 25, 25],
      [
        [100, 48],
        [124, 24],
      ],
    ],
    [
      [25, 100, 25],
      [
        [76, 24],
        [100, 48],
      ],
    ],
    [
      [100, 0, 0],
      [
        [100, 48],
        [148, 0],
      ],
    ],
  ] as const)
    it(`returns circles at ${JSON.stringify(expected)} for sizes ${firstSize} and ${secondSize} that share ${shared}`, () =>
      expect(
        vennCircles(firstSize, secondSize, shared)?.map(({x, radius}) => [rounded(x), rounded(radius)]),
      ).to.deep.equal(expected));

  it('returns nothing for two empty sets', () => expect(vennCircles(0, 0, 0)).to.equal(undefined));

  it('sizes the overlap in proportion to the shared count', () => {
    const [first, second] = vennCircles(400, 300, 120) ?? [];
    if (!first || !second) throw new Error('there are circles');
    // Counts points of a grid that are inside both, and those inside the first.
    let [inFirst, inBoth] = [0, 0];
    for (let x = 0; x < 200; x += 0.25)
      for (let y = 0; y < 100; y += 0.25) {
        const isIn = (circle: Circle) => (x - circle.x) ** 2 + (y - circle.y) ** 2 <= circle.radius ** 2;
        if (!isIn(first)) continue;
        inFirst++;
        if (isIn(second)) inBoth++;
      }
    expect(inBoth / inFirst).to.be.closeTo(120 / 400, 0.005);
  });

  it('stays within 200 x 100 pixels, with areas proportional to the sizes', () => {
    const size = fc.integer({min: 0, max: 20_000});
    fc.assert(
      fc.property(size, size, fc.double({min: 0, max: 1, noNaN: true}), (firstSize, secondSize, share) => {
        const circles = vennCircles(firstSize, secondSize, Math.floor(share * Math.min(firstSize, secondSize)));
        if (!circles) return firstSize + secondSize === 0;
        for (const {x, y, radius} of circles) {
          expect(x - radius).to.be.at.least(1.99);
          expect(x + radius).to.be.at.most(198.01);
          expect(y + radius).to.be.at.most(98.01);
        }
        const [first, second] = circles;
        expect(first.radius ** 2 * secondSize).to.be.closeTo(second.radius ** 2 * firstSize, 1e-3);
        return true;
      }),
    );
  });
});
