import {expect} from 'chai';

import {editDistance} from '#domain/import/editDistance';

describe('editDistance', () => {
  for (const [one, other, distance] of [
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['flaw', 'lawn', 2],
    ['abc', 'abc', 0],
    ['😀', 'a', 1],
    ['進撃の巨人', '進撃の小人', 1],
  ] as const)
    it(`is ${distance} for "${one}" and "${other}"`, () => expect(editDistance(one, other)).to.equal(distance));

  it('compares at most 300 characters of either text', () =>
    expect([
      editDistance('a'.repeat(1e4), 'a'.repeat(300)),
      editDistance('a'.repeat(300), 'a'.repeat(1e4)),
      editDistance('a'.repeat(299), 'a'.repeat(1e4)),
    ]).to.deep.equal([0, 0, 1]));
});
