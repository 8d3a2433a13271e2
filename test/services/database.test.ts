import {expect} from 'chai';
import {deleteDB, openDB} from 'idb';

import {createBulkDatabase, createDatabase} from '#services/database';
import {createReport} from '#services/report';
import '../support/world';

describe('the database', () => {
  let end: AbortController;
  beforeEach(() => (end = new AbortController()));
  afterEach(async () => {
    end.abort('over');
    await deleteDB('automail');
  });

  it('opens once and stores values', async () => {
    const source = createDatabase(createReport('T'), end.signal);
    const database = await source.open();
    expect(await source.open()).to.equal(database);
    await database?.put('answers', {a: 1}, 'k');
    expect(await database?.get('answers', 'k')).to.deep.equal({a: 1});
  });

  it('closes for a newer version', async () => {
    const report = createReport('T');
    const database = await createDatabase(report, end.signal).open();
    const newer = await openDB('automail', 4);
    expect(() => database?.transaction('answers')).to.throw();
    newer.close();
  });

  it('is reopened after another tab has deleted it', async () => {
    const report = createReport('T');
    const source = createDatabase(report, end.signal);
    await (await source.open())?.put('answers', 1, 'k');
    await deleteDB('automail');
    const again = await source.open();
    await again?.put('answers', 2, 'l');
    expect(await again?.getAllKeys('answers')).to.deep.equal(['l']);
    expect(report.notices).to.deep.equal([]);
  });

  it('reports once if another tab blocks it, and is used once that tab is closed', async () => {
    const frozen = await openDB('automail', 1);
    const report = createReport('T');
    const source = createDatabase(report, end.signal, 20);
    expect([await source.open(), await source.open()]).to.deep.equal([undefined, undefined]);
    expect(report.notices).to.have.length(1);
    expect(report.notices[0]).to.include("hasn't opened Automail's database yet");
    frozen.close();
    const database = await source.opened();
    expect(await source.open()).to.equal(database);
    await database?.put('answers', 1, 'k');
  });

  it('causes no unhandled rejection when a transaction that nobody awaits fails', async () => {
    const database = await createDatabase(createReport('T'), end.signal).open();
    const rejections: unknown[] = [];
    const note = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      rejections.push(event.reason);
    };
    addEventListener('unhandledrejection', note);
    const transaction = database?.transaction('answers');
    const request = transaction?.store.get('k').catch(() => 'failed');
    transaction?.abort();
    expect(await request).to.equal('failed');
    await new Promise(resolve => setTimeout(resolve));
    removeEventListener('unhandledrejection', note);
    expect(rejections).to.deep.equal([]);
  });

  it('reports once if the browser denies a database', async () => {
    const newer = await openDB('automail', 4);
    const report = createReport('T');
    const source = createDatabase(report, end.signal);
    expect(await source.open()).to.equal(undefined);
    expect(await source.open()).to.equal(undefined);
    expect(report.notices).to.have.length(1);
    expect(report.notices[0]).to.include('newer version of Automail');
    newer.close();
  });

  it('is opened once more when its connection has died without an event, and the action repeated', async () => {
    const report = createReport('T');
    const source = createDatabase(report, end.signal);
    const first = await source.open();
    first?.close();
    await source.use(database => database.put('answers', 1, 'k'));
    expect(await source.open()).not.to.equal(first);
    let runs = 0;
    const read = await source.use(async (database, isRepeat) => {
      runs += 1;
      if (!isRepeat) throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
      return database.get('answers', 'k');
    });
    expect([read, runs, report.notices]).to.deep.equal([1, 2, []]);
  });

  it('repeats an action only once, and only for a dead connection', async () => {
    const source = createDatabase(createReport('T'), end.signal);
    for (const [name, expected] of [
      ['UnknownError', 2],
      ['QuotaExceededError', 1],
    ] as const) {
      let runs = 0;
      const failing = source.use(() => {
        runs += 1;
        return Promise.reject(new DOMException('', name));
      });
      expect(await failing.catch((error: unknown) => (error as Error).name)).to.equal(name);
      expect(runs).to.equal(expected);
    }
  });

  it('opens one new connection for all actions that meet the dead one', async () => {
    const source = createDatabase(createReport('T'), end.signal);
    (await source.open())?.close();
    const used = new Set<unknown>();
    const put = (key: string) =>
      source.use(async database => {
        await database.put('answers', 1, key);
        used.add(database);
      });
    await Promise.all(['a', 'b', 'c'].map(put));
    expect(used.size).to.equal(1);
    expect(await source.use(database => database.count('answers'))).to.equal(3);
  });

  it('is reported as lost if it cannot be opened again', async () => {
    const report = createReport('T');
    const source = createDatabase(report, end.signal);
    (await source.open())?.close();
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = () => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    };
    expect(await source.use(database => database.count('answers'))).to.equal(undefined);
    indexedDB.open = open;
    expect(report.notices).to.have.length(1);
    expect(report.notices[0]).to.include('closed').and.include('reload');
  });
});

describe('the second database', () => {
  it('has stores of its own, which leave the first one as it is', async () => {
    const end = new AbortController();
    const report = createReport('T');
    const [first, second] = [createDatabase(report, end.signal), createBulkDatabase(report, end.signal)];
    await second.use(database => database.put('jobs', {state: 'running'}, 'id:7 job 1'));
    const opened = await second.open();
    expect([...(opened?.objectStoreNames ?? [])]).to.deep.equal(['jobs', 'lists']);
    expect((await first.open())?.version).to.equal(3);
    expect(await second.use(database => database.getAll('jobs'))).to.deep.equal([{state: 'running'}]);
    end.abort('over');
    await Promise.all(['automail', 'automail-bulk'].map(name => deleteDB(name)));
  });
});
