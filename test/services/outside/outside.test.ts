import {expect} from 'chai';
import * as v from 'valibot';

import {OutsideError, type OutsideAnswer, type OutsidePicture, type OutsideRequest} from '#platform/crossOrigin';
import type {ApiError} from '#services/api/apiError';
import type {PersistedAnswer} from '#services/api/cache/persistedCache';
import {createOutside, type OutsideSource} from '#services/outside/outside';
import {useSignal} from '../../support/page';

const address = 'https://myanimelist.net/anime/1/_/userrecs';
const hour = 3_600_000;

const source: OutsideSource<{n: number}> = {
  site: 'Elsewhere',
  lifetime: hour,
  shape: v.object({n: v.number()}),
  read: text => (/^\d+$/.test(text) ? {n: Number(text)} : undefined),
};

describe('the answers from other sites', () => {
  const test = useSignal();
  let now = 0;
  let stored: Map<string, PersistedAnswer>;
  let requests: OutsideRequest[];
  let reply: () => Promise<OutsideAnswer>;
  let picture: () => Promise<OutsidePicture>;
  const text = (answer: string, status = 200) => Promise.resolve({status, text: answer});

  function open() {
    return createOutside({
      now: () => now,
      fetchOutside: request => {
        requests.push(request);
        return reply();
      },
      fetchPicture: request => {
        requests.push(request);
        return picture();
      },
      persistedCache: {
        get: key => Promise.resolve(stored.get(key)),
        moment: () => 0,
        keep: (key, data) => void stored.set(key, {data, at: now}),
        invalidate: () => Promise.resolve(),
        onArrival: () => undefined,
      },
    });
  }
  const readFrom = (outside: ReturnType<typeof open>, more: object = {}) =>
    outside.read(source, address, {signal: test.signal, ...more}).then(
      ({n}) => n,
      (error: unknown) => {
        const {kind, message} = error as ApiError;
        return `${kind}: ${message}`;
      },
    );
  beforeEach(() => {
    now = 1000 * hour;
    stored = new Map();
    requests = [];
    reply = () => text('7');
    picture = () => Promise.resolve({status: 200, picture: new Blob(['picture'])});
  });

  const cover = 'https://s4.anilist.co/file/1.jpg';
  const sizeOf = () =>
    open()
      .picture('AniList', cover, {signal: test.signal})
      .then(
        ({size}) => size,
        ({kind}: ApiError) => kind,
      );

  it('may be images', async () => {
    expect(await sizeOf()).to.equal(7);
    expect(requests.map(request => request.address)).to.deep.equal([cover]);
  });

  it('give the reason for a missing image', async () => {
    picture = () => Promise.resolve({status: 404, picture: new Blob()});
    expect(await sizeOf()).to.equal('unavailable');
    picture = () => Promise.reject(new OutsideError('notGranted'));
    expect(await sizeOf()).to.equal('refused');
  });

  it('are requested once by simultaneous callers, and again once they have expired or the clock was set back', async () => {
    const outside = open();
    expect(await Promise.all([readFrom(outside), readFrom(outside)])).to.deep.equal([7, 7]);
    now += hour - 1;
    expect([await readFrom(outside), requests.length]).to.deep.equal([7, 1]);
    now += 1;
    await readFrom(outside);
    expect(requests.length).to.equal(2);
    now -= 1;
    await readFrom(outside);
    expect(requests.length).to.equal(3);
  });

  it('have a limit of 15 seconds and 3,000,000 characters', async () => {
    await readFrom(open());
    expect([requests[0]?.timeout, requests[0]?.limit]).to.deep.equal([15_000, 3_000_000]);
  });

  it('are read from the database by another page, unless the clock has been set back', async () => {
    await readFrom(open());
    reply = () => text('8');
    expect(await readFrom(open())).to.equal(7);
    now += hour;
    expect(await readFrom(open())).to.equal(8);
    now -= 1;
    expect([await readFrom(open()), requests.length]).to.deep.equal([8, 3]);
  });

  it('are requested if the stored answer has a different shape', async () => {
    stored.set(`outside ${address}`, {data: {n: 'seven'}, at: now});
    expect(await readFrom(open())).to.equal(7);
  });

  const failures: [string, () => Promise<OutsideAnswer>, string][] = [
    ['a 404', () => text('', 404), "unavailable: Elsewhere doesn't have this title."],
    ['a 503', () => text('7', 503), 'unavailable: Elsewhere has a problem right now.'],
    ['another page', () => text('<h1>Are you human?</h1>'), "unavailable: Elsewhere didn't send a usable answer."],
    ['an empty answer', () => text(''), "unavailable: Elsewhere didn't send a usable answer."],
    ['no answer', () => Promise.reject(new OutsideError('timeout')), "unavailable: Elsewhere didn't answer in time."],
    [
      'a script manager without requests',
      () => Promise.reject(new OutsideError('notGranted')),
      "refused: Your script manager doesn't let Automail read Elsewhere. Allow it there, or install the latest version.",
    ],
  ];
  for (const [name, answer, message] of failures)
    it(`report "${message}" for ${name}, and store nothing`, async () => {
      reply = answer;
      expect(await readFrom(open())).to.equal(message);
      expect(stored.size).to.equal(0);
    });

  it('are not requested again for a minute after a failure, unless the user wants it', async () => {
    const outside = open();
    reply = () => text('', 500);
    await readFrom(outside);
    reply = () => text('7');
    now += 59_999;
    expect([await readFrom(outside), requests.length]).to.deep.equal([
      'unavailable: Elsewhere has a problem right now.',
      1,
    ]);
    expect(await readFrom(outside, {refetch: true})).to.equal(7);
  });

  it('are no longer awaited when the only caller leaves, which is not a failure', async () => {
    const outside = open();
    reply = () =>
      new Promise((_, reject) => {
        requests[0]?.signal.addEventListener('abort', () => reject(new Error('left')));
      });
    const end = new AbortController();
    const left = readFrom(outside, {signal: end.signal});
    await Promise.resolve();
    await Promise.resolve();
    end.abort('over');
    await left;
    reply = () => text('7');
    expect(await readFrom(outside)).to.equal(7);
  });
});
