import {expect} from 'chai';

import {keepOrder} from '#domain/value/keepOrder';

const items = (names: string) => [...names].map(id => ({id}));

describe('keepOrder', () => {
  for (const [before, now, kept] of [
    ['', 'ab', 'ab'],
    ['ab', 'ba', 'ab'],
    ['abc', 'cab', 'abc'],
    ['abc', 'ca', 'ac'],
    ['ab', 'cba', 'abc'],
    ['ab', '', ''],
  ] as const)
    it(`lists "${now}" as "${kept}" after "${before}"`, () => {
      const current = items(now);
      const result = keepOrder(items(before), current, ({id}) => id);
      expect(result.map(({id}) => id).join('')).to.equal(kept);
      expect(result).to.have.members(current);
    });
});
