import {expect} from 'chai';

import {createDatabase, type DatabaseSource} from '#services/database';
import {draftsOf, newPlace} from '#services/drafts/drafts';
import {useConsole} from '../../support/console';
import {databaseFrom, emptyDatabase} from '../../support/database';
import {hidePage} from '../../support/lists';
import {fakeServices, type FakeServices} from '../../support/services';
import {useTimers} from '../../support/timers';

const day = 86_400_000;

describe('stored drafts', () => {
  useConsole();
  let now = 1000 * day;
  let made: FakeServices[] = [];
  let source: DatabaseSource;

  /** Opens the drafts of a new page. */
  function page(settings: Record<string, unknown> = {}, of?: DatabaseSource) {
    const services = fakeServices({settings, now: () => now});
    made.push(services);
    source = createDatabase(services.report, services.signal);
    return draftsOf(services, of ?? source);
  }

  /** Stores a draft and waits until it is in the database. */
  async function keep(drafts: ReturnType<typeof page>, key: string, text: string) {
    const done = drafts.save(key, text);
    hidePage();
    return done;
  }

  beforeEach(() => {
    now = 1000 * day;
  });
  afterEach(async () => {
    for (const services of made) services.stop();
    made = [];
    await emptyDatabase();
  });

  it('are available to the next page until they are deleted', async () => {
    const first = page();
    const place = newPlace('a');
    expect(await keep(first, place, 'text')).to.equal(true);
    const second = page();
    expect(await second.read('a')).to.deep.equal({text: 'text', at: now, place});
    expect(await second.delete(place)).to.equal(true);
    expect(await page().read('a')).to.equal(undefined);
  });

  it('of several editors are all kept, and the newest is read first', async () => {
    const [one, other] = [page(), page()];
    const [first, second] = [newPlace('a'), newPlace('a')];
    await keep(one, first, 'one');
    now += 1;
    await keep(other, second, 'two');
    await keep(other, newPlace('a b'), 'of another key');
    expect((await one.read('a'))?.text).to.equal('two');
    await other.delete(second);
    expect((await other.read('a'))?.text).to.equal('one');
  });

  it('are moved in the step in which they are continued, also those of earlier versions', async () => {
    const drafts = page();
    await keep(drafts, 'a', 'old');
    const old = await drafts.read('a');
    const place = newPlace('a');
    void drafts.save(place, 'contin', old);
    expect(await keep(drafts, place, 'continued')).to.equal(true);
    expect(await (await source.open())?.getAllKeys('drafts')).to.deep.equal([place]);
    expect((await drafts.read('a'))?.text).to.equal('continued');
  });

  it('that are replaced stay if their own editor has stored a later text', async () => {
    const [one, other] = [page(), page()];
    const [first, second] = [newPlace('a'), newPlace('a')];
    await keep(one, first, 'text');
    const restored = await other.read('a');
    await keep(one, first, 'text and more');
    now += 1;
    const done = other.save(second, 'another text', restored);
    hidePage();
    await done;
    await page().delete(second);
    expect((await page().read('a'))?.text).to.equal('text and more');
  });

  it('that are replaced and not continued are deleted with the new one', async () => {
    const drafts = page();
    await keep(drafts, 'a', 'old');
    await drafts.delete(newPlace('a'), await drafts.read('a'));
    expect(await page().read('a')).to.equal(undefined);
  });

  it('stay if they are typed where a continued one is just being deleted', async () => {
    const drafts = page();
    await keep(drafts, 'a', 'old');
    const place = newPlace('a');
    const deleted = drafts.delete(place, await drafts.read('a'));
    await Promise.all([deleted, keep(drafts, place, 'next')]);
    expect((await page().read('a'))?.text).to.equal('next');
  });

  it('are not read again if the page ended before what they replace was deleted', async () => {
    const [first, second, third] = [newPlace('a'), newPlace('a'), newPlace('a')];
    const replaces = [{place: first, text: 'old'}];
    await keep(page(), first, 'old');
    const database = await source.open();
    await database?.put('drafts', {text: 'new', at: now, replaces}, second);
    const restored = await page().read('a');
    expect(restored?.text).to.equal('new');
    await page().delete(third, restored);
    expect(await page().read('a')).to.equal(undefined);
    await keep(page(), first, 'old');
    await (await source.open())?.put('drafts', {text: '', at: now, replaces}, second);
    expect(await page().read('a')).to.equal(undefined);
  });

  it('are read as last typed, even before they are written', async () => {
    const drafts = page();
    const both = [drafts.save('a', 'one'), drafts.save('a', 'two')];
    expect((await drafts.read('a'))?.text).to.equal('two');
    expect(await Promise.all(both)).to.deep.equal([true, true]);
  });

  it('each have a result of their own', async () => {
    let fails = false;
    const flaky = databaseFrom(() => {
      const opened = fails ? Promise.resolve(undefined) : source.open();
      fails = false;
      return opened;
    });
    const drafts = page({}, flaky);
    const all = [drafts.save('a', 'lost'), drafts.save('b', 'kept')];
    fails = true;
    hidePage();
    expect(await Promise.all(all)).to.deep.equal([false, true]);
    expect(await keep(drafts, 'a', 'kept')).to.equal(true);
  });

  describe('while the user types', () => {
    const timers = useTimers();
    it('are written a second after the first letter', async () => {
      const opened = new Promise<undefined>(() => undefined);
      let asked = 0;
      const drafts = page(
        {},
        databaseFrom(() => ((asked += 1), opened)),
      );
      void drafts.save('a', 'o');
      timers.advance(999);
      void drafts.save('a', 'on');
      expect(asked).to.equal(1);
      timers.advance(1);
      expect(asked).to.equal(2);
    });
  });

  it('are limited in number and age', async () => {
    const drafts = page({draftsMost: 2, draftsDays: 7});
    for (const key of ['a', 'b', 'c']) {
      now += 1000;
      await keep(drafts, key, key);
    }
    const database = await source.open();
    expect(await database?.getAllKeys('drafts')).to.deep.equal(['b', 'c']);
    now += 8 * day;
    expect(await drafts.read('c')).to.equal(undefined);
    await keep(drafts, 'd', 'd');
    expect(await database?.getAllKeys('drafts')).to.deep.equal(['d']);
  });

  it('are at most 50 unless the user chooses otherwise', async () => {
    const drafts = page();
    for (let index = 0; index < 51; index += 1) {
      now += 1000;
      await keep(drafts, `key ${index}`, 'a');
    }
    const kept = await (await source.open())?.getAllKeys('drafts');
    expect([kept?.length, kept?.includes('key 0'), kept?.includes('key 50')]).to.deep.equal([50, false, true]);
  });

  it('last 30 days unless the user chooses otherwise', async () => {
    const drafts = page();
    await keep(drafts, 'a', 'a');
    now += 30 * day - 1;
    expect((await drafts.read('a'))?.text).to.equal('a');
    now += 2;
    expect(await drafts.read('a')).to.equal(undefined);
  });

  it('are ignored if the stored data is invalid', async () => {
    const drafts = page();
    await drafts.read('a');
    await (await source.open())?.put('drafts', {text: 5}, 'a');
    expect(await drafts.read('a')).to.equal(undefined);
  });

  const refusing: readonly [string, DatabaseSource][] = [
    ['there is no database', databaseFrom(() => Promise.resolve(undefined))],
    ['the database is broken', databaseFrom(() => Promise.reject(new Error('broken')))],
  ];
  for (const [what, of] of refusing)
    it(`are not kept when ${what}, which is reported to the caller`, async () => {
      const drafts = page({}, of);
      expect(await keep(drafts, 'a', 'text')).to.equal(false);
      expect(await drafts.read('a')).to.equal(undefined);
      expect(await drafts.delete('a')).to.equal(false);
    });
});
