import {expect} from 'chai';
import {deleteDB, openDB} from 'idb';

import {createDatabase} from '#services/database';
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
    newer.close();
  });
});
