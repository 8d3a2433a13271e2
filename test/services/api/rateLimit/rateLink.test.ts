import {gql} from '@apollo/client';
import {ServerError} from '@apollo/client/errors';
import {ApolloLink} from '@apollo/client';
import {expect} from 'chai';

import {network} from '#platform/platform';
import {RateLink} from '#services/api/rateLimit/rateLink';
import {toApiError} from '#services/api/apiError';
import {nextPause, singleTabScheduler} from '../../../support/budget';
import {waitUntil} from '../../../support/wait';
import {clientOver, fakeWire, type Respond} from '../../../support/wire';

const query = gql`
  query Thing {
    Thing
  }
`;
const mutation = gql`
  mutation Change {
    Thing
  }
`;
const answer = {data: {Thing: 1}};

function tooMany(headers: Record<string, string> = {}) {
  const response = new Response('{}', {status: 429, headers});
  return new ServerError('Too Many Requests.', {
    response,
    bodyText: '{"errors":[{"message":"Too Many Requests.","status":429}]}',
  });
}

describe('the rate link', () => {
  const {fetch} = network;
  /** The probes that were sent: their modes. */
  const probes: unknown[] = [];
  let isBlocked = false;
  beforeEach(() => {
    globalThis.automailStandIn = {rateWindow: 80};
    probes.length = 0;
    isBlocked = false;
    network.fetch = (address, {method = 'GET', mode, credentials} = {}) => {
      probes.push([address, method, mode, credentials]);
      return isBlocked ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response());
    };
  });
  afterEach(() => {
    globalThis.automailStandIn = undefined;
    network.fetch = fetch;
  });

  function open(respond: Respond, headers: Record<string, string> = {}) {
    const {link, requests} = fakeWire(respond);
    const scheduler = singleTabScheduler();
    const pauses: number[] = [];
    const pause = scheduler.pause.bind(scheduler);
    scheduler.pause = (duration, isAnswered) => {
      pauses.push(duration);
      pause(duration, isAnswered);
    };
    const learnt: unknown[] = [];
    scheduler.learn = (...said) => learnt.push(said);
    const respondingHeaders = new ApolloLink((operation, forward) => {
      operation.setContext({response: new Response('', {headers})});
      return forward(operation);
    });
    const client = clientOver(ApolloLink.from([new RateLink(scheduler), respondingHeaders, link]));
    return {client, requests, scheduler, pauses, learnt};
  }

  it('lets a call pass and learns from its response headers', async () => {
    const {client, learnt} = open(() => answer, {'x-ratelimit-limit': '30', 'x-ratelimit-remaining': '7'});
    expect((await client.query({query})).data).to.deep.equal({Thing: 1});
    expect(learnt).to.deep.equal([[30, 7]]);
  });

  it('learns nothing from a response without rate limit headers', async () => {
    const {client, learnt} = open(() => answer);
    await client.query({query});
    expect(learnt).to.deep.equal([[undefined, undefined]]);
  });

  it('retries a rate-limited query after the delay that the response asks for', async () => {
    const {client, requests, pauses, scheduler} = open((_, count) =>
      count === 1 ? tooMany({'retry-after': '0.05'}) : answer,
    );
    const paused = nextPause(scheduler);
    const asked = client.query({query});
    await paused;
    expect(requests.length).to.equal(1);
    expect((await asked).data).to.deep.equal({Thing: 1});
    expect([pauses, requests.length]).to.deep.equal([[50], 2]);
  });

  it('waits a whole window when the response gives no time', async () => {
    const {client, pauses} = open((_, count) => (count === 1 ? tooMany() : answer));
    await client.query({query});
    expect(pauses).to.deep.equal([80]);
  });

  for (const [after, pause] of [
    ['Wed, 21 Oct 2026 07:28:00 GMT', 80],
    ['-5', 80],
    ['0', 80],
    ['Infinity', 80],
    ['86400', 400],
  ] as const)
    it(`waits ${pause / 80} windows when the response asks for "${after}"`, async () => {
      const {client, pauses} = open((_, count) => (count === 1 ? tooMany({'retry-after': after}) : answer));
      await client.query({query});
      expect(pauses).to.deep.equal([pause]);
    });

  it('learns nothing from headers that are not call counts', async () => {
    const {client, learnt} = open(() => answer, {'x-ratelimit-limit': 'many', 'x-ratelimit-remaining': '-1'});
    await client.query({query});
    expect(learnt).to.deep.equal([[undefined, undefined]]);
  });

  const lost = () => new TypeError('Failed to fetch');
  const probe = ['https://graphql.anilist.co', 'GET', 'no-cors', 'omit'];

  it('treats a bare network error as a rate limit if a probe reaches the API, which counts as a call', async () => {
    const {client, pauses, scheduler} = open((_, count) => (count === 1 ? lost() : answer));
    const paused = nextPause(scheduler);
    const asked = client.query({query});
    await paused;
    expect(scheduler.budget().counts).to.deep.equal({other: 2});
    expect((await asked).data).to.deep.equal({Thing: 1});
    expect([pauses, probes]).to.deep.equal([[80], [probe]]);
  });

  it('pauses nothing if the probe does not reach the API, and sends no other one in the same window', async () => {
    isBlocked = true;
    globalThis.automailStandIn = {rateWindow: 60_000};
    const {client, pauses, requests, scheduler} = open(lost);
    for (let count = 0; count < 3; count += 1)
      expect(await client.query({query}).catch(toApiError)).to.deep.include({kind: 'unavailable'});
    expect([pauses, requests.length, probes]).to.deep.equal([[], 3, [probe]]);
    expect(scheduler.budget()).to.deep.include({pausedUntil: undefined, max: 25});
  });

  it('sends one probe for calls that fail together, and none for those that fail during the pause', async () => {
    globalThis.automailStandIn = {rateWindow: 2000};
    const late: (() => void)[] = [];
    const fail = () => new Promise<TypeError>(resolve => late.push(() => resolve(lost())));
    const {client, scheduler} = open(fail);
    const paused = nextPause(scheduler);
    const all = [1, 2, 3].map(() => client.mutate({mutation}).catch(toApiError));
    await waitUntil(() => late.length === 3);
    for (const run of late.splice(0, 2)) run();
    await paused;
    for (const run of late) run();
    await Promise.all(all);
    expect(probes).to.deep.equal([probe]);
  });

  it('passes on a bare network error at once, without a probe, while the browser is offline', async () => {
    Object.defineProperty(navigator, 'onLine', {value: false, configurable: true});
    try {
      const {client, pauses, requests} = open(() => new TypeError('Failed to fetch'));
      const error = await client.query({query}).catch(toApiError);
      expect(error).to.deep.include({kind: 'unavailable'});
      expect([pauses.length, requests.length, probes.length]).to.deep.equal([0, 1, 0]);
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  });

  it('retries only once', async () => {
    const {client, requests} = open(() => tooMany({'retry-after': '0.01'}));
    const error = await client.query({query}).catch(toApiError);
    expect(error).to.deep.include({kind: 'limited'});
    expect(requests.length).to.equal(2);
  });

  it('never sends a mutation twice', async () => {
    for (const error of [tooMany({'retry-after': '0.01'}), new TypeError('Failed to fetch')]) {
      const {client, requests, pauses} = open(() => error);
      await client.mutate({mutation}).catch(() => undefined);
      expect([requests.length, pauses.length]).to.deep.equal([1, 1]);
    }
  });

  it('passes on other errors at once', async () => {
    const broken = new ServerError('no', {response: new Response('', {status: 500}), bodyText: ''});
    const {client, requests, pauses} = open(() => broken);
    expect(await client.query({query}).catch(toApiError)).to.deep.include({kind: 'unavailable'});
    expect([requests.length, pauses.length]).to.deep.equal([1, 0]);
  });

  it('cancels a call that no caller is waiting for', async () => {
    const {client, requests, scheduler} = open(() => answer);
    scheduler.pause(30);
    client
      .watchQuery({query, fetchPolicy: 'no-cache'})
      .subscribe(() => {})
      .unsubscribe();
    await client.query({query});
    expect(requests.length).to.equal(1);
  });
});
