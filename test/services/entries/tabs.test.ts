import {expect} from 'chai';

import {build} from '#platform/platform';
import {apiOf} from '#services/api/api';
import {inProgress} from '../../support/inProgress';
import {hidePage, rawEntry, useLists} from '../../support/lists';
import {waitUntil} from '../../support/wait';

/** Records the use of the stored lists, as the name of the method and the key. */
function useListOperations() {
  const names = ['get', 'put', 'add', 'getAll', 'getAllKeys', 'openCursor', 'delete'] as const;
  const natives = names.map(name => [name, Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, name)] as const);
  let operations: string[] = [];
  beforeEach(() => {
    operations = [];
    for (const [name, native] of natives)
      Object.defineProperty(IDBObjectStore.prototype, name, {
        configurable: true,
        value(this: IDBObjectStore, ...given: unknown[]) {
          if (this.name === 'lists') operations.push(`${name} ${String(given.at(-1))}`);
          return (native?.value as (...words: unknown[]) => unknown).apply(this, given);
        },
      });
  });
  afterEach(() => {
    for (const [name, native] of natives) Object.defineProperty(IDBObjectStore.prototype, name, native ?? {});
  });
  return {
    clear: () => void (operations = []),
    operations: () => operations,
  };
}

/** Shows or hides the page, as a browser does with a tab. */
function setHidden(isHidden: boolean) {
  if (isHidden) Object.defineProperty(document, 'hidden', {value: true, configurable: true});
  else Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('entries in several tabs with stored lists', () => {
  const {api, tab, userName} = useLists();
  const listOperations = useListOperations();
  let channel: BroadcastChannel;
  beforeEach(() => {
    // However slow the machine is, no answer counts as lost, and no tab as frozen.
    globalThis.automailStandIn = {...globalThis.automailStandIn, rateWindow: 6000, answerTimeout: 60_000};
    channel = new BroadcastChannel(build.name.toLowerCase());
  });
  afterEach(() => {
    channel.close();
    setHidden(false);
  });

  /** Makes the API serve these entries in progress, and lists of them, and store saved entries. */
  function serve(...begun: readonly ReturnType<typeof inProgress>[]) {
    const entries = new Map(begun.map(entry => [entry.mediaId, entry]));
    api.answers(({name, args}) => {
      if (args.mediaId !== undefined && name === 'Page.mediaList') return [];
      if (name === 'Page.mediaList')
        return args.type === 'ANIME' ? [...entries.values()].filter(({status}) => status === 'CURRENT') : [];
      if (name === 'SaveMediaListEntry') {
        const mediaId = Number(args.mediaId);
        const known = entries.get(mediaId) ?? inProgress(mediaId, {status: 'PLANNING', progress: 0});
        entries.set(mediaId, {...known, ...args});
        return {...entries.get(mediaId), customLists: [], media: undefined};
      }
      const rows = args.type === 'ANIME' ? begun.map(({mediaId}) => rawEntry(mediaId)) : [];
      return {hasNextChunk: false, user: null, lists: [{name: 'Watching', status: 'CURRENT', entries: rows}]};
    });
  }

  /** Opens five home pages that show the entries in progress, while both lists are stored. */
  async function homePages() {
    const first = tab();
    await first.lists.load('ANIME');
    hidePage();
    const database = await first.bulk.open();
    let keys = 0;
    const look = async () => (keys = (await database?.count('lists')) ?? 0);
    await waitUntil(() => (void look(), keys === 34));
    first.services.stop();
    const pages = Array.from({length: 5}, () => tab());
    for (const {lists, services} of pages) {
      lists.inProgress.subscribe(() => undefined, services);
      lists.inProgress.look();
      await waitUntil(() => lists.inProgress.get().state === 'data');
    }
    const [page = tab()] = pages;
    const progress = (mediaId: number) =>
      pages.map(({lists}) => lists.inProgress.get().entries?.get(mediaId)?.progress);
    /** Resolves when all pages know that everything is saved. */
    const settled = () => waitUntil(() => pages.every(({services}) => apiOf(services).writes.list().length === 0));
    return {pages, page, progress, settled};
  }

  /** Resolves when a tab has sent that a list was stored. */
  const storedMessage = () =>
    new Promise<void>(resolve => {
      channel.onmessage = ({data}: MessageEvent<{type?: string}>) => {
        if (data.type === 'cachev2') setTimeout(resolve, 50);
      };
    });
  const kinds = (sent: readonly {readonly query: string}[]) =>
    sent.map(({query}) => (query.startsWith('mutation') ? 'mutation' : 'query'));

  for (const isLoaded of [false, true])
    it(`are changed by one write of one stored part, without a query, and without reading a list ${isLoaded ? 'that each of them has loaded' : 'that none has loaded'}`, async () => {
      serve(inProgress(1), inProgress(2));
      const {pages, page, progress, settled} = await homePages();
      if (isLoaded) for (const {lists} of pages) await lists.load('ANIME');
      listOperations.clear();
      const before = api.sent.length;
      await page.lists.inProgress.save(1, {progress: 4});
      await settled();
      expect(progress(1)).to.deep.equal([4, 4, 4, 4, 4]);
      const isStored = storedMessage();
      hidePage();
      await isStored;
      const key = `${userName()}/ANIME/1`;
      expect(listOperations.operations()).to.deep.equal([`get ${key}`, `put ${key}`]);
      expect(kinds(api.sent.slice(before))).to.deep.equal(['mutation']);
      expect((await tab().lists.load('ANIME')).entries.get(1)?.progress).to.equal(4);
    });

  it('also write the head if an entry moves to another list', async () => {
    serve(inProgress(1), inProgress(2));
    const {page} = await homePages();
    listOperations.clear();
    await page.lists.inProgress.save(1, {status: 'COMPLETED', progress: 12});
    const isStored = storedMessage();
    hidePage();
    await isStored;
    const key = `${userName()}/ANIME`;
    expect(listOperations.operations()).to.deep.equal([`get ${key}/1`, `get ${key}`, `put ${key}/1`, `put ${key}`]);
    const {lists} = await tab().lists.load('ANIME');
    expect(lists.map(({name, mediaIds}) => [name, mediaIds])).to.deep.equal([
      ['Watching', [2]],
      ['Completed', [1]],
    ]);
  });

  it('are not requested by a hidden page until it is shown again', async () => {
    serve(inProgress(1));
    const {pages, page, progress, settled} = await homePages();
    const requests = () =>
      api.sent.flatMap(({requestedFields}) => requestedFields).filter(({args}) => args.type === 'ANIME').length;
    setHidden(true);
    const before = requests();
    await apiOf(page.services).writes.add('saveEntry', {mediaId: 3, status: 'CURRENT', progress: 1}).done;
    await settled();
    // Everything that the pages had requested before is now sent.
    await Promise.all(pages.map(({lists}) => lists.entry(1).refetch()));
    expect(requests()).to.equal(before);
    setHidden(false);
    await waitUntil(() => progress(3).every(value => value === 1));
    expect(requests()).to.equal(before + 5);
  });

  it('adopt the list that another tab has written', async () => {
    serve(inProgress(1));
    const {pages, page} = await homePages();
    for (const {lists} of pages) await lists.load('ANIME');
    const database = await page.bulk.open();
    const key = `${userName()}/ANIME`;
    const part = (await database?.get('lists', `${key}/1`)) as {entries: object[]};
    await database?.put('lists', {...part, entries: part.entries.map(entry => ({...entry, progress: 9}))}, `${key}/1`);
    channel.postMessage({type: 'wholeList', key, format: 2});
    const progress = () => pages.map(({lists}) => lists.get('ANIME').list?.entries.get(1)?.progress);
    await waitUntil(() => progress().every(value => value === 9));
  });

  describe('beside a tab of an earlier version', () => {
    const earlierKey = 'automailLists';
    afterEach(() => localStorage.removeItem(earlierKey));
    const entryIn = async (mediaId: number) => (await tab().lists.load('ANIME')).entries.get(mediaId);

    it('store the changes that it has made', async () => {
      serve(inProgress(1));
      const {progress} = await homePages();
      const saved = {id: 1001, mediaId: 1, status: 'CURRENT', progress: 8, score: 7, updatedAt: 900};
      const done = {id: 900, kind: 'saveEntry', intention: {mediaId: 1, progress: 8}, result: saved};
      const before = api.sent.length;
      const isStored = storedMessage();
      channel.postMessage({type: 'writes', id: 900, row: undefined, done});
      await waitUntil(() => progress(1).every(value => value === 8));
      hidePage();
      await isStored;
      expect(await entryIn(1)).to.include({progress: 8, updatedAt: 900, priority: 3});
      expect(api.sent).to.have.length(before);
    });

    it('apply its changes of lists, without its data of media items', async () => {
      serve(inProgress(1));
      const {pages} = await homePages();
      for (const {lists} of pages) await lists.load('ANIME');
      const listed = () => pages.map(({lists}) => lists.get('ANIME').list?.entries.get(1));
      const media = listed()[0]?.media;
      const earlierMedia = {type: 'ANIME', episodes: 4, title: {}, tags: [], genres: [], studios: [], staff: []};
      const values = {progress: 9, repeat: 0, hiddenFromStatusLists: false, media: earlierMedia};
      const patches = [{mediaId: 1, values, asOf: 2_000_000_000, source: 'write'}];
      channel.postMessage({type: 'cachev2', key: `${userName()}/ANIME`, patches});
      await waitUntil(() => listed().every(entry => entry?.progress === 9));
      expect(media?.tagRanks).to.deep.equal([90]);
      for (const entry of listed()) expect(entry?.media).to.deep.equal(media);
    });

    it('ignore the list that it has written, and outdate that with a change', async () => {
      serve(inProgress(1));
      const {page, settled} = await homePages();
      localStorage.setItem(earlierKey, '999999999');
      listOperations.clear();
      channel.postMessage({type: 'cachev2', key: `${userName()}/ANIME`});
      await page.lists.inProgress.save(1, {progress: 4});
      await settled();
      expect(listOperations.operations()).to.deep.equal([]);
      expect(localStorage.getItem(earlierKey)).to.equal('1');
    });
  });
});
