import {gql, type OperationVariables} from '@apollo/client';
import {expect} from 'chai';

import {MergeLink} from '#services/api/mergeLink';
import {toApiError} from '#services/api/apiError';
import {forgetComplexity} from '#services/api/complexity';
import {clientOver, fakeWire, refused, type Respond} from '../../support/wire';

const document = gql`
  query Thing($id: Int) {
    Thing(id: $id) {
      id
    }
  }
`;
const change = gql`
  mutation Change {
    Change
  }
`;

/** Answers each field with the requested id. An id in `missing` does not exist, and nulls the whole answer. */
const things =
  (missing: readonly number[] = []): Respond =>
  ({fields, variables}) => {
    const ids = Object.values(variables) as number[];
    if (ids.some(id => missing.includes(id))) return refused('Not Found.', 404);
    return {data: Object.fromEntries(fields.map((field, index) => [field, {id: ids[index], __typename: 'Thing'}]))};
  };

describe('the merge link', () => {
  function open(respond: Respond) {
    const {link, requests} = fakeWire(respond);
    const client = clientOver(new MergeLink(link));
    const ask = (id: number, context: object = {}, query = document) =>
      client.query({query, variables: {id} as OperationVariables, context, fetchPolicy: 'no-cache'});
    const sizes = () => requests.map(({fields}) => fields.length);
    return {client, ask, requests, sizes};
  }

  it('merges queries issued together into one request and delivers each answer', async () => {
    const {ask, sizes} = open(things());
    const answers = await Promise.all([1, 2, 3].map(id => ask(id)));
    expect(answers.map(({data}) => data)).to.deep.equal([1, 2, 3].map(id => ({Thing: {id, __typename: 'Thing'}})));
    expect(sizes()).to.deep.equal([3]);
  });

  it('notifies the watchers of the cache once for all merged answers', async () => {
    const {client} = open(things());
    const both = gql`
      query Both {
        one: Thing(id: 1) {
          id
        }
        two: Thing(id: 2) {
          id
        }
      }
    `;
    const told: boolean[] = [];
    const callback = ({complete}: {complete?: boolean}) => void told.push(complete === true);
    client.cache.watch({query: client.cache.transformDocument(both), optimistic: true, callback});
    await Promise.all(
      [1, 2].map(id =>
        client.query({query: document, variables: {id} as OperationVariables, fetchPolicy: 'network-only'}),
      ),
    );
    expect(told).to.deep.equal([true]);
  });

  it('sends a single query unchanged', async () => {
    const {ask, requests} = open(things());
    await ask(1);
    expect(requests.map(({fields, operationName, variables}) => ({fields, operationName, variables}))).to.deep.equal([
      {fields: ['Thing'], operationName: 'Thing', variables: {id: 1}},
    ]);
  });

  it('merges up to forty queries into one request', async () => {
    const {ask, sizes} = open(things());
    await Promise.all(Array.from({length: 65}, (_, id) => ask(id)));
    expect(sizes()).to.deep.equal([40, 25]);
  });

  it('only merges queries issued at the same time', async () => {
    const {ask, sizes} = open(things());
    await ask(1);
    await ask(2);
    expect(sizes()).to.deep.equal([1, 1]);
  });

  it('merges queries that parts of a page issue in quick succession, and delays user actions less', async () => {
    const {ask, requests} = open(things());
    const early = [ask(1), ask(2, {priority: 'person'})];
    await early[1];
    expect(requests.map(({variables}) => variables)).to.deep.equal([{id: 2}]);
    await Promise.all([...early, ask(3)]);
    expect(requests.map(({fields}) => fields.length)).to.deep.equal([1, 2]);
  });

  it('lets queries that may wait do so for later ones, but no longer than the first that may not', async () => {
    const {ask, sizes, requests} = open(things());
    const later = (ms: number, ids: number[], context: object) =>
      new Promise(resolve => {
        setTimeout(() => resolve(Promise.all(ids.map(id => ask(id, context)))), ms);
      });
    const start = performance.now();
    await Promise.all([ask(1, {mayWait: true}), later(150, [2], {mayWait: true})]);
    expect(sizes()).to.deep.equal([2]);
    expect(performance.now() - start).to.be.greaterThan(400);
    await Promise.all([ask(3, {mayWait: true}), ask(4), later(200, [5], {mayWait: true})]);
    expect(requests.map(({variables}) => Object.values(variables))).to.deep.equal([[1, 2], [3, 4], [5]]);
  });

  describe('while the page is busy', () => {
    const {requestIdleCallback, cancelIdleCallback} = globalThis;
    beforeEach(() =>
      Object.assign(globalThis, {
        requestIdleCallback: (run: () => void, {timeout}: IdleRequestOptions) => setTimeout(run, timeout),
        cancelIdleCallback: clearTimeout,
      }),
    );
    afterEach(() => Object.assign(globalThis, {requestIdleCallback, cancelIdleCallback}));

    const later = (ms: number, ask: () => Promise<unknown>) =>
      new Promise(resolve => {
        setTimeout(() => resolve(ask()), ms);
      });

    for (const {what, mayWait, within, after} of [
      {what: 'queries', mayWait: false, within: 500, after: 1200},
      {what: 'queries that may wait', mayWait: true, within: 2000, after: 3200},
    ])
      it(`waits three times as long for ${what}`, async () => {
        const {ask, requests} = open(things());
        await Promise.all([
          ask(1, {mayWait}),
          later(within, () => ask(2, {mayWait})),
          later(after, () => ask(3, {mayWait})),
        ]);
        expect(requests.map(({variables}) => Object.values(variables))).to.deep.equal([[1, 2], [3]]);
      });

    it('sends queries for user actions as early as ever', async () => {
      const {ask, requests} = open(things());
      const waiting = ask(1);
      await ask(2, {priority: 'person'});
      expect(requests.map(({variables}) => variables)).to.deep.equal([{id: 2}]);
      await waiting;
    });
  });

  it('does not merge user actions with background reads', async () => {
    const {ask, requests} = open(things());
    await Promise.all([ask(1, {priority: 'person'}), ask(2, {priority: 'background'}), ask(3, {priority: 'person'})]);
    expect(requests.map(({fields, context}) => [fields.length, context.priority])).to.deep.equal([
      [2, 'person'],
      [1, 'background'],
    ]);
  });

  it('does not merge mutations or queries that opt out', async () => {
    const {client, ask, sizes} = open(request =>
      request.operationName === 'Change' ? {data: {Change: 1}} : things()(request, 0),
    );
    await Promise.all([client.mutate({mutation: change}), ask(1, {merge: false}), ask(2), ask(3)]);
    expect(sizes().toSorted()).to.deep.equal([1, 1, 2]);
  });

  it('does not send a query that no caller is waiting for', async () => {
    const {client, ask, sizes} = open(things());
    const watched = client.watchQuery({query: document, variables: {id: 9}, fetchPolicy: 'no-cache'});
    watched.subscribe(() => {}).unsubscribe();
    await Promise.all([ask(1), ask(2)]);
    expect(sizes()).to.deep.equal([2]);
  });

  it('passes a failed request on to all members', async () => {
    const {ask} = open(() => new Error('cut'));
    const results = await Promise.allSettled([ask(1), ask(2)]);
    expect(results.map(({status}) => status)).to.deep.equal(['rejected', 'rejected']);
  });

  it('passes an error only to its own member, and data to the others', async () => {
    const {ask} = open(() => ({
      data: {q0_Thing: {id: 1, __typename: 'Thing'}, q1_Thing: null},
      errors: [{message: 'private', path: ['q1_Thing']}],
    }));
    const [first, second] = await Promise.allSettled([ask(1), ask(2)]);
    expect(first?.status).to.equal('fulfilled');
    expect(second?.status === 'rejected' && toApiError(second.reason)).to.deep.include({
      kind: 'refused',
      message: 'private',
    });
  });

  it('bisects a request with a missing object until that object is isolated', async () => {
    const {ask, sizes} = open(things([103]));
    const results = await Promise.allSettled([100, 101, 102, 103].map(id => ask(id)));
    expect(results.map(({status}) => status)).to.deep.equal(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(sizes().toSorted()).to.deep.equal([1, 1, 2, 2, 4]);
    const [last] = results.slice(-1);
    expect(last?.status === 'rejected' && toApiError(last.reason).kind).to.equal('missing');
  });

  it('halves a request that the API rejects as too complex, and keeps later ones smaller', async () => {
    const tooComplex: Respond = (request, ...more) =>
      request.fields.length > 15
        ? refused(`Max query complexity should be 500 but got ${request.fields.length * 33}.`, 400)
        : things()(request, ...more);
    const {ask, sizes} = open(tooComplex);
    const all = await Promise.all(Array.from({length: 40}, (_, id) => ask(id + 1)));
    expect(all.map(({data}) => (data as {Thing: {id: number}}).Thing.id)).to.deep.equal(
      Array.from({length: 40}, (_, id) => id + 1),
    );
    expect(sizes()).to.deep.equal([40, 20, 20, 10, 10, 10, 10]);
    await Promise.all(Array.from({length: 40}, (_, id) => ask(id + 100)));
    for (const size of sizes().slice(7)) expect(size).to.be.at.most(15);
    expect(sizes().slice(7)).to.have.length.above(2);
    forgetComplexity();
  });

  it('passes on the refusal of a single query', async () => {
    const {ask, sizes} = open(() => refused('Max query complexity should be 500 but got 646', 400));
    expect(toApiError(await ask(1).catch((error: unknown) => error)).message).to.contain('complexity');
    expect(sizes()).to.deep.equal([1]);
  });

  it('remembers missing objects so that they do not affect other requests', async () => {
    const {ask, sizes} = open(things([203]));
    await Promise.allSettled([201, 203].map(id => ask(id)));
    const before = sizes().length;
    const results = await Promise.allSettled([201, 202, 203].map(id => ask(id)));
    expect(sizes().slice(before).toSorted()).to.deep.equal([1, 2]);
    expect(results.map(({status}) => status)).to.deep.equal(['fulfilled', 'fulfilled', 'rejected']);
  });
});
