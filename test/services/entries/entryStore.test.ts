import {expect} from 'chai';

import {createListeners} from '#domain/value/store';
import type {EntryPatch, KnownValues} from '#services/entries/entryRecord';
import {EntryStore} from '#services/entries/entryStore';
import type {ListEntry, MediaLists} from '#services/lists/ownList';
import type {Write} from '#services/outbox/write';

const media = {type: 'ANIME', format: 'TV'} as ListEntry['media'];
const listed = (mediaId: number, values: Partial<ListEntry> = {}) =>
  ({
    id: mediaId + 100,
    mediaId,
    status: 'CURRENT',
    score: 7,
    scoreRaw: 70,
    progress: 3,
    progressVolumes: 0,
    repeat: 0,
    notes: undefined,
    hiddenFromStatusLists: false,
    listLocations: ['Watching'],
    customLists: [],
    media,
    ...values,
  }) as ListEntry;
const listOf = (at: number, ...entries: readonly ListEntry[]): MediaLists => ({
  type: 'ANIME',
  scoreFormat: 'POINT_10',
  hasAdvancedScoring: false,
  at,
  entries: new Map(entries.map(entry => [entry.mediaId, entry])),
  lists: [
    {
      name: 'Watching',
      isCustomList: false,
      status: 'CURRENT',
      isSplitCompletedList: false,
      mediaIds: entries.map(({mediaId}) => mediaId),
    },
  ],
});
const patch = (mediaId: number, asOf: number, values: KnownValues | undefined): EntryPatch => ({
  ...{mediaId, asOf, values, source: 'write'},
});
const write = (id: number, kind: string, payload: {mediaId: number}, more: Partial<Write> = {}): Write => ({
  ...{id, kind, account: 'a', target: `entry:${payload.mediaId}`, payload, page: 'p', createdAt: 1, state: 'waiting'},
  ...{attempts: 0, ...more},
});

describe('the entry store', () => {
  const end = new AbortController();
  after(() => end.abort('over'));

  function open() {
    let writes: readonly Write[] = [];
    let now = 1000;
    const {subscribe, notify} = createListeners();
    const outbox = {list: () => writes, onHold: ({lost}: Write) => (lost ? 'unanswered' : undefined), subscribe};
    const store = new EntryStore({outbox: outbox as never, now: () => now, signal: end.signal});
    const wait = (...all: readonly Write[]) => {
      writes = all;
      notify();
    };
    const shown = (mediaId: number) => store.entry(mediaId)?.values;
    return {store, wait, shown, set: (time: number) => void (now = time)};
  }

  it('shows the saved values with the unsent changes on top, in order', () => {
    const {store, wait, shown} = open();
    store.apply([patch(1, 1, {progress: 3, status: 'CURRENT'})]);
    wait(
      write(1, 'saveEntry', {mediaId: 1, ...{progress: 4}}),
      write(2, 'toggleLike', {mediaId: 1}),
      write(3, 'saveEntry', {mediaId: 1, ...{progress: 5}}),
    );
    expect([shown(1), store.saved(1)?.values]).to.deep.equal([
      {progress: 5, status: 'CURRENT'},
      {progress: 3, status: 'CURRENT'},
    ]);
    wait(write(1, 'deleteEntry', {mediaId: 1}));
    expect(shown(1)).to.equal(undefined);
    wait();
    expect(shown(1)).to.deep.equal({progress: 3, status: 'CURRENT'});
  });

  it('shows an unsent change to a media item that is on no list', () => {
    const {store, wait, shown} = open();
    store.apply([patch(1, 1, undefined)]);
    wait(write(1, 'saveEntry', {mediaId: 1, ...{status: 'PLANNING'}}));
    expect(shown(1)).to.deep.include({status: 'PLANNING', progress: 0, score: 0});
  });

  it('does not show refused changes, and reports what holds the first change back', () => {
    const {store, wait, shown} = open();
    store.apply([patch(1, 1, {progress: 3})]);
    const lost = write(2, 'saveEntry', {mediaId: 1, ...{progress: 5}}, {lost: true});
    wait(write(1, 'saveEntry', {mediaId: 1, ...{progress: 9}}, {state: 'refused'}), lost);
    expect(shown(1)?.progress).to.equal(5);
    expect(store.entry(1)?.onHold).to.deep.equal({write: lost, reason: 'unanswered'});
  });

  it('returns the same object until an entry changes', () => {
    const {store, wait} = open();
    store.apply([patch(1, 1, {progress: 3})]);
    wait(write(1, 'saveEntry', {mediaId: 1, ...{progress: 4}}));
    const before = store.entry(1);
    store.apply([patch(2, 2, {progress: 1}), patch(1, 3, {progress: 3})]);
    wait(write(1, 'saveEntry', {mediaId: 1, ...{progress: 4}}), write(2, 'saveEntry', {mediaId: 2, ...{progress: 2}}));
    expect(store.entry(1)).to.equal(before);
  });

  it('returns the patches that changed something, and notifies once', () => {
    const {store} = open();
    store.apply([patch(1, 1, {progress: 3})]);
    let count = 0;
    store.subscribe(() => (count += 1), {signal: end.signal});
    const [same, newer, older] = [patch(1, 2, {progress: 3}), patch(2, 2, {progress: 1}), patch(1, 1, {progress: 2})];
    expect(store.apply([same, newer, older])).to.deep.equal([newer]);
    expect(count).to.equal(1);
  });

  it('overlays changes on a complete list, and moves entries with another status', () => {
    const {store, wait} = open();
    store.adopt(listOf(1, listed(1), listed(2)), 1);
    const before = store.list('ANIME');
    expect(store.list('ANIME'), 'the same object').to.equal(before);
    wait(
      write(1, 'saveEntry', {mediaId: 1, ...{status: 'PAUSED', progress: 4}}),
      write(2, 'deleteEntry', {mediaId: 2}),
    );
    const list = store.list('ANIME');
    expect(list?.lists.map(({name, mediaIds}) => [name, mediaIds])).to.deep.equal([['Paused', [1]]]);
    expect(list?.entries.get(1)).to.deep.include({progress: 4, status: 'PAUSED', listLocations: ['Paused']});
    expect(list?.entries.has(2)).to.equal(false);
    expect(store.savedList('ANIME')).to.deep.equal(before);
  });

  it('keeps changes newer than a whole list, and adopts the rest', () => {
    const {store} = open();
    store.adopt(listOf(1, listed(1), listed(2), listed(3)), 1);
    store.apply([patch(1, 10, {progress: 5, status: 'PAUSED'}), patch(2, 10, undefined)]);
    store.adopt(listOf(5, listed(1, {notes: 'New'}), listed(2), listed(4)), 5);
    const list = store.list('ANIME');
    expect([...(list?.entries.keys() ?? [])]).to.deep.equal([4, 1]);
    expect(list?.entries.get(1)).to.deep.include({progress: 5, notes: 'New', listLocations: ['Paused']});
    expect(store.saved(3)?.values, 'it is no longer on the list').to.equal(undefined);
    store.adopt(listOf(20, listed(1), listed(2)), 20);
    expect(store.list('ANIME')).to.deep.equal(listOf(20, listed(1), listed(2)));
  });

  it('returns increasing moments even if the clock is set back', () => {
    const {store, set} = open();
    const first = store.moment();
    set(500);
    expect(store.moment()).to.be.greaterThan(first);
    store.apply([patch(1, 5000, {progress: 1})]);
    expect(store.moment()).to.be.greaterThan(5000);
    set(9000);
    expect(store.moment()).to.equal(9000);
  });

  it('forgets everything when another account signs in', () => {
    const {store, shown} = open();
    store.adopt(listOf(1, listed(1)), 1);
    store.apply([patch(2, 1, {progress: 1})]);
    store.clear();
    expect([shown(1), shown(2), store.list('ANIME'), store.saved(1)]).to.deep.equal(Array(4).fill(undefined));
  });
});
