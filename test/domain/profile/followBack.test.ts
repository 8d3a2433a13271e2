import {expect} from 'chai';

import {followsBack, nobody, withPage} from '#domain/profile/followBack';

describe('followsBack', () => {
  const table = [
    ['Anna', true, 'yes'],
    ['anna', true, 'yes'],
    ['Bert', true, 'yes'],
    ['Carl', true, 'no'],
    ['Carl', false, 'unknown'],
    ['Anna', false, 'yes'],
  ] as const;
  for (const [name, isComplete, expected] of table)
    it(`returns ${expected} for ${name} when ${isComplete ? 'all people are' : 'only some people are'} known`, () => {
      const known = withPage(withPage(nobody, ['Anna'], true), ['BERT'], !isComplete);
      expect(followsBack(known, name)).to.equal(expected);
    });

  it('is unknown before the first page', () => expect(followsBack(nobody, 'Anna')).to.equal('unknown'));
});

describe('withPage', () => {
  it('counts pages until there is no next page', () => {
    const first = withPage(nobody, ['Anna'], true);
    const last = withPage(first, [], false);
    expect([nobody.next, first.next, last.next]).to.deep.equal([1, 2, undefined]);
    expect([...last.names]).to.deep.equal(['anna']);
  });
});
