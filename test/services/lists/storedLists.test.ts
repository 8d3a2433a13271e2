import {expect} from 'chai';

import {StoredLists} from '#services/entries/storedLists';
import {useConsole} from '../../support/console';
import {databaseFrom} from '../../support/database';
import {collection, hidePage, rawEntry, rawList, useLists} from '../../support/lists';
import {waitUntil} from '../../support/wait';

describe('stored lists', () => {
  const {api, answers, tab, pass, requests, userName, ask} = useLists();
  const output = useConsole();

  async function written(first: ReturnType<typeof tab>) {
    await first.lists.load('ANIME');
    hidePage();
    const database = await first.bulk.open();
    let done = false;
    const look = async () => (done = (await database?.get('lists', `${userName()}/ANIME`)) !== undefined);
    await waitUntil(() => (void look(), done));
    return database;
  }

  it('are written after ten seconds, not at once', async () => {
    const first = tab();
    await first.lists.load('ANIME');
    const database = await first.bulk.open();
    expect(await database?.get('lists', `${userName()}/ANIME`)).to.equal(undefined);
  });

  it('serve a second page without a request for an hour', async () => {
    const first = tab();
    await written(first);
    const second = tab();
    const list = await second.lists.load('ANIME');
    expect(list).to.deep.equal(first.lists.get('ANIME').list);
    expect(requests()).to.equal(1);
    pass(60);
    await tab().lists.load('ANIME');
    expect(requests()).to.equal(2);
  });

  it("are loaded again once the site's user has another score format, in this page or a later one", async () => {
    const first = tab();
    const load = async ({lists, services}: typeof first, format: string) => {
      services.session.setScoreFormat(format);
      await lists.load('ANIME');
      return requests();
    };
    expect(await load(first, 'POINT_10')).to.equal(1);
    pass(1);
    expect(await load(first, 'POINT_100')).to.equal(2);
    // AniList's answer still has the earlier format: the site's user is out of date.
    expect(await load(first, 'POINT_100')).to.equal(2);
    await written(first);
    pass(1);
    expect(await load(tab(), 'POINT_10')).to.equal(2);
    expect(await load(tab(), 'POINT_5')).to.equal(3);
  });

  it('are loaded again if the clock has been set back', async () => {
    const first = tab();
    await written(first);
    pass(-600);
    await tab().lists.load('ANIME');
    expect(requests()).to.equal(2);
  });

  it('are loaded again on request, even while they are being read from the database', async () => {
    await written(tab());
    const {lists} = tab();
    answers.anime = () => collection([rawList('Watching', [rawEntry(1, {progress: 8})])]);
    const stored = lists.load('ANIME');
    const {entries} = await lists.load('ANIME', {refetch: true});
    await stored;
    expect([entries.get(1)?.progress, requests()]).to.deep.equal([8, 2]);
    expect(lists.get('ANIME').list?.entries).to.deep.equal(entries);
  });

  it('are loaded by only one of two tabs that request them at once', async () => {
    const [first, second] = [tab(), tab()];
    const [one, other] = await Promise.all([first.lists.load('ANIME'), second.lists.load('ANIME')]);
    expect(other.entries.get(1)).to.deep.equal(one.entries.get(1));
    expect(requests()).to.equal(1);
  });

  it('are requested once for all tabs after an update, and leave those of the version before as they are', async () => {
    const [first, second] = [tab(), tab()];
    const key = `${userName()}/ANIME`;
    const before = {version: 1, account: userName(), at: 1_000_000_000, type: 'ANIME', lists: []};
    await first.database.use(database => database.put('lists', before, key));
    localStorage.setItem('automailLists', String(before.at));
    const loaded = await Promise.all([first, second].map(({lists}) => lists.load('ANIME')));
    expect(loaded.map(({entries}) => entries.size)).to.deep.equal([2, 2]);
    await written(first);
    expect(requests()).to.equal(1);
    expect(await first.database.use(database => database.get('lists', key))).to.deep.equal(before);
    expect(localStorage.getItem('automailLists')).to.equal(String(before.at));
    localStorage.removeItem('automailLists');
  });

  it('are loaded even if a frozen tab holds the lock', async () => {
    const name = `automail lists ${userName()}`;
    const frozen = navigator.locks.request(name, () => new Promise(() => undefined)).catch(() => 'lost');
    expect((await tab().lists.load('ANIME')).entries.size).to.equal(2);
    expect(await frozen).to.equal('lost');
  });

  it('are delivered to a tab that loses the lock while loading them', async () => {
    let answer: (response: undefined) => void = () => undefined;
    api.fails(() => new Promise<undefined>(resolve => void (answer = resolve)));
    const load = tab().lists.load('ANIME');
    await waitUntil(() => requests() === 1, 'a request');
    await navigator.locks.request(`automail lists ${userName()}`, {steal: true}, () => undefined);
    answer(undefined);
    expect((await load).entries.size).to.equal(2);
  });

  it('share a change with other tabs', async () => {
    const [first, second] = [tab(), tab()];
    await written(first);
    await second.lists.load('ANIME');
    await ask(first.lists, 1, {status: 'CURRENT', score: 7, progress: 11});
    hidePage();
    await waitUntil(() => second.lists.get('ANIME').list?.entries.get(1)?.progress === 11);
    expect(requests()).to.equal(1);
  });

  it('accept a change in a page that has not loaded them', async () => {
    const database = await written(tab());
    const second = tab();
    await ask(second.lists, 2, {status: 'CURRENT', score: 7, progress: 6});
    expect((await second.lists.load('ANIME')).entries.get(2)?.progress).to.equal(6);
    hidePage();
    let stored: unknown;
    const look = async () => (stored = await database?.get('lists', `${userName()}/ANIME/2`));
    await waitUntil(() => (void look(), JSON.stringify(stored)?.includes('"progress":6')));
    expect((await tab().lists.load('ANIME')).entries.get(2)?.progress).to.equal(6);
    expect(requests()).to.equal(1);
  });

  it('provide an entry while the API does not answer', async () => {
    await written(tab());
    api.fails(() => new Response('', {status: 500}));
    const set = tab().lists.entry(1);
    set.look();
    await waitUntil(() => set.get().state === 'failed' && set.get().entries?.get(1)?.progress === 3);
  });

  it('are read without covers if an earlier version stored them', async () => {
    const database = await written(tab());
    for (const id of [1, 2]) {
      const key = `${userName()}/ANIME/${id}`;
      const part = JSON.stringify(await database?.get('lists', key));
      expect(part).to.include('"cover"');
      await database?.put('lists', JSON.parse(part.replaceAll(/"cover":"[^"]*",/g, '')), key);
    }
    const {entries} = await tab().lists.load('ANIME');
    expect([...entries.values()].map(({media}) => media.cover)).to.deep.equal([undefined, undefined]);
    expect(requests()).to.equal(1);
  });

  it('are loaded again when the stored data is damaged', async () => {
    const database = await written(tab());
    for (const [part, value] of [
      [1, {version: 2}],
      [2, 'nonsense'],
    ] as const)
      await database?.put('lists', value, `${userName()}/ANIME/${part}`);
    expect((await tab().lists.load('ANIME')).entries.size).to.equal(2);
    expect(requests()).to.equal(2);
  });

  it('make room once when storage is full, and report if that is not enough', async () => {
    const {lists, bulk: database, services} = tab();
    const list = await lists.load('ANIME');
    const real = await database.open();
    if (!real) throw new Error('no database');
    let writes = 0;
    const full = new Proxy(real, {
      get(target, key) {
        if (key !== 'transaction') {
          const value: unknown = Reflect.get(target, key);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        }
        return () => {
          writes += 1;
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    });
    const stored = new StoredLists(
      databaseFrom(() => Promise.resolve(full)),
      services.report,
    );
    expect(await stored.write('a', list, () => true)).to.equal(false);
    expect(writes).to.equal(2);
    expect(services.report.notices.join(' | ')).to.match(/^[^|]*storage is full[^|]*$/);
    expect(output.lines[0]).to.equal(
      'info: The storage is full: lists that have run out are removed, else the ten oldest',
    );
    expect(lists.get('ANIME').list).to.equal(list);
  });

  it('of other users are kept for five minutes in memory only', async () => {
    answers.anime = () => ({lists: [{name: 'Watching', entries: [rawEntry(4)]}]});
    const {lists} = tab();
    await Promise.all([lists.ofUser('Other', 'ANIME'), lists.ofUser('other', 'ANIME')]);
    pass(4);
    expect((await lists.ofUser('Other', 'ANIME')).entries.has(4)).to.equal(true);
    expect(requests()).to.equal(1);
    pass(1);
    await lists.ofUser('Other', 'ANIME');
    expect(requests()).to.equal(2);
  });
});
