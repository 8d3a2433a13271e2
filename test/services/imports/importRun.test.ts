import {expect} from 'chai';

import {ImportRun} from '#services/imports/importRun';
import {apiOf} from '#services/api/api';
import {apiError} from '../../support/fetch';
import {waitUntil} from '../../support/wait';
import {useOutbox} from '../../support/writes';

const mediaIds = [1, 2, 3];
const rows = mediaIds.map(mediaId => ({
  ...{title: `Title ${mediaId}`, label: `Title ${mediaId}`},
  ...{payload: {mediaId, progress: 5}, base: {progress: 1}},
}));
const noDate = {__typename: 'FuzzyDate', year: null, month: null, day: null};

describe('an import in several tabs', () => {
  const outbox = useOutbox();
  /** Progress on AniList by media id. */
  let progress = new Map<number, number>();
  /** The media item whose changes AniList refuses. */
  let refusedId: number | undefined;
  let release: () => void = () => undefined;

  const entryOf = (mediaId: number) => ({
    ...{__typename: 'MediaList', id: mediaId * 10, mediaId, status: 'CURRENT', score: 0, scoreRaw: 0},
    ...{progress: progress.get(mediaId), progressVolumes: 0, repeat: 0, priority: 0, private: false, notes: null},
    ...{hiddenFromStatusLists: false, customLists: null, advancedScores: null, updatedAt: 1},
    ...{startedAt: noDate, completedAt: noDate},
  });
  const ownLists = {__typename: 'MediaListTypeOptions', customLists: [], advancedScoring: []};

  beforeEach(() => {
    progress = new Map(mediaIds.map(id => [id, 1]));
    refusedId = undefined;
    outbox.answers({
      User: () => ({
        ...{__typename: 'User', id: 7, name: 'Mirabel'},
        mediaListOptions: {
          ...{__typename: 'MediaListOptions', scoreFormat: 'POINT_100', animeList: ownLists, mangaList: ownLists},
        },
      }),
      MediaListCollection: () => {
        const group = {
          __typename: 'MediaListGroup',
          name: 'Watching',
          isCustomList: false,
          isSplitCompletedList: false,
        };
        const lists = [{...group, entries: mediaIds.map(entryOf)}];
        return {__typename: 'MediaListCollection', hasNextChunk: false, lists};
      },
      // Asked before a write that another tab has added, or that has waited, is sent.
      'Page.mediaList': ({args}) => [entryOf(Number(args.mediaId))],
      SaveMediaListEntry({args}) {
        if (args.mediaId === refusedId) return apiError('Not Found.', 404);
        progress.set(Number(args.mediaId), Number(args.progress));
        return entryOf(Number(args.mediaId));
      },
    });
  });

  /** Holds back the answer to this save, counted from the first. */
  function holdSave(number: number) {
    const released = new Promise<undefined>(resolve => void (release = () => resolve(undefined)));
    outbox.api.fails(() => (outbox.asked('SaveMediaListEntry') === number ? released : undefined));
  }
  const isHeld = (number: number) => waitUntil(() => outbox.asked('SaveMediaListEntry') === number, 'held save');

  async function tab() {
    const {services} = outbox.open();
    const {session, signal} = services;
    const run = new ImportRun({api: apiOf(services), session, featureId: 'moreImports', signal});
    await waitUntil(() => run.get().isLoaded, 'loaded');
    return run;
  }
  const begin = (run: ImportRun) =>
    run.start({type: 'ANIME', fileName: 'list.xml', userName: 'Mirabel', at: 1, rows, others: []});
  const isIn = (run: ImportRun, state: string) => waitUntil(() => run.get().job?.state === state, state);
  /** A tab in which an import runs, and another that shows it. */
  async function twoTabs() {
    const [working, other] = [await tab(), await tab()];
    holdSave(2);
    await begin(working);
    await isHeld(2);
    await other.load();
    return {working, other};
  }

  for (const state of ['paused', 'stopped'] as const)
    it(`stops after the current row when another tab changes it to ${state}, and can be resumed there`, async () => {
      const {working, other} = await twoTabs();
      await other.change(state);
      release();
      await isIn(working, state);
      await waitUntil(() => working.get().current === undefined, 'no current row');
      expect([...progress.values()]).to.deep.equal([5, 5, 1]);
      await isIn(other, state);
      await other.change('running');
      await isIn(other, 'done');
      expect([...progress.values()]).to.deep.equal([5, 5, 5]);
    });

  it('sends nothing again for a row that has failed when it resumes', async () => {
    refusedId = 1;
    const run = await tab();
    holdSave(2);
    await begin(run);
    await isHeld(2);
    await run.change('paused');
    release();
    await waitUntil(() => run.get().current === undefined, 'no current row');
    expect([...run.get().fates.problems.keys()]).to.deep.equal([1]);
    await run.change('running');
    await isIn(run, 'done');
    expect([outbox.asked('SaveMediaListEntry'), ...progress.values()]).to.deep.equal([3, 1, 5, 5]);
  });

  it('stops undoing after the current row when another tab stops it', async () => {
    const [working, other] = [await tab(), await tab()];
    await begin(working);
    await isIn(working, 'done');
    outbox.pass();
    holdSave(5);
    await working.change('undoing');
    await isHeld(5);
    await other.load();
    await other.change('stopped');
    release();
    await isIn(working, 'stopped');
    await waitUntil(() => working.get().current === undefined, 'no current row');
    expect([...progress.values()]).to.deep.equal([1, 1, 5]);
  });

  it('is taken over from a frozen tab', async () => {
    const frozen = navigator.locks.request('automail-import', () => new Promise(() => undefined)).catch(() => 'lost');
    const run = await tab();
    await begin(run);
    await isIn(run, 'done');
    expect([await frozen, ...progress.values()]).to.deep.equal(['lost', 5, 5, 5]);
  });

  it('is not restored by a tab that still shows it after another tab dismissed it', async () => {
    const [one, other] = [await tab(), await tab()];
    await begin(one);
    await isIn(one, 'done');
    await other.load();
    await one.dismiss();
    await other.change('undoing');
    await waitUntil(() => other.get().job === undefined, 'no import');
    expect([...progress.values()]).to.deep.equal([5, 5, 5]);
  });
});

describe('list activities during an import', () => {
  const outbox = useOutbox();
  type Option = {readonly type: string; readonly disabled: boolean};
  const types = ['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING'];
  const optionsOf = (off: readonly string[]) => types.map(type => ({type, disabled: off.includes(type)}));
  const offIn = (options: readonly Option[]) => options.filter(({disabled}) => disabled).map(({type}) => type);
  /** The state of AniList, and the events in order: the kinds that were turned off, and the media that were saved. */
  let options = optionsOf([]);
  let happened: (number | readonly string[])[] = [];
  let release: () => void = () => undefined;

  const userWith = (disabledListActivity: readonly Option[]) => ({
    __typename: 'User',
    id: 7,
    name: 'Mirabel',
    options: {__typename: 'UserOptions', disabledListActivity},
    mediaListOptions: null,
  });
  const saved = (mediaId: number) => ({
    __typename: 'MediaList',
    id: mediaId * 10,
    mediaId,
    status: 'CURRENT',
    progress: 5,
  });

  beforeEach(() => {
    options = optionsOf(['PLANNING']);
    happened = [];
    outbox.answers({
      User: () => userWith(options),
      Viewer: () => userWith(options),
      MediaListCollection: () => ({__typename: 'MediaListCollection', hasNextChunk: false, lists: []}),
      UpdateUser({args}) {
        options = args.disabledListActivity as Option[];
        happened.push(offIn(options));
        return userWith(options);
      },
      SaveMediaListEntry({args}) {
        happened.push(Number(args.mediaId));
        return saved(Number(args.mediaId));
      },
    });
  });

  async function tab() {
    const {services} = outbox.open();
    const {session, signal} = services;
    const run = new ImportRun({api: apiOf(services), session, featureId: 'moreImports', signal});
    await waitUntil(() => run.get().isLoaded, 'loaded');
    return {run, stop: services.stop};
  }
  const newRows = mediaIds.map(mediaId => ({title: 'T', label: 'T', payload: {mediaId, progress: 5}, base: {}}));
  const job = {type: 'ANIME', fileName: 'list.xml', userName: 'Mirabel', at: 1, rows: newRows, others: []} as const;
  const begin = (run: ImportRun, isSilent: boolean) => run.start({...job, rows: [...job.rows], others: [], isSilent});
  const isDone = (run: ImportRun) =>
    waitUntil(() => run.get().job?.state === 'done' && !run.get().isSilenced && !run.get().isHere, 'done');
  /** Holds back the answer to this save, counted from the first. */
  function holdSave(number: number) {
    const released = new Promise<undefined>(resolve => void (release = () => resolve(undefined)));
    let isHolding = false;
    outbox.api.fails(() => {
      if (isHolding || outbox.asked('SaveMediaListEntry') !== number) return undefined;
      isHolding = true;
      return released;
    });
  }
  const isHeld = () => waitUntil(() => outbox.asked('SaveMediaListEntry') === 2, 'held save');

  it('are off from before the first row until after the last, and are then restored', async () => {
    const {run} = await tab();
    await begin(run, true);
    await isDone(run);
    expect(happened).to.deep.equal([types, 1, 2, 3, ['PLANNING']]);
    expect(localStorage.getItem('automailImporting')).to.equal(null);
  });

  it('stay unchanged if the user did not choose otherwise, or has all of them off', async () => {
    const {run} = await tab();
    await begin(run, false);
    await isDone(run);
    await run.dismiss();
    options = optionsOf(types);
    await begin(run, true);
    await isDone(run);
    expect(happened).to.deep.equal([1, 2, 3, 1, 2, 3]);
  });

  it('prevent an import from starting if AniList does not report which are off', async () => {
    const isAsked = () => outbox.api.sent.at(-1)?.query.includes('disabledListActivity');
    outbox.api.fails(() => (isAsked() ? new Response('', {status: 400}) : undefined));
    const {run} = await tab();
    await begin(run, true);
    await waitUntil(() => run.get().problem !== undefined, 'problem');
    expect(happened).to.deep.equal([]);
    expect(run.get().fates.lines.size).to.equal(0);
  });

  it('stay as the user changed them in the meantime', async () => {
    const {run} = await tab();
    holdSave(2);
    await begin(run, true);
    await isHeld();
    options = optionsOf(['DROPPED']);
    release();
    await isDone(run);
    expect(happened).to.deep.equal([types, 1, 2, 3]);
    expect(offIn(options)).to.deep.equal(['DROPPED']);
  });

  it('are restored by another tab once the importing tab is closed', async () => {
    const working = await tab();
    holdSave(2);
    await begin(working.run, true);
    await isHeld();
    expect(localStorage.getItem('automailImporting')).to.equal('name:Mirabel');
    working.stop();
    release();
    const {run} = await tab();
    await isDone(run);
    expect(happened.filter(each => typeof each !== 'number')).to.deep.equal([types, ['PLANNING']]);
  });

  it('are on again while the import is paused, and for the rest of it once the user has turned them on', async () => {
    const {run} = await tab();
    holdSave(2);
    await begin(run, true);
    await isHeld();
    void run.change('paused');
    await waitUntil(() => run.get().job?.state === 'paused', 'paused');
    release();
    await waitUntil(() => happened.length === 4 && !run.get().isSilenced && !run.get().isHere, 'restored');
    expect(happened).to.deep.equal([types, 1, 2, ['PLANNING']]);
    holdSave(3);
    await run.change('running');
    await waitUntil(() => outbox.asked('SaveMediaListEntry') === 3, 'third save');
    await run.restoreActivities();
    release();
    await isDone(run);
    expect(happened).to.deep.equal([types, 1, 2, ['PLANNING'], types, ['PLANNING'], 3]);
  });
});
