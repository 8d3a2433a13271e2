import {ApolloLink} from '@apollo/client';
import {expect} from 'chai';

import {CancelledError} from '#services/api/callContext';
import {createFetch} from '#services/api/fetch';
import {MergeLink} from '#services/api/mergeLink';
import {RateLink} from '#services/api/rateLimit/rateLink';
import {createShapeLink} from '#services/api/shapeLink';
import {planWithoutPacing, singleTabScheduler} from '../../support/budget';
import {character, characterQuery} from '../../support/documents';
import {clientOver, fakeWire, refused, type Respond} from '../../support/wire';
import {waitUntil} from '../../support/wait';

const document = Object.assign({...characterQuery}, {shape: {Character: {id: 'n'}}});
const nameOf = (error: unknown) => (error as Error).name;

describe('a query that bypasses the cache', () => {
  function open(respond: Respond) {
    const {link, requests} = fakeWire(respond);
    const scheduler = singleTabScheduler({plan: planWithoutPacing()});
    const network = new MergeLink(ApolloLink.from([new RateLink(scheduler), link]));
    const client = clientOver(ApolloLink.from([createShapeLink(), network]));
    return {fetch: createFetch(client), client, requests, scheduler};
  }

  it('is not merged with others, and leaves nothing in the cache', async () => {
    const {fetch, client, requests} = open(({variables}) => ({data: {Character: character(Number(variables.id))}}));
    const answers = await Promise.all([1, 2].map(id => fetch(document, {id}, {priority: 'person'})));
    expect(answers.map(({Character}) => Character?.id)).to.deep.equal([1, 2]);
    expect([requests.length, client.cache.extract()]).to.deep.equal([2, {}]);
  });

  for (const [what, answer, isUnchecked, expected] of [
    ['an answer of another shape', {data: {Character: {id: 'x'}}}, false, 'ShapeError'],
    ['an answer of another shape that the caller checks', {data: {Character: {id: 'x'}}}, true, {Character: {id: 'x'}}],
    ['no data', {data: null}, false, 'ShapeError'],
    ['an error', refused('no', 400), false, 'CombinedGraphQLErrors'],
  ] as const)
    it(`has ${typeof expected === 'string' ? `the error ${expected}` : 'its data'} for ${what}`, async () => {
      const {fetch} = open(() => answer);
      expect(await fetch(document, {id: 1}, {isUnchecked}).catch(nameOf)).to.deep.equal(expected);
    });

  it('ends at once when its signal aborts, and is not sent if it is pending', async () => {
    const {fetch, requests, scheduler} = open(() => ({data: {}}));
    scheduler.pause(100);
    const end = new AbortController();
    const ended = fetch(document, {id: 1}, {signal: end.signal}).catch((error: unknown) => error);
    await waitUntil(() => scheduler.budget().pendingCalls === 1, 'a pending call');
    end.abort('over');
    expect(await ended).to.be.instanceOf(CancelledError);
    expect([scheduler.budget().pendingCalls, requests.length]).to.deep.equal([0, 0]);
  });
});
