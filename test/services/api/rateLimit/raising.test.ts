import {ApolloLink} from '@apollo/client';
import {expect} from 'chai';

import {createFreshness} from '#services/api/cache/freshness';
import {createReader} from '#services/api/cache/reader';
import {MergeLink} from '#services/api/mergeLink';
import type {Priority} from '#services/api/rateLimit/priority';
import {RateLink} from '#services/api/rateLimit/rateLink';
import {planWithoutPacing, singleTabScheduler} from '../../../support/budget';
import {character, characterQuery} from '../../../support/documents';
import {useVirtualTime} from '../../../support/virtualTime';
import {clientOver, fakeWire} from '../../../support/wire';
import {waitUntil} from '../../../support/wait';
import {createWriteLink} from '#services/api/cache/apiCache';

describe('a read that another one joins', () => {
  const time = useVirtualTime();

  /** A reader over a rate limiter that pauses; the requests are sent in the order of their priorities. */
  function open() {
    const {link, requests} = fakeWire(({fields, variables}) => {
      const ids = Object.values(variables);
      return {data: Object.fromEntries(fields.map((field, index) => [field, character(ids[index] as number)]))};
    });
    const scheduler = singleTabScheduler({plan: planWithoutPacing()});
    scheduler.pause(400);
    const freshness = createFreshness();
    const network = new MergeLink(ApolloLink.from([new RateLink(scheduler), link]));
    const client = clientOver(ApolloLink.from([freshness.link, createWriteLink(), network]));
    const persistedCache = {
      ...{get: () => Promise.resolve(undefined), keep() {}, moment: () => 0, onArrival() {}},
      invalidate: () => Promise.resolve(),
    };
    const reader = createReader({client, freshness, persistedCache, account: () => undefined});
    const read = (id: number, priority: Priority) => reader.read(characterQuery, {id}, {lifetime: 60_000, priority});
    const isPending = (count: number) =>
      time.during(waitUntil(() => scheduler.budget().pendingCalls === count, `${count} calls`));
    const sent = () => requests.map(({variables}) => Object.values(variables));
    return {read, isPending, sent};
  }

  it('keeps its priority if no other read joins', async () => {
    const {read, isPending, sent} = open();
    const all = [read(1, 'background'), read(2, 'visible')];
    await isPending(2);
    await time.during(Promise.all(all));
    expect(sent()).to.deep.equal([[2], [1]]);
  });

  it('is sent first if a user action joins it while it is being collected', async () => {
    const {read, isPending, sent} = open();
    const all = [read(1, 'background'), read(2, 'visible'), read(1, 'person')];
    await isPending(2);
    await time.during(Promise.all(all));
    expect(sent()).to.deep.equal([[1], [2]]);
  });

  it('is sent first if a user action joins it while it is pending', async () => {
    const {read, isPending, sent} = open();
    const all = [read(1, 'background'), read(2, 'visible')];
    await isPending(2);
    all.push(read(1, 'person'));
    await time.during(Promise.all(all));
    expect(sent()).to.deep.equal([[1], [2]]);
  });

  it('also raises the reads that it was merged with', async () => {
    const {read, isPending, sent} = open();
    const all = [read(1, 'background'), read(3, 'background'), read(2, 'visible')];
    await isPending(2);
    all.push(read(3, 'person'));
    await time.during(Promise.all(all));
    expect(sent()).to.deep.equal([[1, 3], [2]]);
  });

  it('is not sent later when a background read joins', async () => {
    const {read, isPending, sent} = open();
    const all = [read(1, 'person'), read(2, 'visible'), read(1, 'heavy')];
    await isPending(2);
    await time.during(Promise.all(all));
    expect(sent()).to.deep.equal([[1], [2]]);
  });
});
