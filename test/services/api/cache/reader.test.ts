import {ApolloLink} from '@apollo/client';
import {expect} from 'chai';

import type {PersistedCache} from '#services/api/cache/persistedCache';
import {createFreshness} from '#services/api/cache/freshness';
import {createReader} from '#services/api/cache/reader';
import {character, characterQuery} from '../../../support/documents';
import {clientOver, fakeWire, refused, type Respond} from '../../../support/wire';
import {createWriteLink} from '#services/api/cache/apiCache';

const lifetime = 60_000;
const noAnswers: PersistedCache = {
  get: () => Promise.resolve(undefined),
  keep() {},
  moment: () => 0,
  invalidate: () => Promise.resolve(),
  onArrival() {},
};

describe('the reader', () => {
  function open(respond: Respond) {
    const clock = {now: 1_000_000};
    const {link, requests} = fakeWire(respond);
    const freshness = createFreshness(() => clock.now);
    const client = clientOver(ApolloLink.from([freshness.link, createWriteLink(), link]));
    const reader = createReader({
      client,
      freshness,
      persistedCache: noAnswers,
      account: () => undefined,
      now: () => clock.now,
    });
    const ask = (id: number, refetch = false) => reader.read(characterQuery, {id}, {lifetime, refetch});
    return {ask, clock, requests, freshness, reader};
  }
  const good: Respond = ({variables}) => ({data: {Character: character(variables.id)}});

  it('queries the network once the answer reaches the end of its lifetime', async () => {
    const {ask, clock, requests} = open(good);
    await ask(1);
    clock.now += lifetime - 1;
    await ask(1);
    expect(requests.length).to.equal(1);
    clock.now += 1;
    await ask(1);
    expect(requests.length).to.equal(2);
  });

  it('queries the network again after the clock is set back', async () => {
    const {ask, clock, requests} = open(good);
    await ask(1);
    clock.now -= 1;
    await ask(1);
    expect(requests.length).to.equal(2);
  });

  it('distinguishes answers by their variables and can forget them all', async () => {
    const {ask, freshness} = open(good);
    await ask(1);
    expect([
      freshness.isFresh(characterQuery, {id: 1}, lifetime),
      freshness.isFresh(characterQuery, {id: 2}, lifetime),
    ]).to.deep.equal([true, false]);
    freshness.clear();
    expect(freshness.isFresh(characterQuery, {id: 1}, lifetime)).to.equal(false);
  });

  it('does not treat an answer with an error as fresh', async () => {
    const {ask, freshness} = open(() => refused('no', 400));
    await ask(1).catch(() => undefined);
    expect(freshness.isFresh(characterQuery, {id: 1}, lifetime)).to.equal(false);
  });

  it('repeats a failed query after twenty seconds, and one for a missing object after its lifetime', async () => {
    for (const [status, wait] of [
      [500, 20_000],
      [404, lifetime],
    ] as const) {
      const {ask, clock, requests} = open(() => refused('no', status));
      const failed = () => ask(1).catch((error: unknown) => error);
      await failed();
      clock.now += wait - 1;
      await failed();
      expect(requests.length, String(status)).to.equal(1);
      clock.now += 1;
      await failed();
      expect(requests.length, String(status)).to.equal(2);
    }
  });

  it('repeats a failed query immediately for another account', async () => {
    const {ask, requests, reader} = open(() => refused('no', 403));
    await ask(1).catch(() => undefined);
    reader.bump(Promise.resolve());
    await ask(1).catch(() => undefined);
    expect(requests.length).to.equal(2);
  });
});
