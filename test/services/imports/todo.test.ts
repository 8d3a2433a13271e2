import {expect} from 'chai';

import {ImportStore} from '#services/imports/importStore';
import type {ImportJob} from '#services/imports/importJob';
import {rowsTodo, type RunDeps} from '#services/imports/todo';
import {undoTodo} from '#services/imports/undoTodo';
import {entryTarget} from '#services/entries/writes';
import {createDatabase} from '#services/database';
import {createReport} from '#services/report';
import type {Write} from '#services/outbox/write';
import {emptyDatabase} from '../../support/database';
import {fakeSession} from '../../support/services';

const now = 10_000_000;
const signedIn = fakeSession('Ann', `e30.${btoa('{"sub": "1"}')}.x`);
const noDate = {year: null, month: null, day: null};
const entryOf = (mediaId: number, progress: number) => ({
  ...{id: mediaId * 10, mediaId, status: 'CURRENT', score: 0, scoreRaw: 0, progress, progressVolumes: 0, repeat: 0},
  ...{priority: 0, private: false, notes: null, hiddenFromStatusLists: false, customLists: null, advancedScores: null},
  ...{startedAt: noDate, completedAt: noDate},
});

const job = (more: Partial<ImportJob> = {}): ImportJob => ({
  ...{state: 'running', type: 'ANIME', fileName: 'a', userName: 'Ann', at: 5, foundAt: now, others: []},
  rows: [1, 2, 3].map(mediaId => ({title: 'A', label: `Title ${mediaId}`, payload: {mediaId, progress: 5}, base: {}})),
  ...more,
});
const writeOf = (mediaId: number, more: Partial<Write> = {}): Write => ({
  ...{id: mediaId, kind: 'importEntry', account: 'id:1', target: entryTarget(mediaId), of: 'import', page: 'earlier'},
  ...{payload: {mediaId, progress: 5}, createdAt: 0, state: 'sent', attempts: 1},
  ...more,
});

describe('what remains to be done of an import', () => {
  let end = new AbortController();
  let store = new ImportStore(createDatabase(createReport('T'), end.signal));
  let source = createDatabase(createReport('T'), end.signal);
  beforeEach(() => {
    end = new AbortController();
    source = createDatabase(createReport('T'), end.signal);
    store = new ImportStore(source);
  });
  afterEach(async () => {
    end.abort('over');
    await emptyDatabase();
  });

  /** An API with these entries on the list and these writes in the outbox, which it has read at `read`. */
  function fakeApi(entries: readonly object[], writes: readonly Write[] = [], existing: readonly number[] = [1, 2, 3]) {
    let known: readonly Write[] = [];
    let read: () => void = () => undefined;
    const ready = new Promise<void>(resolve => {
      read = () => {
        known = writes;
        resolve();
      };
    });
    const asked: string[] = [];
    const discarded: number[] = [];
    const options = {scoreFormat: 'POINT_100', animeList: {customLists: [], advancedScoring: []}};
    const answers: Readonly<Record<string, unknown>> = {
      WholeList: {
        User: {id: 1, name: 'Ann', mediaListOptions: options},
        MediaListCollection: {hasNextChunk: false, lists: [{name: 'L', isCustomList: false, entries}]},
      },
      ExistingMedia: {Page: {media: existing.map(id => ({id}))}},
    };
    const fetch = (document: {definitions: readonly {name?: {value: string}}[]}) => {
      const name = document.definitions[0]?.name?.value ?? '';
      asked.push(name);
      return Promise.resolve(answers[name]);
    };
    const outbox = {
      refresh: () => ready,
      list: () => known,
      subscribe: () => undefined,
      discard: (...ids: readonly number[]) => Promise.resolve(void discarded.push(...ids)),
    };
    const about = {session: signedIn, featureId: 'x', now: () => now, signal: end.signal};
    const deps: RunDeps = {...about, api: {fetch, writes: outbox} as never};
    return {deps, asked, discarded, read};
  }
  const targets = (...mediaIds: readonly number[]) => mediaIds.map(entryTarget);
  const idsOf = ({writes}: {readonly writes: readonly {readonly payload: object}[]}) =>
    writes.map(({payload}) => ('mediaId' in payload ? payload.mediaId : undefined));
  async function addLine(mediaId: number, after: object | undefined, before: object | undefined = undefined) {
    const line = {account: 'id:1', at: 1, mediaId, before, after};
    await (await source.open())?.put('imports', line, `id:1 line ${entryTarget(mediaId)}`);
  }

  it('waits for the outbox, and adds no row that it has already, or that was imported', async () => {
    await store.begin('id:1', job());
    await addLine(2, {progress: 5, id: 20});
    const {deps, read, discarded} = fakeApi([], [writeOf(1)]);
    const todo = await rowsTodo(deps, 'id:1', job(), store);
    expect(todo.targets).to.deep.equal(targets(1, 3));
    let isReady = false;
    const prepared = todo.prepare(targets(1, 2, 3)).finally(() => (isReady = true));
    await store.head('id:1');
    expect(isReady).to.equal(false);
    read();
    const {writes} = await prepared;
    expect(idsOf({writes})).to.deep.equal([3]);
    expect(writes[0]?.options).to.deep.include({of: 'import', job: 5, seenAt: now, base: {}, label: 'Title 3'});
    expect(discarded).to.deep.equal([]);
  });

  it('adds no row that leaves the outbox of another tab while the list is prepared', async () => {
    const {deps, read} = fakeApi([]);
    const todo = await rowsTodo(deps, 'id:1', job(), store);
    const prepared = todo.prepare(targets(1, 3));
    await store.head('id:1');
    await addLine(1, {progress: 5, id: 10});
    read();
    expect(idsOf(await prepared)).to.deep.equal([3]);
  });

  it('replaces another change of an entry that an earlier import has left', async () => {
    const {deps, read, discarded} = fakeApi([], [writeOf(1, {payload: {mediaId: 1, progress: 4}})]);
    read();
    const todo = await rowsTodo(deps, 'id:1', job(), store);
    expect(idsOf(await todo.prepare(targets(1)))).to.deep.equal([1]);
    expect(discarded).to.deep.equal([1]);
  });

  it('sends nothing again that an earlier page has sent, also if its values were completed since', async () => {
    const [row] = job().rows;
    if (!row) throw new Error('there is no row');
    const edit = job({kind: 'bulkEdit', rows: [{...row, payload: {mediaId: 1, lists: {add: ['A'], remove: []}}}]});
    const completed = {...edit.rows[0]?.payload, customLists: ['A', 'B']};
    const {deps, read, discarded} = fakeApi(
      [entryOf(1, 1)],
      [writeOf(1, {kind: 'editEntry', payload: completed, job: 5})],
    );
    read();
    const todo = await rowsTodo(deps, 'id:1', edit, store);
    expect([await todo.prepare(todo.targets), discarded]).to.deep.equal([{writes: [], reasons: new Map()}, []]);
  });

  it('knows every value of an entry before a bulk edit', async () => {
    const edits = [{payload: {mediaId: 1, progress: 5}}, {payload: {mediaId: 2}, isDeleted: true}];
    const rows = edits.map(edit => ({...edit, label: 'A', base: {progress: 1}}));
    const {deps, read} = fakeApi([entryOf(1, 1), entryOf(2, 1)]);
    read();
    const {writes} = await (await rowsTodo(deps, 'id:1', job({kind: 'bulkEdit', rows}), store)).prepare(targets(1, 2));
    expect(writes.map(({kind, payload}) => [kind, payload])).to.deep.equal([
      ['editEntry', {mediaId: 1, progress: 5}],
      ['removeEntry', {mediaId: 2, id: 20}],
    ]);
    for (const {options} of writes) {
      expect(options).to.deep.include({of: 'import', job: 5, seenAt: now, label: 'A', mediaType: 'ANIME'});
      expect(options.base).to.deep.include({status: 'CURRENT', progress: 1, private: false, notes: '', startedAt: {}});
    }
  });

  for (const [what, before, after, isOnList, expected] of [
    ['deletes again what was added', undefined, {progress: 5, id: 10}, true, ['deleteImported']],
    ['forgets what was added and is gone', undefined, {progress: 5, id: 10}, false, 'forgotten'],
    ['creates again what was deleted', {progress: 5}, undefined, false, ['importEntry']],
    ['leaves alone what was deleted, and added again since', {progress: 4}, undefined, true, 'changed'],
    ['forgets what was deleted, and is there as before', {progress: 5}, undefined, true, 'forgotten'],
    ['forgets what was changed, and is as before', {progress: 5}, {progress: 9}, true, 'forgotten'],
    ['changes back what is as it was left', {progress: 4}, {progress: 5}, true, ['importEntry']],
    ['leaves alone what was changed, and is gone', {progress: 1}, {progress: 5}, false, 'changed'],
    ['forgets what was gone before it could be deleted', undefined, undefined, false, 'forgotten'],
    ['forgets what was gone, and added again since', undefined, undefined, true, 'forgotten'],
  ] as const)
    it(`${what} when it is undone`, async () => {
      await store.begin('id:1', job({state: 'undoing'}));
      await addLine(1, after, before);
      const {deps, read} = fakeApi(isOnList ? [entryOf(1, 5)] : []);
      read();
      const {writes, reasons} = await (await undoTodo(deps, 'id:1', job(), store)).prepare(targets(1));
      const isForgotten = !(await store.imported('id:1')).size;
      const outcome = reasons.size ? 'changed' : isForgotten ? 'forgotten' : writes.map(({kind}) => kind);
      expect(outcome).to.deep.equal(expected);
    });

  it('leaves alone what was added or changed since the review', async () => {
    const {deps, read} = fakeApi([entryOf(1, 2), entryOf(2, 1), entryOf(3, 9)]);
    read();
    const [first, second, third] = job().rows;
    const rows = [first, second, third].flatMap((row, index) =>
      row ? [{...row, base: index ? {progress: 1} : {}}] : [],
    );
    const todo = await rowsTodo(deps, 'id:1', job({rows}), store);
    const prepared = await todo.prepare(targets(1, 2, 3));
    expect(idsOf(prepared)).to.deep.equal([2]);
    expect([...prepared.reasons.keys()]).to.deep.equal(targets(1, 3));
  });

  it('reads the list once, and looks up media only if they were found long ago', async () => {
    const {deps, read, asked} = fakeApi([], [], [1, 3]);
    read();
    const todo = await rowsTodo(deps, 'id:1', job(), store);
    await todo.prepare(targets(1, 2));
    expect(idsOf(await todo.prepare(targets(3)))).to.deep.equal([3]);
    expect(asked).to.deep.equal(['WholeList']);
    const old = await rowsTodo(deps, 'id:1', job({foundAt: now - 600_001}), store);
    const prepared = await old.prepare(targets(1, 2));
    expect([idsOf(prepared), [...prepared.reasons.keys()]]).to.deep.equal([[1], targets(2)]);
    await old.prepare(targets(3));
    expect(asked).to.deep.equal(['WholeList', 'WholeList', 'ExistingMedia']);
  });

  it('undoes what is as it was imported, and nothing for an entry that is gone', async () => {
    await store.begin('id:1', job({state: 'undoing'}));
    await addLine(1, {progress: 5, id: 10});
    await addLine(2, {progress: 5, id: 20}, {progress: 1});
    await addLine(3, {progress: 5, id: 30});
    const {deps, read} = fakeApi([entryOf(1, 5), entryOf(2, 6)]);
    read();
    const todo = await undoTodo(deps, 'id:1', job(), store);
    expect(todo.targets).to.deep.equal(targets(1, 2, 3));
    const {writes, reasons} = await todo.prepare(targets(1, 2, 3));
    expect(writes.map(({kind, payload}) => [kind, payload])).to.deep.equal([['deleteImported', {mediaId: 1, id: 10}]]);
    expect([...reasons.keys()]).to.deep.equal(targets(2));
    expect([...(await store.imported('id:1'))]).to.deep.equal(targets(1, 2));
  });
});
