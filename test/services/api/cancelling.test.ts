import {ApolloLink, gql} from '@apollo/client';
import {expect} from 'chai';

import {CancelledError} from '#services/api/callContext';
import {MergeLink} from '#services/api/mergeLink';
import {RateLink} from '#services/api/rateLimit/rateLink';
import {singleTabScheduler, planWithoutPacing} from '../../support/budget';
import {clientOver, fakeWire} from '../../support/wire';
import {waitUntil} from '../../support/wait';

const query = gql`
  query Thing($id: Int) {
    Thing(id: $id)
  }
`;

describe('cancelling a call', () => {
  function open(limit = 25) {
    const {link, requests} = fakeWire(({fields}) => ({data: Object.fromEntries(fields.map(field => [field, 1]))}));
    const scheduler = singleTabScheduler({plan: planWithoutPacing(limit)});
    const client = clientOver(new MergeLink(ApolloLink.from([new RateLink(scheduler), link])));
    const ask = (id: number, signal?: AbortSignal, featureId = 'f') => {
      const asked = client.query({query, variables: {id}, context: {signal, featureId}});
      return asked.then(
        () => 'answered',
        (error: unknown) => (error instanceof CancelledError ? 'withdrawn' : 'failed'),
      );
    };
    return {ask, requests, scheduler};
  }

  it('removes it from the group being collected', async () => {
    const {ask, requests} = open();
    const end = new AbortController();
    const [gone, stays] = [ask(1, end.signal), ask(2)];
    end.abort('over');
    expect([await gone, await stays]).to.deep.equal(['withdrawn', 'answered']);
    expect(requests.map(({fields}) => fields)).to.deep.equal([['Thing']]);
  });

  it('cancels a pending request only once all its callers have cancelled', async () => {
    const {ask, requests, scheduler} = open();
    // Longer than the test, however slow the machine is.
    scheduler.pause(60_000);
    const [first, second] = [new AbortController(), new AbortController()];
    const both = Promise.all([ask(1, first.signal), ask(2, second.signal)]);
    await waitUntil(() => scheduler.budget().pendingCalls === 1);
    first.abort('over');
    expect(scheduler.budget().pendingCalls).to.equal(1);
    second.abort('over');
    expect(await both).to.deep.equal(['withdrawn', 'withdrawn']);
    expect([scheduler.budget().pendingCalls, requests.length]).to.deep.equal([0, 0]);
  });

  it('lets a request that was already sent complete', async () => {
    const {ask, requests} = open();
    const end = new AbortController();
    const asked = ask(1, end.signal);
    await waitUntil(() => requests.length);
    end.abort('over');
    expect(await asked).to.equal('answered');
  });

  it('sends nothing when the signal has already been aborted', async () => {
    const {ask, requests} = open();
    expect(await ask(1, AbortSignal.abort('over'))).to.equal('withdrawn');
    expect(requests.length).to.equal(0);
  });

  it('splits a merged call equally among its features', async () => {
    const {ask, scheduler} = open();
    await Promise.all([ask(1, undefined, 'a'), ask(2, undefined, 'a'), ask(3, undefined, 'b'), ask(4, undefined, 'b')]);
    expect(scheduler.budget().counts).to.deep.equal({a: 0.5, b: 0.5});
  });
});
