import {expect} from 'chai';

import {plural} from '#domain/text/plural';

describe('plural', () => {
  const table = [
    [0, '0 likes'],
    [1, '1 like'],
    [2, '2 likes'],
    [1234, '1,234 likes'],
  ] as const;
  for (const [count, text] of table)
    it(`returns "${text}" for ${count}`, () => expect(plural(count, {one: '# like', other: '# likes'})).to.equal(text));
});
