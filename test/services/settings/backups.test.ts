// @dates
import {expect} from 'chai';
import {deleteDB} from 'idb';

import {createDatabase} from '#services/database';
import {createReport} from '#services/report';
import {createBackups} from '#services/settings/backups';
import {useConsole} from '../../support/console';
import {databaseFrom} from '../../support/database';
import {useSignal} from '../../support/page';

const day = 86_400_000;

describe('backups of the settings', () => {
  const test = useSignal();
  useConsole();
  let now = 0;
  beforeEach(() => (now = 0));
  const open = () => createBackups(createDatabase(createReport('T'), test.signal), () => now);
  afterEach(async () => {
    test.end();
    await deleteDB('automail');
  });

  it('are the very first and the last ten, newest first', async () => {
    const backups = open();
    for (let index = 0; index < 13; index += 1) await backups.add({index}, `reason ${index}`);
    const list = await backups.list();
    expect(list.map(({snapshot}) => snapshot.index)).to.deep.equal([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 0]);
    expect(list[0]).to.deep.include({reason: 'reason 12', at: 0});
  });

  it('are created automatically once a day', async () => {
    const backups = open();
    now = day;
    await backups.addDaily({a: 1});
    now += day - 1;
    await backups.addDaily({a: 2});
    expect((await backups.list()).length).to.equal(1);
    now += 1;
    await backups.addDaily({a: 3});
    expect((await backups.list()).map(({snapshot}) => snapshot.a)).to.deep.equal([3, 1]);
  });

  it('are created again, once, after the clock was set back', async () => {
    const backups = open();
    now = 9 * day;
    await backups.addDaily({a: 1});
    now = day;
    await backups.addDaily({a: 2});
    await backups.addDaily({a: 3});
    expect((await backups.list()).map(({snapshot}) => snapshot.a)).to.deep.equal([2, 1]);
  });

  it('keep a week of daily ones, however often settings are replaced', async () => {
    const backups = open();
    await backups.add({index: 'first'}, 'first');
    for (let index = 0; index < 9; index += 1) {
      now += day;
      // A replacement on the same day does not replace the daily backup.
      await backups.add({}, 'Before: the preset');
      await backups.addDaily({index});
    }
    for (let click = 0; click < 12; click += 1) await backups.add({}, 'Before: the preset');
    const kept = (await backups.list()).flatMap(({snapshot: {index}}) => (index === undefined ? [] : [index]));
    expect(kept).to.deep.equal([8, 7, 6, 5, 4, 3, 2, 'first']);
  });

  it('recognise daily backups from the first versions by their reason', async () => {
    const source = createDatabase(createReport('T'), test.signal);
    const database = await source.open();
    now = day;
    await database?.add('backups', {at: now, reason: 'Kept daily', snapshot: {a: 1}});
    await createBackups(source, () => now + 1).addDaily({a: 2});
    expect((await createBackups(source, () => now).list()).map(({snapshot}) => snapshot.a)).to.deep.equal([1]);
  });

  it('skip unreadable data', async () => {
    const source = createDatabase(createReport('T'), test.signal);
    const database = await source.open();
    await database?.add('backups', 'nonsense');
    const backups = createBackups(source, () => 0);
    await backups.add({a: 1}, 'x');
    expect((await backups.list()).length).to.equal(1);
  });

  it('are empty without a database, and nothing throws', async () => {
    const backups = createBackups(
      databaseFrom(() => Promise.resolve(undefined)),
      () => 0,
    );
    expect(await backups.add({}, 'x')).to.equal(false);
    expect(await backups.list()).to.deep.equal([]);
  });
});
