import {expect} from 'chai';

import {queryKey} from '#services/api/cache/queryKey';
import {characterQuery} from '../../../support/documents';

describe('queryKey', () => {
  it('does not depend on the order of the variables', () => {
    expect(queryKey(characterQuery, {a: 1, b: 2})).to.equal(queryKey(characterQuery, {b: 2, a: 1}));
    expect(queryKey(characterQuery, {a: 1})).not.to.equal(queryKey(characterQuery, {a: '1'}));
    expect(queryKey(characterQuery, undefined)).to.include('Thing');
  });
});
