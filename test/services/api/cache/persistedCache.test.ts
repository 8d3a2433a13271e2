import {expect} from 'chai';

import {ChangedEntities} from '#services/api/cache/changedEntities';
import {createPersistedCache, shouldPersist} from '#services/api/cache/persistedCache';
import {evictSurplus, type Index} from '#services/api/cache/persistedIndex';
import {createDatabase} from '#services/database';
import {createReport} from '#services/report';
import {createTabs} from '#services/tabs';
import {useConsole} from '../../../support/console';
import {openDeaf, returnFromCache} from '../../../support/page';
import {microtask, waitUntil} from '../../../support/wait';
import '../../../support/world';

/** In milliseconds. */
const hour = 3_600_000;
const week = 604_800_000;
/** Maximum total size of all cached answers, in characters. */
const room = 4_980_736;

const media = {Media: {__typename: 'Media', id: 7, title: {__typename: 'MediaTitle', romaji: 'a'}}};

describe('the persisted cache', () => {
  const log = useConsole();
  let end: AbortController;
  let time = 1_000_000;
  beforeEach(() => {
    end = new AbortController();
    time = 1_000_000;
  });
  afterEach(() => end.abort('over'));
  const open = () =>
    createPersistedCache(createDatabase(createReport('T'), end.signal), createTabs('t', end.signal), {
      now: () => time,
      changed: new ChangedEntities(),
      signal: end.signal,
    });
  const arrival = (answers: ReturnType<typeof open>, key: string) =>
    new Promise<void>(resolve => answers.onArrival(key, resolve, {signal: end.signal}));

  it('provides answers to other tabs and notifies them', async () => {
    const [here, there] = [open(), open()];
    const told = arrival(there, 'k');
    here.keep('k', media, hour);
    expect((await here.get('k'))?.data).to.deep.equal(media);
    await told;
    expect(await there.get('k')).to.deep.include({data: media, at: 1_000_000});
    expect(await there.get('other')).to.equal(undefined);
  });

  it('looks for an answer that arrived while the page was in the back/forward cache', async () => {
    const [here, there] = [open(), openDeaf(open)];
    let told = 0;
    there.onArrival('k', () => told++, {signal: end.signal});
    here.keep('k', media, hour);
    expect((await here.get('k'))?.data).to.deep.equal(media);
    expect(told).to.equal(0);
    returnFromCache();
    expect(told).to.equal(1);
  });

  it('returns stale answers with their age until a week after their lifetime', async () => {
    const [here, there] = [open(), open()];
    const told = arrival(there, 'k');
    here.keep('k', media, hour);
    await told;
    time += hour + week - 1;
    expect((await there.get('k'))?.at).to.equal(1_000_000);
    time += 1;
    expect(await there.get('k')).to.equal(undefined);
  });

  it('returns no answer dated in the future after the clock was set back', async () => {
    const [here, there] = [open(), open()];
    const told = arrival(there, 'k');
    here.keep('k', media, hour);
    await told;
    time -= 1;
    expect(await there.get('k')).to.equal(undefined);
  });

  it('only persists answers with a lifetime of more than five minutes', () =>
    expect([300_000, 300_001].map(shouldPersist)).to.deep.equal([false, true]));

  it('does not persist an answer that contains a list entry', async () => {
    const here = open();
    here.keep('k', {MediaList: {__typename: 'MediaList', id: 7, media}}, hour);
    expect(await here.get('k')).to.equal(undefined);
  });

  it('deletes answers that contain a changed entity', async () => {
    const [here, there] = [open(), open()];
    const told = arrival(there, 'b');
    here.keep('a', media, hour);
    here.keep('b', {Media: {...media.Media, id: 8}}, hour);
    await told;
    await there.invalidate(new Set(['Media:7']));
    expect([await there.get('a'), (await there.get('b'))?.at]).to.deep.equal([undefined, 1_000_000]);
    here.keep('a', media, hour);
    await here.invalidate(new Set(['Media:7']));
    expect(await here.get('a')).to.equal(undefined);
  });

  it('keeps no answer that was on its way while one of its entities changed, here or in another tab', async () => {
    const [here, there] = [open(), open()];
    const moment = here.moment();
    await there.invalidate(new Set(['Media:7']));
    await waitUntil(() => here.moment() > moment, 'the other tab has been told');
    for (const tab of [here, there]) {
      tab.keep('k', media, hour, moment);
      expect(await tab.get('k')).to.equal(undefined);
      tab.keep('k', media, hour);
      expect((await tab.get('k'))?.data).to.deep.equal(media);
    }
  });

  it('returns no answer that a change has deleted while it was read', async () => {
    const [here, there] = [open(), open()];
    const told = arrival(there, 'k');
    here.keep('k', media, hour);
    await told;
    const found = there.get('k');
    await there.invalidate(new Set(['Media:7']));
    expect(await found).to.equal(undefined);
  });

  it('drops what it has not written yet when another tab changes an entity in it', async () => {
    const [here, there] = [open(), open()];
    const moment = here.moment();
    here.keep('k', media, hour);
    await there.invalidate(new Set(['Media:7']));
    await waitUntil(() => here.moment() > moment, 'the other tab has been told');
    expect([await here.get('k'), await there.get('k')]).to.deep.equal([undefined, undefined]);
  });

  for (const [what, hasEnded, lines] of [
    ['warns if it cannot write', false, ['warn: [Automail] cache failure: the answers of the API could not be stored']],
    ['is silent about what it cannot write after its tab has ended', true, []],
  ] as const)
    it(what, async () => {
      let tried = 0;
      const source = {
        open: () => Promise.resolve(undefined),
        use: () => {
          tried += 1;
          return Promise.reject(new Error('closed'));
        },
      };
      const deps = {now: () => time, changed: new ChangedEntities(), signal: end.signal};
      createPersistedCache(source, createTabs('t', end.signal), deps).keep('k', media, hour);
      if (hasEnded) end.abort('over');
      await waitUntil(() => tried, 'it has tried to write');
      await microtask();
      expect(log.lines).to.deep.equal(lines);
    });

  /** Stores an answer, and waits until another tab has been notified. */
  async function keepAndTell(key: string, data: unknown) {
    const told = arrival(open(), key);
    open().keep(key, data, hour);
    await told;
  }

  for (const [size, warned] of [
    [49_998, []],
    [49_999, ['warn: [Automail] an answer of 50001 characters is large for the cache']],
  ] as const)
    it(`${warned.length ? 'warns' : 'does not warn'} of an answer of ${size + 2} characters`, async () => {
      await keepAndTell('k', 'x'.repeat(size));
      expect(log.lines.filter(line => line.includes('large'))).to.deep.equal(warned);
    });
});

describe('makeRoom', () => {
  const log = useConsole();
  const now = 1_000_000;
  const index = (count: number, size: number, expired = 0): Index =>
    Object.fromEntries(
      Array.from({length: count}, (_, at) => [
        `k${at}`,
        {at, until: at < expired ? now - 1 : now + 60_000, size, entities: []},
      ]),
    );

  it('keeps everything until the total size is too large', () => {
    expect(evictSurplus(index(1, room), now, false)).to.deep.equal([]);
    expect(evictSurplus(index(1, room + 1), now, false)).to.deep.equal(['k0']);
  });

  it('evicts expired answers first', () => {
    expect(evictSurplus(index(11, room / 10, 2), now, false)).to.deep.equal(['k0', 'k1']);
    expect(evictSurplus(index(3, 1, 1), now, true)).to.deep.equal(['k0']);
    expect(log.lines.filter(line => line.includes('purging'))).to.have.length(2);
  });

  it('evicts the ten oldest answers, repeatedly if necessary, when none has expired', () => {
    expect(evictSurplus(index(12, 1), now, true)).to.deep.equal(Array.from({length: 10}, (_, at) => `k${at}`));
    expect(evictSurplus(index(30, room / 15), now, false)).to.have.length(20);
  });
});
