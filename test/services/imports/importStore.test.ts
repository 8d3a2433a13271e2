import {expect} from 'chai';

import {bulkEditJob} from '#services/imports/bulkEdit';
import type {ImportJob} from '#services/imports/importJob';
import {ImportStore} from '#services/imports/importStore';
import {createDatabase} from '#services/database';
import {createReport} from '#services/report';
import {databaseFrom, emptyDatabase} from '../../support/database';

const job = (fileName: string, state: ImportJob['state'] = 'running'): ImportJob => ({
  ...{state, type: 'ANIME', fileName, userName: 'Ann', at: 1, others: []},
  rows: [{title: 'A', label: 'A', payload: {mediaId: 1, progress: 1}, base: {}}],
});

describe('ImportStore', () => {
  let end = new AbortController();
  let source = createDatabase(createReport('T'), end.signal);
  beforeEach(() => {
    end = new AbortController();
    source = createDatabase(createReport('T'), end.signal);
  });
  afterEach(async () => {
    end.abort('over');
    await emptyDatabase();
  });

  const problems = (mediaId: number) => new Map([[`entry:${mediaId}`, {message: 'It failed.'}]]);
  const line = (mediaId: number) => ({account: 'id:1', at: 5, mediaId, before: {progress: 0}, after: {progress: 1}});
  /** Records rows of the current import as imported. */
  async function importRows(...mediaIds: readonly number[]) {
    const database = await source.open();
    for (const mediaId of mediaIds) await database?.put('imports', line(mediaId), `id:1 line entry:${mediaId}`);
  }
  const namesIn = async (store: ImportStore) => ({
    current: (await store.head('id:1'))?.fileName,
    others: (await store.others('id:1')).map(({fileName, state}) => `${fileName} ${state}`),
  });

  for (const state of ['running', 'paused', 'undoing'] as const)
    it(`lets a second import wait for the one that is under way (${state})`, async () => {
      const [store, other] = [new ImportStore(source), new ImportStore(source)];
      await other.begin('id:1', job('first', state));
      await other.addProblems('id:1', problems(1));
      await store.begin('id:1', job('second'));
      expect(await namesIn(store)).to.deep.equal({current: 'first', others: ['second running']});
      expect((await store.outcome('id:1')).problems.size).to.equal(1);
      expect(await store.promote('id:1')).to.equal(false);
      const head = await store.head('id:1');
      if (head) await store.change('id:1', head, 'stopped');
      expect(await store.promote('id:1')).to.equal(true);
      expect(await namesIn(store)).to.deep.equal({current: 'second', others: ['first stopped']});
      expect((await store.read('id:1'))?.rows).to.deep.equal(job('second').rows);
    });

  it('keeps what another tab changes about a job while its state changes', async () => {
    const [store, other] = [new ImportStore(source), new ImportStore(source)];
    await store.begin('id:1', {...job('first'), isSilent: true});
    const seen = {at: 1, state: 'running'} as const;
    expect(await Promise.all([other.unsilence('id:1', seen), store.change('id:1', seen, 'paused')])).to.deep.equal([
      true,
      true,
    ]);
    expect(await store.head('id:1')).to.include({state: 'paused', isSilent: false});
  });

  it('keeps the journal of an import that has ended until it is dismissed, and undoes it later', async () => {
    const store = new ImportStore(source);
    await store.begin('id:1', job('first', 'done'));
    const many = Array.from({length: 450}, (_, index) => index + 1);
    await importRows(...many);
    await store.begin('id:1', job('second'));
    expect((await store.outcome('id:1')).importedCount).to.equal(0);
    await importRows(1, 2);
    const [first] = await store.others('id:1');
    await store.undoOther('id:1', first?.at ?? 0);
    expect(await store.promote('id:1')).to.equal(false);
    const second = await store.head('id:1');
    if (second) await store.change('id:1', second, 'done');
    expect(await store.promote('id:1')).to.equal(true);
    expect(await namesIn(store)).to.deep.equal({current: 'first', others: ['second done']});
    expect((await store.read('id:1'))?.state).to.equal('undoing');
    expect(await store.imported('id:1')).to.have.all.keys(many.map(mediaId => `entry:${mediaId}`));
    const [other] = await store.others('id:1');
    await store.dismissOther('id:1', other?.at ?? 0);
    expect(await namesIn(store)).to.deep.equal({current: 'first', others: []});
    const current = await store.head('id:1');
    if (current) await store.dismiss('id:1', current);
    expect(await (await source.open())?.getAllKeys('imports')).to.deep.equal([]);
  });

  it('reports an undo that the browser refuses to store', async () => {
    const store = new ImportStore(databaseFrom(() => Promise.reject(new Error('broken'))));
    const failed = await store.undoOther('id:1', 1).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failed).to.be.an('error');
  });

  it('distinguishes imports that were started at the same moment', async () => {
    const store = new ImportStore(source);
    await store.begin('id:1', job('first'));
    await store.begin('id:1', job('second'));
    await store.begin('id:1', job('third'));
    const [second, third] = await store.others('id:1');
    expect(second?.at).not.to.equal(third?.at);
    await store.dismissOther('id:1', second?.at ?? 0);
    expect(await namesIn(store)).to.deep.equal({current: 'first', others: ['third running']});
  });

  it('reads the head without the rows, which it reads only once', async () => {
    const store = new ImportStore(source);
    await store.begin('id:1', job('first'));
    await store.change('id:1', job('first'), 'paused');
    const other = new ImportStore(source);
    const {rows} = (await other.read('id:1')) ?? {};
    expect((await other.read('id:1'))?.rows).to.equal(rows);
    const database = await source.open();
    await database?.put('imports', 'damaged', 'id:1 job');
    expect(await store.head('id:1')).to.deep.include({at: 1, state: 'paused', rowCount: 1, fileName: 'first'});
  });

  it('reads imports as an earlier version stores them, and stores what it reads', async () => {
    const store = new ImportStore(source);
    const database = await source.open();
    await database?.put('imports', job('of another version', 'paused'), 'id:1 job');
    await database?.put('imports', {at: 1, state: 'paused'}, 'id:1 state');
    await importRows(1);
    expect(await store.head('id:1')).to.deep.include({at: 1, state: 'paused', rowCount: 1});
    expect((await store.outcome('id:1')).importedCount).to.equal(1);
    const seen = {at: 1, state: 'paused'} as const;
    expect(await store.change('id:1', seen, 'stopped')).to.equal(true);
    expect(await database?.get('imports', 'id:1 job')).to.deep.include(job('of another version', 'stopped'));
    expect(await database?.get('imports', 'id:1 state')).to.deep.include({at: 1, state: 'stopped'});
    expect(await store.dismiss('id:1', {at: 1, state: 'stopped'})).to.equal(true);
    expect(await store.head('id:1')).to.equal(undefined);
  });

  for (const [what, now, expected] of [
    ['paused', job('of this version', 'paused'), {fileName: 'of this version', state: 'paused', foundAt: 7}],
    ['dismissed', undefined, undefined],
    ['replaced', {...job('of that version'), at: 9}, {fileName: 'of that version', state: 'running', at: 9}],
  ] as const)
    it(`finds the import that an earlier version has ${what}, which stores no heads`, async () => {
      await new ImportStore(source).begin('id:1', {...job('of this version'), foundAt: 7});
      const database = await source.open();
      if (now) await database?.put('imports', now, 'id:1 job');
      else await database?.delete('imports', 'id:1 job');
      const store = new ImportStore(source);
      const head = await store.head('id:1');
      if (expected) expect(head).to.deep.include(expected);
      else expect(head).to.equal(undefined);
      expect((await store.read('id:1'))?.fileName).to.equal(expected?.fileName);
    });

  it('notices what a tab of an earlier version changes while it is open', async () => {
    const store = new ImportStore(source, () => true);
    await store.begin('id:1', job('first'));
    expect(await store.head('id:1')).to.deep.include({state: 'running'});
    await (await source.open())?.put('imports', job('first', 'paused'), 'id:1 job');
    expect(await store.head('id:1')).to.deep.include({state: 'paused'});
  });

  it('keeps the bulk edits that ended last, without a dismissal, and every import', async () => {
    const store = new ImportStore(source);
    for (let at = 1; at <= 25; at += 1) {
      const kind = at === 1 ? 'import' : 'bulkEdit';
      await store.begin('id:1', {...job(String(at), at === 3 ? 'stopped' : 'done'), at: at + 100, kind});
    }
    // 2 and 3 made way for the 24th and 25th; the 25th is the current one.
    const names = (await store.others('id:1')).map(({fileName}) => Number(fileName)).toSorted((a, b) => a - b);
    expect(names).to.deep.equal([1, ...Array.from({length: 20}, (_, index) => index + 5)]);
    expect(await store.head('id:1')).to.deep.include({fileName: '25'});
  });

  it('reads the failures that an earlier version stored, which knows only entries', async () => {
    const store = new ImportStore(source);
    await store.begin('id:1', job('first'));
    await (await source.open())?.put('imports', {mediaId: 4, message: 'It failed.'}, 'id:1 problem 4');
    await store.addProblems('id:1', problems(4));
    expect([...(await store.outcome('id:1')).problems.keys()]).to.deep.equal(['entry:4']);
  });

  it('has rows of bulk edits that earlier versions cannot read, so that these leave them alone', () => {
    const edit = {label: 'A', mediaId: 1, base: {}};
    const {rows} = bulkEditJob({type: 'ANIME', userName: 'Ann', at: 1}, [
      {...edit, values: {progress: 1}},
      {...edit, isDeleted: true},
      {...edit, isFavourite: true},
    ]);
    expect(rows.map(row => 'title' in row)).to.deep.equal([false, false, false]);
  });

  it('starts an import for another account, and one after a dismissal', async () => {
    const store = new ImportStore(source);
    await store.begin('id:1', job('first'));
    await store.begin('id:2', job('second'));
    await store.dismiss('id:1', job('first'));
    await store.begin('id:1', job('third'));
    expect([(await store.read('id:1'))?.fileName, (await store.read('id:2'))?.fileName]).to.deep.equal([
      'third',
      'second',
    ]);
  });

  for (const [what, stored, changed] of [
    ['in the state that was seen', job('first', 'running'), true],
    ['in another state', job('first', 'paused'), false],
    ['begun at another time', {...job('first', 'running'), at: 2}, false],
    ['dismissed', undefined, false],
  ] as const)
    it(`changes and dismisses an import only if it is unchanged since it was seen (${what})`, async () => {
      const store = new ImportStore(source);
      if (stored) await store.begin('id:1', stored);
      expect(await store.change('id:1', job('first', 'running'), 'stopped')).to.equal(changed);
      expect((await store.read('id:1'))?.state).to.equal(changed ? 'stopped' : stored?.state);
      const seen = changed ? job('first', 'stopped') : job('first', 'running');
      expect(await store.dismiss('id:1', seen)).to.equal(changed);
      expect(await store.read('id:1')).to.deep.equal(changed ? undefined : stored);
    });

  it('clears failure reasons when a finished import is resumed', async () => {
    const store = new ImportStore(source);
    await store.begin('id:1', job('first', 'done'));
    await store.addProblems('id:1', problems(1));
    await store.change('id:1', job('first', 'done'), 'running');
    expect((await store.outcome('id:1')).problems.size).to.equal(0);
  });

  it('starts an import in place of an unreadable one, and discards its journal', async () => {
    const store = new ImportStore(source);
    await (await source.open())?.put('imports', {state: 'lost'}, 'id:1 job');
    await store.addProblems('id:1', problems(1));
    await store.begin('id:1', job('second'));
    expect((await store.read('id:1'))?.fileName).to.equal('second');
    expect((await store.outcome('id:1')).problems.size).to.equal(0);
  });
});
