import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import {toApiError} from '#services/api/apiError';
import {nextPause} from '../../support/budget';
import {useConsole} from '../../support/console';
import {character, characterQuery} from '../../support/documents';
import {apiError, useApiFetch} from '../../support/fetch';
import {fakeServices} from '../../support/services';

const lifetime = 60_000;

describe('the API', () => {
  const api = useApiFetch();
  useConsole();
  let services = fakeServices();
  afterEach(() => services.stop());

  function open(options: Parameters<typeof fakeServices>[0] = {}) {
    services = fakeServices(options);
    api.answers(({args}) => character(args.id));
    const {read} = apiOf(services);
    const ask = (id: number, refetch = false) => read(characterQuery, {id}, {lifetime, refetch});
    return {ask, failing: (id: number) => ask(id).then(() => undefined, toApiError)};
  }

  it('is created once per instance', () => {
    open();
    expect(apiOf(services)).to.equal(apiOf(services));
    expect(apiOf(services)).not.to.equal(apiOf(fakeServices()));
  });

  it('answers from the cache while the answer is fresh', async () => {
    const {ask} = open();
    expect((await ask(1)).Character?.favourites).to.equal(100);
    await ask(1);
    expect(api.sent.length).to.equal(1);
    await ask(1, true);
    expect(api.sent.length).to.equal(2);
  });

  it('sends one request for simultaneous identical queries', async () => {
    const {ask} = open();
    await Promise.all([ask(1), ask(1), ask(2)]);
    expect(api.sent.map(({requestedFields}) => requestedFields.length)).to.deep.equal([2]);
  });

  it('sends the token if there is one, but no cookies', async () => {
    const {ask} = open({token: 'secret'});
    await ask(1);
    expect(api.sent[0]?.headers.get('authorization')).to.equal('Bearer secret');
    const anonymous = open();
    await anonymous.ask(2);
    expect(api.sent[1]?.headers.has('authorization')).to.equal(false);
  });

  it('signs out only on "Invalid token"', async () => {
    const {failing} = open({token: 'secret', userName: 'Mirabel'});
    const faults = [
      () =>
        new Response('{"data":null,"errors":[{"message":"The API has been temporarily disabled.","status":403}]}', {
          status: 403,
        }),
      () => new Response('{"data":null,"errors":[{"message":"Unauthorized.","status":401}]}', {status: 401}),
      () => new Response('<html>', {status: 500}),
      () => new Response('not JSON', {status: 200}),
    ];
    for (const [id, fault] of faults.entries()) {
      api.fails(fault);
      expect(await failing(id)).not.to.equal(undefined);
      expect(services.session.token()).to.equal('secret');
    }
    api.fails(() => new Response('{"data":null,"errors":[{"message":"Invalid token","status":400}]}', {status: 400}));
    await failing(9);
    expect(services.session.token()).to.equal(undefined);
  });

  it('reports once that AniList is rejecting the sign-in, until it accepts it again', () => {
    open({token: 'secret', userName: 'Mirabel'});
    const {session, toasts} = services;
    const texts = () => toasts.list().map(toast => toast.text);
    const refused = [
      'AniList is rejecting your sign-in. Features that need it are off until AniList accepts it again.',
    ];
    session.setRejected(true);
    expect(texts()).to.deep.equal(refused);
    session.setRejected(false);
    expect(texts()).to.deep.equal([]);
    session.setRejected(true);
    toasts.list()[0]?.action?.run();
    expect(session.isRejected()).to.equal(false);
    session.setRejected(true);
    expect(texts()).to.deep.equal(refused);
    // The user closes it.
    toasts.close(toasts.list()[0]?.id ?? 0);
    session.setRejected(false);
    session.setRejected(true);
    expect(texts()).to.deep.equal([]);
  });

  it('keeps a token that replaced the refused one during the call', async () => {
    const {failing} = open({token: 'old', userName: 'Mirabel'});
    api.fails(() => {
      api.fails(undefined);
      services.session.signIn('new');
      return new Response('{"data":null,"errors":[{"message":"Invalid token","status":400}]}', {status: 400});
    });
    await failing(1);
    expect([services.session.token(), apiOf(services).trouble.get().signInEnded]).to.deep.equal(['new', false]);
  });

  it('treats a missing object as an ordinary answer and does not query it again', async () => {
    const {failing} = open();
    api.answers(() => apiError('Not Found.', 404));
    expect((await failing(31))?.kind).to.equal('missing');
    expect((await failing(31))?.kind).to.equal('missing');
    expect(api.sent.length).to.equal(1);
  });

  it('delivers the other answers of a merged request when one object is missing', async () => {
    const {ask, failing} = open();
    api.answers(({args}) => (args.id === 41 ? apiError('Not Found.', 404) : character(args.id)));
    const [good, missing] = await Promise.all([ask(40), failing(41)]);
    expect([good.Character?.id, missing?.kind]).to.deep.equal([40, 'missing']);
  });

  it('does not repeat a failed query at once unless `refetch` is set', async () => {
    const {ask, failing} = open();
    api.fails(() => new Response('', {status: 500}));
    expect((await failing(1))?.kind).to.equal('unavailable');
    expect((await failing(1))?.kind).to.equal('unavailable');
    expect(api.sent.length).to.equal(1);
    api.fails(undefined);
    expect((await ask(1, true)).Character?.id).to.equal(1);
  });

  it('reports a pause when it is rate-limited, then continues automatically', async () => {
    const {ask} = open();
    const {scheduler} = apiOf(services);
    let first = true;
    api.fails(() => {
      const refused = first;
      first = false;
      return refused
        ? new Response('{}', {status: 429})
        : new Response(JSON.stringify({data: {Character: character(1)}}));
    });
    const paused = nextPause(scheduler);
    const asked = ask(1);
    expect(await paused).to.be.greaterThan(0);
    expect((await asked).Character?.id).to.equal(1);
    expect([scheduler.pausedUntil(), api.sent.length]).to.deep.equal([undefined, 2]);
  });

  const nonsense: readonly [string, unknown][] = [
    ['an empty object', {}],
    ['a response without data', {data: null}],
    ['an array', []],
    ['a string', 'text'],
  ];
  for (const [what, body] of nonsense)
    it(`treats ${what} as an unusable answer`, async () => {
      const {failing} = open();
      api.fails(() => new Response(JSON.stringify(body)));
      expect((await failing(1))?.kind).to.equal('unavailable');
    });
});
