import {expect} from 'chai';

import {ImportRun} from '#services/imports/importRun';
import {runText} from '#services/imports/messages';
import {apiOf} from '#services/api/api';
import {apiError} from '../../support/fetch';
import {openDeaf} from '../../support/page';
import {waitUntil} from '../../support/wait';
import {useOutbox} from '../../support/writes';

/** Sent in three calls: 1, 2 to 6, and 7 and 8. */
const mediaIds = [1, 2, 3, 4, 5, 6, 7, 8];
/** The progress on AniList once this many rows are imported. */
const imported = (count: number) => mediaIds.map(mediaId => (mediaId <= count ? 5 : 1));
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
      'Page.mediaList': ({args}) => (args.mediaId_in as number[]).map(entryOf),
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

  async function tab(open = outbox.open) {
    const {services} = open();
    const {session, signal} = services;
    const run = new ImportRun({
      api: apiOf(services),
      session,
      featureId: 'moreImports',
      now: services.clock.now,
      signal,
    });
    await waitUntil(() => run.get().isLoaded, 'loaded');
    return Object.assign(run, {close: services.stop});
  }
  const begin = (run: ImportRun) =>
    run.start({type: 'ANIME', fileName: 'list.xml', userName: 'Mirabel', at: 1, rows, others: []});
  const isIn = (run: ImportRun, state: string) => waitUntil(() => run.get().job?.state === state, state);
  /** A tab in which an import runs, and another that shows it. */
  async function twoTabs() {
    const [working, other] = [await tab(), await tab()];
    holdSave(6);
    await begin(working);
    await isHeld(6);
    await other.load();
    return {working, other};
  }

  for (const state of ['paused', 'stopped'] as const)
    it(`stops after the current call when another tab changes it to ${state}, and can be resumed there`, async () => {
      const {working, other} = await twoTabs();
      await other.change(state);
      release();
      await isIn(working, state);
      await waitUntil(() => working.get().current === undefined, 'no current row');
      expect([...progress.values()]).to.deep.equal(imported(6));
      await isIn(other, state);
      await other.change('running');
      await isIn(other, 'done');
      expect([...progress.values()]).to.deep.equal(imported(8));
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
    expect([...run.get().outcome.problems.keys()]).to.deep.equal(['entry:1']);
    await run.change('running');
    await isIn(run, 'done');
    expect([outbox.asked('SaveMediaListEntry'), ...progress.values()]).to.deep.equal([8, 1, 5, 5, 5, 5, 5, 5, 5]);
  });

  it('stops undoing after the current call when another tab stops it', async () => {
    const [working, other] = [await tab(), await tab()];
    await begin(working);
    await isIn(working, 'done');
    outbox.pass();
    holdSave(14);
    await working.change('undoing');
    await isHeld(14);
    await other.load();
    await other.change('stopped');
    release();
    await isIn(working, 'stopped');
    await waitUntil(() => working.get().current === undefined, 'no current row');
    expect([...progress.values()]).to.deep.equal([1, 1, 1, 1, 1, 1, 5, 5]);
  });

  it('waits while AniList rejects the sign-in, and continues once it is accepted', async () => {
    const {services} = outbox.open();
    const {session, signal} = services;
    const run = new ImportRun({
      api: apiOf(services),
      session,
      featureId: 'moreImports',
      now: services.clock.now,
      signal,
    });
    await waitUntil(() => run.get().isLoaded, 'loaded');
    holdSave(6);
    await begin(run);
    await isHeld(6);
    session.setRejected(true);
    await run.load();
    expect(run.get().job?.state).to.equal('running');
    release();
    await waitUntil(() => run.get().problem !== undefined, 'problem');
    expect([run.get().problem, ...progress.values()]).to.deep.equal([runText.rejected, ...imported(6)]);
    session.tryAgain();
    await isIn(run, 'done');
    expect([run.get().problem, ...progress.values()]).to.deep.equal([undefined, ...imported(8)]);
  });

  it('is not offered while script and site are signed in to different accounts', async () => {
    const {services} = outbox.open();
    const {session, signal} = services;
    const run = new ImportRun({
      api: apiOf(services),
      session,
      featureId: 'moreImports',
      now: services.clock.now,
      signal,
    });
    await waitUntil(() => run.get().isLoaded, 'loaded');
    await begin(run);
    await isIn(run, 'done');
    session.setAccount('other');
    await run.load();
    expect([run.get().job, run.get().isLoaded]).to.deep.equal([undefined, true]);
    session.setAccount('same');
    await run.load();
    expect(run.get().job?.state).to.equal('done');
  });

  it('adds no row again that the tab before has added, even if no message of it has arrived', async () => {
    const [working, other] = [await tab(), await tab(() => openDeaf(outbox.open))];
    holdSave(1);
    await begin(working);
    await isHeld(1);
    working.close();
    await other.load();
    await isIn(other, 'done');
    // The first one twice, since it had not arrived.
    expect([outbox.asked('SaveMediaListEntry'), ...progress.values()]).to.deep.equal([9, ...imported(8)]);
  });

  it('is taken over from a frozen tab', async () => {
    const frozen = navigator.locks.request('automail-import', () => new Promise(() => undefined)).catch(() => 'lost');
    const run = await tab();
    await begin(run);
    await isIn(run, 'done');
    expect([await frozen, ...progress.values()]).to.deep.equal(['lost', ...imported(8)]);
  });

  it('is not restored by a tab that still shows it after another tab dismissed it', async () => {
    const [one, other] = [await tab(), await tab()];
    await begin(one);
    await isIn(one, 'done');
    await other.load();
    await one.dismiss();
    await other.change('undoing');
    await waitUntil(() => other.get().job === undefined, 'no import');
    expect([...progress.values()]).to.deep.equal(imported(8));
  });
});
