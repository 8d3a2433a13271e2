import {expect} from 'chai';

import {queryKey} from '#services/api/queryKey';
import {thing} from '../../support/documents';

describe('queryKey', () => {
  it('does not depend on the order of the variables', () => {
    expect(queryKey(thing, {a: 1, b: 2})).to.equal(queryKey(thing, {b: 2, a: 1}));
    expect(queryKey(thing, {a: 1})).not.to.equal(queryKey(thing, {a: '1'}));
    expect(queryKey(thing, undefined)).to.include('Thing');
  });
});
