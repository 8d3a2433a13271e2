import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import {hours} from '#services/api/cache/lifetime';
import {ImportRun} from '#services/imports/importRun';
import {UserNamesDocument} from '#src/start/userNames.generated';
import {hidePage, useLists} from '../support/lists';
import {openDeaf, returnFromCache} from '../support/page';
import {waitUntil} from '../support/wait';
import {useOutbox} from '../support/writes';

describe('the outbox of a page from the back/forward cache', () => {
  const outbox = useOutbox();

  it('has what other tabs have added, changed and discarded meanwhile', async () => {
    outbox.api.fails(() => new Response('', {status: 500}));
    const [here, there] = [openDeaf(() => outbox.open()), outbox.open()];
    await Promise.all([here.writes.refresh(), there.writes.refresh()]);
    const progress = () => here.writes.list().map(({payload}) => (payload as {readonly progress?: number}).progress);
    await there.writes.add('saveEntry', {mediaId: 1, progress: 4}).stored;
    expect(progress()).to.deep.equal([]);
    returnFromCache();
    await waitUntil(() => progress().length === 1, 'the write of the other tab');
    await there.writes.add('saveEntry', {mediaId: 1, progress: 5}).stored;
    returnFromCache();
    await waitUntil(() => progress()[0] === 5, 'its change');
    const [write] = there.writes.list();
    await there.writes.discard(write?.id ?? 0);
    returnFromCache();
    await waitUntil(() => progress().length === 0, 'its removal');
  });

  it('keeps its own writes that could not be stored', async () => {
    outbox.api.fails(() => new Response('', {status: 500}));
    const here = openDeaf(() => outbox.open());
    await here.writes.refresh();
    let changes = 0;
    here.writes.subscribe(() => changes++, here.services);
    const native = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add') ?? {};
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await here.writes.add('saveEntry', {mediaId: 2, progress: 1}).stored;
    Object.defineProperty(IDBObjectStore.prototype, 'add', native);
    const before = changes;
    returnFromCache();
    await waitUntil(() => changes > before, 'the log read again');
    expect(here.writes.list().map(({target}) => target)).to.deep.equal(['entry:2']);
  });
});

describe('the import of a page from the back/forward cache', () => {
  const outbox = useOutbox();

  it('is the one that another tab has started meanwhile', async () => {
    outbox.api.fails(() => new Response('', {status: 500}));
    const runOf = ({services}: ReturnType<typeof outbox.open>) =>
      new ImportRun({
        ...{api: apiOf(services), session: services.session, signal: services.signal, featureId: 'moreImports'},
        mayRun: () => false,
        now: () => 1,
      });
    const [here, there] = [runOf(openDeaf(() => outbox.open())), runOf(outbox.open())];
    await waitUntil(() => here.get().isLoaded && there.get().isLoaded, 'both');
    const row = {title: 'A', label: 'A', payload: {mediaId: 1, progress: 5}, base: {progress: 1}};
    const job = {
      ...{fileName: 'list.xml', userName: 'Mirabel', at: 1, rows: [row], others: []},
      type: 'ANIME',
    } as const;
    await there.start(job);
    await waitUntil(() => there.get().job, 'the import there');
    expect(here.get().job).to.equal(undefined);
    returnFromCache();
    await waitUntil(() => here.get().job, 'the import here');
  });
});

describe('the lists of a page from the back/forward cache', () => {
  const {answers, tab} = useLists();

  it('have the values that another tab has saved, and lack the entries that it has deleted', async () => {
    answers.saved = ({args}) => ({...args, id: 1, customLists: [], media: undefined});
    const [here, there] = [openDeaf(tab), tab()];
    await there.lists.load('ANIME');
    hidePage();
    const entries = () => {
      const state = here.lists.get('ANIME');
      return state.state === 'data' ? state.list.entries : new Map<number, {readonly progress: number}>();
    };
    here.lists.changesOf('ANIME').subscribe(() => undefined, here.services);
    await here.lists.load('ANIME');
    const before = entries().get(1)?.progress ?? 0;
    await there.lists.entry(1).save(1, {progress: before + 3});
    hidePage();
    await waitUntil(() => there.lists.get('ANIME').state === 'data', 'saved');
    expect(entries().get(1)?.progress).to.equal(before);
    await waitUntil(() => (returnFromCache(), entries().get(1)?.progress === before + 3), 'the saved value');
  });
});

describe('the answers of a page from the back/forward cache', () => {
  const outbox = useOutbox();

  it('are requested again, unless another tab has stored them', async () => {
    outbox.answers({User: ({args}) => ({__typename: 'User', name: `User ${String(args.id)}`})});
    // Only answers for a known account are stored.
    const token = `e.${btoa('{"sub":7}')}.`;
    const {services, database} = openDeaf(() => outbox.open({token}));
    const read = async () => {
      const options = {lifetime: hours(1), priority: 'person'} as const;
      await services.apiFor('test').read(UserNamesDocument, {before: 1, after: 2}, options);
      return outbox.api.sent.length;
    };
    const first = await read();
    const countStored = () => database.use(opened => opened.count('answers'));
    let stored: number | undefined = 0;
    await waitUntil(() => (void countStored().then(count => (stored = count)), stored), 'the stored answer');
    returnFromCache();
    expect(await read(), 'stored').to.equal(first);
    // As another tab does after a change.
    await database.use(opened => opened.clear('answers'));
    expect(await read(), 'before the page is left').to.equal(first);
    returnFromCache();
    expect(await read(), 'after its return').to.be.above(first);
  });
});
