import {expect} from 'chai';

import {indicesToMount} from '#ui/virtual/indicesToMount';

describe('indicesToMount', () => {
  const table = [
    [{startIndex: 0, endIndex: 3}, {overscan: 1, max: 10, focused: []}, [0, 1, 2, 3, 4]],
    [{startIndex: 5, endIndex: 7}, {overscan: 2, max: 10, focused: []}, [3, 4, 5, 6, 7, 8, 9]],
    [{startIndex: 17, endIndex: 19}, {overscan: 1, max: 10, focused: []}, [16, 17, 18, 19]],
    [{startIndex: 5, endIndex: 9}, {overscan: 1, max: 3, focused: []}, [5, 6, 7]],
    [{startIndex: 5, endIndex: 6}, {overscan: 1, max: 10, focused: [0]}, [0, 4, 5, 6, 7]],
    [{startIndex: 5, endIndex: 6}, {overscan: 1, max: 10, focused: [19]}, [4, 5, 6, 7, 19]],
    [{startIndex: 5, endIndex: 9}, {overscan: 1, max: 3, focused: [0]}, [0, 5, 6]],
    [{startIndex: 5, endIndex: 6}, {overscan: 1, max: 10, focused: [0, 19]}, [0, 4, 5, 6, 7, 19]],
    [{startIndex: 5, endIndex: 6}, {overscan: 1, max: 10, focused: [20]}, [4, 5, 6, 7]],
  ] as const;
  for (const [visible, limits, expected] of table)
    it(`mounts ${expected.join()} of 20 if ${visible.startIndex} to ${visible.endIndex} are visible, with ${limits.overscan} around them, at most ${limits.max}, and focus in ${limits.focused.join(' and ')}`, () =>
      expect(indicesToMount({...visible, count: 20}, limits)).to.deep.equal(expected));
});
