import {expect} from 'chai';

import {meanBoth, MeaningGuess, namesOf, type NumberMeaning} from '#domain/import/listNumbers';

const names = ['A', 'B', 'C'];

describe('numbers in place of the names of custom lists', () => {
  for (const [numbers, meaning, expected] of [
    [[], 'flags', []],
    [[0, 1, 1], 'flags', ['B', 'C']],
    [[2, 0], 'positions', ['A', 'C']],
    // What can't mean the one means the other.
    [[2], 'flags', ['C']],
    [[1, 1, 0], 'positions', ['A', 'B']],
    [[3], 'positions', null],
    [[-1], 'positions', null],
    [[0.5], 'positions', null],
    [[2, 2], 'positions', null],
    [[0, 1, 2, 3], 'flags', null],
  ] as const)
    it(`names ${expected?.join(' and ') || (expected ? 'none' : 'nothing known')} for ${numbers.join(', ')} as ${meaning}`, () =>
      expect(namesOf(numbers, names, meaning)).to.deep.equal(expected));

  for (const [rows, meaning, isUnclear] of [
    [[], 'flags', false],
    [[[0, 1]], 'flags', true],
    [
      [
        [0, 1],
        [1, 1],
      ],
      'flags',
      false,
    ],
    [[[0, 1], [1]], 'positions', false],
    [[[1, 1], [1]], 'flags', true],
  ] as const)
    it(`takes ${JSON.stringify(rows)} of two lists for ${meaning}${isUnclear ? ', without being sure' : ''}`, () => {
      const guess = new MeaningGuess();
      for (const row of rows) guess.add(row, 2);
      const found: [NumberMeaning, boolean] = [guess.meaning(), guess.isUnclear()];
      expect(found).to.deep.equal([meaning, isUnclear]);
    });

  it('can mean both only where there is a number for each list, all of them different', () =>
    expect([[], [0, 1], [1, 0], [1, 1], [0, 2]].map(numbers => meanBoth(numbers, 2))).to.deep.equal([
      false,
      true,
      true,
      false,
      false,
    ]));
});
