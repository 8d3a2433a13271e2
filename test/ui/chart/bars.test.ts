import {expect} from 'chai';
import fc from 'fast-check';

import {layOutBars} from '#ui/chart/bars';

const barsOf = (values: readonly number[]) => values.map((value, index) => ({label: String(index), value}));

describe('the layout of a bar chart', () => {
  const rows: [values: number[], lines: number[], heights: number[]][] = [
    [
      [0, 5, 10],
      [0, 2, 4, 6, 8, 10],
      [0, 0.5, 1],
    ],
    [
      [0, 0],
      [0, 1],
      [0, 0],
    ],
    [
      [1, 2],
      [0, 1, 2],
      [0.5, 1],
    ],
    [
      [97, 40],
      [0, 20, 40, 60, 80, 100],
      [0.97, 0.4],
    ],
    [
      [0.3, 0.1],
      [0, 0.1, 0.2, 0.3],
      [1, 1 / 3],
    ],
  ];
  for (const [values, lines, heights] of rows)
    it(`has grid lines at ${lines.join(', ')} for ${values.join(', ')}`, () => {
      const layout = layOutBars(barsOf(values));
      expect(layout.lines.map(({value}) => value)).to.deep.equal(lines);
      layout.bars.forEach(({height}, index) => expect(height).to.be.closeTo(heights[index] ?? -1, 1e-9));
    });

  for (const [count, every] of [
    [5, 1],
    [11, 1],
    [12, 2],
    [101, 10],
    [120, 20],
  ] as const)
    it(`labels one in ${every} of ${count} bars`, () => {
      expect(layOutBars(barsOf(Array.from({length: count}, () => 1))).labelEvery).to.equal(every);
    });

  it('fills the width without overlaps, and no bar exceeds the highest line', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({min: 0, max: 1e6}), {minLength: 1, maxLength: 150}), values => {
        const {bars} = layOutBars(barsOf(values));
        bars.forEach(({left, width, height}, index) => {
          expect(left).to.be.at.least(0);
          expect(left + width).to.be.at.most((bars[index + 1]?.left ?? 100) + 1e-6);
          expect(height).to.be.within(0, 1);
        });
      }),
    );
  });
});
