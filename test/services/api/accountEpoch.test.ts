import {expect} from 'chai';

import {createAccountEpoch} from '#services/api/accountEpoch';

describe('the account epoch', () => {
  it('notifies its listeners and counts the changes', () => {
    const renewal = createAccountEpoch();
    let told = 0;
    const listening = new AbortController();
    renewal.subscribe(() => told++, listening);
    renewal.bump();
    listening.abort('over');
    renewal.bump();
    expect([renewal.count(), told]).to.deep.equal([2, 1]);
  });
});
