import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import {bulkEditJob, type Edit} from '#services/imports/bulkEdit';
import type {JobKind} from '#services/imports/importJob';
import {ImportRun} from '#services/imports/importRun';
import {createEditedList, entryOf} from '../../support/editedList';
import {waitUntil} from '../../support/wait';
import {useOutbox} from '../../support/writes';

describe('a bulk edit', () => {
  const outbox = useOutbox();
  let list = createEditedList([], []);
  /** Whether the user has the features on. */
  let isOn: Record<JobKind, boolean> = {import: true, bulkEdit: true};

  beforeEach(() => {
    list = createEditedList([1, 2, 3, 4], [4]);
    isOn = {import: true, bulkEdit: true};
    outbox.answers(list.answers);
  });

  async function tab() {
    const {services} = outbox.open();
    const {session, signal, clock} = services;
    const mayRun = ({kind = 'import'}: {readonly kind?: JobKind | undefined}) => isOn[kind];
    const run = new ImportRun({api: apiOf(services), session, featureId: 'bulkEdit', mayRun, now: clock.now, signal});
    await waitUntil(() => run.get().isLoaded, 'loaded');
    return run;
  }
  const facts = {type: 'ANIME', userName: 'Mirabel', at: 1} as const;
  const edit = (mediaId: number, more: Partial<Edit>): Edit => ({
    mediaId,
    label: `Title ${mediaId}`,
    base: {},
    ...more,
  });
  const begin = (run: ImportRun, edits: readonly Edit[], more: {at?: number; isSilent?: boolean} = {}) =>
    run.start(bulkEditJob({...facts, ...more}, edits));
  const isIn = (run: ImportRun, state: string) =>
    waitUntil(() => run.get().job?.state === state && !run.get().isHere, state);
  /** The root fields of each call that changes something. */
  const mutations = () =>
    outbox.api.sent
      .filter(({query}) => query.startsWith('mutation'))
      .map(({requestedFields}) => requestedFields.map(({name}) => name));

  const edits: readonly Edit[] = [
    edit(1, {values: {status: 'PAUSED', private: false}, base: {status: 'CURRENT', private: true}, isFavourite: true}),
    edit(2, {values: {lists: {add: ['B'], remove: ['A']}}, isFavourite: false}),
    edit(3, {isDeleted: true, base: {progress: 1}}),
    edit(4, {isFavourite: true}),
  ];

  it('saves, deletes and sets favorites, each kind in calls of its own, and undoes all of it', async () => {
    const before = [structuredClone([...list.entries.values()]), [...list.favourites]];
    const run = await tab();
    await begin(run, edits);
    await isIn(run, 'done');
    expect(run.get().outcome).to.deep.equal({importedCount: 6, problems: new Map(), failedCount: 0});
    expect(list.entries.get(1)).to.deep.include({status: 'PAUSED', private: false, notes: 'Mine'});
    expect(list.entries.get(2)).to.deep.include({customLists: {A: false, B: true}, progress: 1});
    expect([list.entries.has(3), ...list.favourites]).to.deep.equal([false, 4, 1]);
    // Only the favorite that differs is sent.
    expect(mutations()).to.deep.equal([
      ['SaveMediaListEntry'],
      ['SaveMediaListEntry'],
      ['DeleteMediaListEntry'],
      ['ToggleFavourite'],
    ]);
    expect(outbox.asked('Page.media')).to.equal(1);
    outbox.pass();
    await run.change('undoing');
    await isIn(run, 'undone');
    // The entry that was deleted is another one, with all its values.
    expect([list.entries.get(3)?.id, list.wasPublic]).to.deep.equal([1001, []]);
    list.entries.set(3, {...list.entries.get(3), id: 30});
    const byId = [...list.entries.values()].toSorted((a, b) => Number(a.mediaId) - Number(b.mediaId));
    expect([byId, [...list.favourites]]).to.deep.equal(before);
    expect(run.get().outcome.importedCount).to.equal(0);
  });

  it('sends one favorite in a call, and reads them together', async () => {
    const run = await tab();
    await begin(
      run,
      [1, 2, 3, 4].map(mediaId => edit(mediaId, {isFavourite: true})),
    );
    await isIn(run, 'done');
    expect(mutations()).to.deep.equal([1, 2, 3].map(() => ['ToggleFavourite']));
    const read = outbox.api.sent.flatMap(({requestedFields}) =>
      requestedFields.filter(({name}) => name === 'Page.media'),
    );
    expect(read.map(({args}) => args)).to.deep.equal([{id_in: [1, 2, 3, 4]}]);
    outbox.pass();
    await run.change('undoing');
    await isIn(run, 'undone');
    expect([...list.favourites]).to.deep.equal([4]);
    expect(mutations()).to.have.length(6);
  });

  it('leaves alone what has changed since the review, and what is no longer on the list', async () => {
    const run = await tab();
    list.entries.delete(2);
    await begin(run, [
      edit(1, {values: {progress: 5}, base: {progress: 9}}),
      edit(2, {values: {progress: 5}, base: {progress: 1}}),
      edit(3, {isDeleted: true, base: {notes: 'Other'}}),
      edit(4, {values: {notes: 'New'}, base: {notes: 'Mine'}}),
    ]);
    await isIn(run, 'done');
    expect([...run.get().outcome.problems.keys()]).to.have.members(['entry:1', 'entry:2', 'entry:3']);
    expect([...list.entries.values()].map(({progress, notes}) => [progress, notes])).to.deep.equal([
      [1, 'Mine'],
      [1, 'Mine'],
      [1, 'New'],
    ]);
  });

  it('leaves alone when it is undone what has changed since, also an entry that was deleted and added again', async () => {
    const run = await tab();
    await begin(run, edits);
    await isIn(run, 'done');
    outbox.pass();
    list.entries.set(1, {...entryOf(1), status: 'DROPPED'});
    list.entries.set(3, entryOf(3, {id: 33, notes: 'Again'}));
    list.favourites.delete(4);
    await run.change('undoing');
    await isIn(run, 'undone');
    expect([...run.get().outcome.problems]).to.have.deep.members(
      ['entry:1', 'entry:3'].map((target, at) => [
        target,
        {message: 'Changed since then, so it was left alone.', label: `Title ${at * 2 + 1}`},
      ]),
    );
    expect([list.entries.get(1)?.status, list.entries.get(3)?.notes, list.entries.get(2)?.customLists]).to.deep.equal([
      'DROPPED',
      'Again',
      {A: true, B: false},
    ]);
    // It was a favorite before already, so it was not the bulk edit that the user has changed.
    expect([...list.favourites]).to.deep.equal([]);
  });

  it('names what AniList refused, and tries only that again', async () => {
    list.refused.add(1);
    const run = await tab();
    await begin(run, edits.slice(0, 2));
    await isIn(run, 'done');
    expect([...run.get().outcome.problems]).to.deep.equal([['entry:1', {message: 'Score too high', label: 'Title 1'}]]);
    const sent = mutations().length;
    list.refused.clear();
    outbox.pass();
    await run.change('running');
    await waitUntil(() => list.entries.get(1)?.status === 'PAUSED', 'another try');
    await isIn(run, 'done');
    expect(mutations().slice(sent)).to.deep.equal([['SaveMediaListEntry']]);
  });

  it('waits for an import, and is shown apart from it', async () => {
    const run = await tab();
    await run.start({
      ...facts,
      fileName: 'list.xml',
      others: [],
      rows: [{title: 'T', label: 'T', payload: {mediaId: 9, progress: 5}, base: {}}],
    });
    await begin(run, [edit(4, {values: {notes: 'New'}, base: {notes: 'Mine'}})], {at: 2});
    expect(run.stateOf('bulkEdit').job?.fileName).to.equal(undefined);
    await waitUntil(() => run.stateOf('bulkEdit').job?.state === 'done', 'bulk edit');
    expect(run.stateOf('import')).to.deep.include({job: undefined, ahead: run.get().job});
    expect(run.stateOf('import').others.map(({fileName, doneCount}) => [fileName, doneCount])).to.deep.equal([
      ['list.xml', 1],
    ]);
    expect(run.stateOf('bulkEdit')).to.deep.include({others: []});
    expect(run.stateOf('bulkEdit')).to.equal(run.stateOf('bulkEdit'));
    expect([list.entries.get(9)?.progress, list.entries.get(4)?.notes]).to.deep.equal([5, 'New']);
  });

  it('waits while the user has its feature off, without keeping an import waiting', async () => {
    isOn = {import: true, bulkEdit: false};
    const run = await tab();
    await begin(run, [edit(4, {values: {notes: 'New'}, base: {notes: 'Mine'}})]);
    await run.start({
      ...facts,
      at: 2,
      fileName: 'list.xml',
      others: [],
      rows: [{title: 'T', label: 'T', payload: {mediaId: 9, progress: 5}, base: {}}],
    });
    await waitUntil(() => run.stateOf('import').job?.state === 'done', 'import');
    expect([list.entries.get(9)?.progress, list.entries.get(4)?.notes]).to.deep.equal([5, 'Mine']);
    expect(run.stateOf('bulkEdit').others.map(({state}) => state)).to.deep.equal(['running']);
    isOn = {import: false, bulkEdit: true};
    await run.load();
    await waitUntil(() => run.stateOf('bulkEdit').job?.state === 'done', 'bulk edit');
    expect(list.entries.get(4)?.notes).to.equal('New');
  });
});
