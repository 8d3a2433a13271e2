import {expect} from 'chai';

import {roleWeight, sortRoles} from '#domain/media/staffRole';

describe('roleWeight', () => {
  const table = [
    ['Director', 2],
    ['Original Creator', 1.9],
    ['Script', 1.8],
    ['Storyboard', 1.75],
    ['Art Director', 1.7],
    ['Character Design', 1.65],
    ['Animation Director', 1.6],
    ['Assistant Director', 1],
    ['Episode Director', 1],
    ['Key Animation', 0],
    ['Animation', -0.1],
    ['2nd Key Animation', -0.5],
    ['In-Between Animation', -1],
    ['Theme Song Performance', 0],
    ['Key Animation (eps 1, 5-7)', 0],
    ['In-Between Animation (OP, ep 2)', -1],
    ['script (ep 3)', 1.8],
    ['', 0],
  ] as const;
  for (const [role, weight] of table)
    it(`returns ${weight} for "${role}"`, () => expect(roleWeight(role)).to.equal(weight));
});

describe('sortRoles', () => {
  it('sorts by descending weight and keeps the order of equal weights', () => {
    const roles = ['In-Between Animation', 'Music', 'Key Animation (ep 1)', 'Episode Director (ep 2)', 'Director'];
    expect(sortRoles(roles)).to.deep.equal([
      'Director',
      'Episode Director (ep 2)',
      'Music',
      'Key Animation (ep 1)',
      'In-Between Animation',
    ]);
  });
  it('does not modify its input', () => {
    const roles = ['Animation', 'Director'];
    sortRoles(roles);
    expect(roles).to.deep.equal(['Animation', 'Director']);
  });
});
