import {expect} from 'chai';

import {jobProgress} from '#services/imports/fates';
import {ImportStore, type ImportJob} from '#services/imports/importStore';
import {createDatabase} from '#services/database';
import {createReport} from '#services/report';
import {emptyDatabase} from '../../support/database';

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

  for (const state of ['running', 'paused', 'done'] as const)
    it(`keeps the import that another tab has started when a second one is started (${state})`, async () => {
      const [store, other] = [new ImportStore(source), new ImportStore(source)];
      await other.begin('id:1', job('first', state));
      await other.addProblem('id:1', 1, 'It failed.');
      await store.begin('id:1', job('second'));
      expect((await store.read('id:1'))?.fileName).to.equal('first');
      expect((await store.fates('id:1')).problems.get(1)).to.equal('It failed.');
    });

  it('reads the state without the rows, which it reads only once', async () => {
    const store = new ImportStore(source);
    await store.begin('id:1', job('first'));
    await store.change('id:1', job('first'), 'paused');
    const other = new ImportStore(source);
    const {rows} = (await other.read('id:1')) ?? {};
    expect((await other.read('id:1'))?.rows).to.equal(rows);
    const database = await source.open();
    await database?.put('imports', 'damaged', 'id:1 job');
    expect(await store.status('id:1')).to.deep.equal({at: 1, state: 'paused'});
    await database?.put('imports', job('of another version', 'done'), 'id:1 job');
    await database?.delete('imports', 'id:1 state');
    expect(await store.status('id:1')).to.deep.include({at: 1, state: 'done'});
    expect((await other.read('id:1'))?.fileName).to.equal('of another version');
    await store.dismiss('id:1', job('of another version', 'done'));
    expect(await store.status('id:1')).to.equal(undefined);
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
    await store.addProblem('id:1', 1, 'It failed.');
    await store.change('id:1', job('first', 'done'), 'running');
    expect((await store.fates('id:1')).problems.size).to.equal(0);
  });

  it('starts an import in place of an unreadable one, and discards its journal', async () => {
    const store = new ImportStore(source);
    await (await source.open())?.put('imports', {state: 'lost'}, 'id:1 job');
    await store.addProblem('id:1', 1, 'It failed.');
    await store.begin('id:1', job('second'));
    expect((await store.read('id:1'))?.fileName).to.equal('second');
    expect((await store.fates('id:1')).problems.size).to.equal(0);
  });
});

describe('the progress of an import', () => {
  const row = (mediaId: number) => ({title: 'A', label: 'A', payload: {mediaId, progress: 1}, base: {}});
  const line = (mediaId: number) =>
    [mediaId, {account: 'id:1', mediaId, at: 1, label: 'A', before: undefined, after: undefined}] as const;
  const of = (state: ImportJob['state'], lines: readonly number[], failed: readonly number[], undoCount?: number) =>
    jobProgress(
      {...job('first', state), rows: [1, 2, 3, 4, 5].map(row), undoCount},
      {lines: new Map(lines.map(line)), problems: new Map(failed.map(id => [id, 'It failed.']))},
    );

  for (const [what, progress, expected] of [
    ['nothing is imported', of('running', [], []), {done: 0, total: 5}],
    ['two rows are imported and one has failed', of('running', [1, 2], [3]), {done: 3, total: 5}],
    ['an undo of three imported rows begins', of('undoing', [1, 2, 3], [], 3), {done: 0, total: 3}],
    ['two of three are taken back', of('undoing', [3], [], 3), {done: 2, total: 3}],
    ['the undo of a row has failed', of('undoing', [2, 3], [2, 4], 3), {done: 2, total: 3}],
    ['another version began the undo', of('undoing', [2, 3], []), {done: 0, total: 2}],
  ] as const)
    it(`is ${expected.done} of ${expected.total} when ${what}`, () => expect(progress).to.deep.equal(expected));
});
