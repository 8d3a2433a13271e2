import {expect} from 'chai';

import {countKey} from './state';

describe('the key of a number of users', () => {
  it('depends on the signed-in user only for shared users', () => {
    const of = (relation: string) => [
      countKey(relation, 'Mirabel'),
      countKey(relation, 'Tobias'),
      countKey(relation, undefined),
    ];
    expect(new Set(of('sharedFollowing')).size).to.equal(3);
    expect(new Set(of('mutuals')).size).to.equal(1);
    expect(countKey('sharedFollowing', 'Mirabel')).to.not.equal(countKey('sharedFollowers', 'Mirabel'));
  });
});
