import {expect} from 'chai';

import {ImportRun} from '#services/imports/importRun';
import {apiOf} from '#services/api/api';
import {waitUntil} from '../../support/wait';
import {useOutbox} from '../../support/writes';

const mediaIds = [1, 2, 3];

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
    // A save that is held back must not count as unanswered.
    globalThis.automailStandIn = {...globalThis.automailStandIn, answerTimeout: 10_000};
    options = optionsOf(['PLANNING']);
    happened = [];
    mayRun = true;
    outbox.answers({
      User: () => userWith(options),
      Viewer: () => userWith(options),
      'Page.media': ({args}) => (args.id_in as number[]).map(id => ({__typename: 'Media', id})),
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

  let mayRun = true;
  async function tab(isFeatureOn = () => true) {
    const {services} = outbox.open();
    const {session, signal} = services;
    const run = new ImportRun({
      api: apiOf(services),
      session,
      featureId: 'moreImports',
      mayRun: isFeatureOn,
      now: services.clock.now,
      signal,
    });
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
  const isHeld = () => waitUntil(() => outbox.asked('SaveMediaListEntry') === 1, 'held save');

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
    expect(run.get().outcome.importedCount).to.equal(0);
  });

  it('stay as the user changed them in the meantime', async () => {
    const {run} = await tab();
    holdSave(1);
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
    holdSave(1);
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
    holdSave(1);
    await begin(run, true);
    await isHeld();
    void run.change('paused');
    await waitUntil(() => run.get().job?.state === 'paused', 'paused');
    release();
    await waitUntil(() => happened.length === 3 && !run.get().isSilenced && !run.get().isHere, 'restored');
    expect(happened).to.deep.equal([types, 1, ['PLANNING']]);
    holdSave(3);
    await run.change('running');
    await waitUntil(() => outbox.asked('SaveMediaListEntry') === 3, 'third save');
    const restored = run.restoreActivities();
    release();
    await restored;
    await isDone(run);
    expect(happened).to.deep.equal([types, 1, ['PLANNING'], types, 2, 3, ['PLANNING']]);
  });

  /** Fails all changes of the options until it is called. */
  function failOptions() {
    const isChange = () => outbox.api.sent.at(-1)?.query.startsWith('mutation SaveListActivities');
    outbox.api.fails(() => (isChange() ? new Response('', {status: 500}) : undefined));
    return () => outbox.api.fails(() => undefined);
  }
  const isTried = (count: number) => waitUntil(() => outbox.asked('UpdateUser') >= count, 'an attempt');

  it('are confirmed off before the first row, even if the tab was closed while they were being turned off', async () => {
    const answerAgain = failOptions();
    const first = await tab();
    void begin(first.run, true);
    await isTried(1);
    first.stop();
    answerAgain();
    const {run} = await tab();
    outbox.pass();
    await isDone(run);
    expect(happened).to.deep.equal([types, 1, 2, 3, ['PLANNING']]);
  });

  it('are turned on by the next page, even one without imports, if the tab was closed meanwhile', async () => {
    const {run, stop} = await tab();
    holdSave(1);
    await begin(run, true);
    await isHeld();
    void run.change('stopped');
    await waitUntil(() => run.get().job?.state === 'stopped', 'stopped');
    const before = outbox.asked('UpdateUser');
    release();
    const answerAgain = failOptions();
    await isTried(before + 1);
    stop();
    answerAgain();
    outbox.open();
    await waitUntil(() => happened.length === 3, 'restored');
    expect(happened).to.deep.equal([types, 1, ['PLANNING']]);
  });

  it('are on again after an import that fails, and off again when it is resumed', async () => {
    const isReading = () => outbox.api.sent.at(-1)?.query.includes('MediaListCollection');
    outbox.api.fails(() => (isReading() ? new Response('', {status: 400}) : undefined));
    const {run} = await tab();
    await begin(run, true);
    await waitUntil(() => run.get().problem !== undefined && !run.get().isSilenced, 'failed and restored');
    expect(happened).to.deep.equal([types, ['PLANNING']]);
    outbox.api.fails(() => undefined);
    await run.change('running');
    await isDone(run);
    expect(happened).to.deep.equal([types, ['PLANNING'], types, 1, 2, 3, ['PLANNING']]);
  });

  it('are on again once the user turns the feature off', async () => {
    const {run} = await tab(() => mayRun);
    holdSave(1);
    await begin(run, true);
    await isHeld();
    mayRun = false;
    await run.load();
    release();
    await waitUntil(() => !run.get().isSilenced && !run.get().isHere, 'restored');
    expect(happened).to.deep.equal([types, 1, ['PLANNING']]);
  });
});
