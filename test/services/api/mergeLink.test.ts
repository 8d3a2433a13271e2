import {gql, type OperationVariables} from '@apollo/client';
import {expect} from 'chai';

import {toApiError} from '#services/api/apiError';
import {forgetComplexity} from '#services/api/complexity';
import {useVirtualTime} from '../../support/virtualTime';
import {openMerging, thingQuery, things} from '../../support/mergeLink';
import {refused, type Respond} from '../../support/wire';

const change = gql`
  mutation Change {
    Change
  }
`;

describe('the merge link', () => {
  const time = useVirtualTime();
  const all = <T>(promises: Promise<T>[]) => time.during(Promise.all(promises));
  const allSettled = <T>(promises: Promise<T>[]) => time.during(Promise.allSettled(promises));

  it('merges queries issued together into one request and delivers each answer', async () => {
    const {ask, sizes} = openMerging(things());
    const answers = await all([1, 2, 3].map(id => ask(id)));
    expect(answers.map(({data}) => data)).to.deep.equal([1, 2, 3].map(id => ({Thing: {id, __typename: 'Thing'}})));
    expect(sizes()).to.deep.equal([3]);
  });

  it('notifies the watchers of the cache once for all merged answers', async () => {
    const {client} = openMerging(things());
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
    await all(
      [1, 2].map(id =>
        client.query({query: thingQuery, variables: {id} as OperationVariables, fetchPolicy: 'network-only'}),
      ),
    );
    expect(told).to.deep.equal([true]);
  });

  it('sends a single query unchanged', async () => {
    const {ask, requests} = openMerging(things());
    await time.during(ask(1));
    expect(requests.map(({fields, operationName, variables}) => ({fields, operationName, variables}))).to.deep.equal([
      {fields: ['Thing'], operationName: 'Thing', variables: {id: 1}},
    ]);
  });

  it('merges up to forty queries into one request', async () => {
    const {ask, sizes} = openMerging(things());
    await all(Array.from({length: 65}, (_, id) => ask(id)));
    expect(sizes()).to.deep.equal([40, 25]);
  });

  it('does not merge user actions with background reads', async () => {
    const {ask, requests} = openMerging(things());
    await all([ask(1, {priority: 'person'}), ask(2, {priority: 'background'}), ask(3, {priority: 'person'})]);
    expect(requests.map(({fields, context}) => [fields.length, context.priority])).to.deep.equal([
      [2, 'person'],
      [1, 'background'],
    ]);
  });

  it('does not merge mutations or queries that opt out', async () => {
    const {client, ask, sizes} = openMerging(request =>
      request.operationName === 'Change' ? {data: {Change: 1}} : things()(request, 0),
    );
    await all([client.mutate({mutation: change}), ask(1, {merge: false}), ask(2), ask(3)]);
    expect(sizes().toSorted()).to.deep.equal([1, 1, 2]);
  });

  it('does not send a query that no caller is waiting for', async () => {
    const {client, ask, sizes} = openMerging(things());
    const watched = client.watchQuery({query: thingQuery, variables: {id: 9}, fetchPolicy: 'no-cache'});
    watched.subscribe(() => {}).unsubscribe();
    await all([ask(1), ask(2)]);
    expect(sizes()).to.deep.equal([2]);
  });

  it('passes a failed request on to all members', async () => {
    const {ask} = openMerging(() => new Error('cut'));
    const results = await allSettled([ask(1), ask(2)]);
    expect(results.map(({status}) => status)).to.deep.equal(['rejected', 'rejected']);
  });

  it('passes an error only to its own member, and data to the others', async () => {
    const {ask} = openMerging(() => ({
      data: {q0_Thing: {id: 1, __typename: 'Thing'}, q1_Thing: null},
      errors: [{message: 'private', path: ['q1_Thing']}],
    }));
    const [first, second] = await allSettled([ask(1), ask(2)]);
    expect(first?.status).to.equal('fulfilled');
    expect(second?.status === 'rejected' && toApiError(second.reason)).to.deep.include({
      kind: 'refused',
      message: 'private',
    });
  });

  it('bisects a request with a missing object until that object is isolated', async () => {
    const {ask, sizes} = openMerging(things([103]));
    const results = await allSettled([100, 101, 102, 103].map(id => ask(id)));
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
    const {ask, sizes} = openMerging(tooComplex);
    const answers = await all(Array.from({length: 40}, (_, id) => ask(id + 1)));
    expect(answers.map(({data}) => (data as {Thing: {id: number}}).Thing.id)).to.deep.equal(
      Array.from({length: 40}, (_, id) => id + 1),
    );
    expect(sizes()).to.deep.equal([40, 20, 20, 10, 10, 10, 10]);
    await all(Array.from({length: 40}, (_, id) => ask(id + 100)));
    for (const size of sizes().slice(7)) expect(size).to.be.at.most(15);
    expect(sizes().slice(7)).to.have.length.above(2);
    forgetComplexity();
  });

  it('passes on the refusal of a single query', async () => {
    const {ask, sizes} = openMerging(() => refused('Max query complexity should be 500 but got 646', 400));
    expect(toApiError(await time.during(ask(1).catch((error: unknown) => error))).message).to.contain('complexity');
    expect(sizes()).to.deep.equal([1]);
  });

  it('remembers missing objects so that they do not affect other requests', async () => {
    const {ask, sizes} = openMerging(things([203]));
    await allSettled([201, 203].map(id => ask(id)));
    const before = sizes().length;
    const results = await allSettled([201, 202, 203].map(id => ask(id)));
    expect(sizes().slice(before).toSorted()).to.deep.equal([1, 2]);
    expect(results.map(({status}) => status)).to.deep.equal(['fulfilled', 'fulfilled', 'rejected']);
  });
});
