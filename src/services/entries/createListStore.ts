import type {ApolloClient} from '@apollo/client';

import {onPageReturn} from '#platform/pageReturn';
import type {AccountEpoch} from '../api/accountEpoch';
import type {Read} from '../api/cache/reader';
import type {BaseServices} from '../baseServices';
import type {BusEvents} from '../bus';
import type {BulkSchema, DatabaseSource} from '../database';
import {OtherLists} from '../lists/otherLists';
import {listTypes} from '../lists/ownList';
import type {Outbox} from '../outbox/outbox';
import type {Tabs} from '../tabs';
import {ChangesElsewhere} from './changesElsewhere';
import type {EntryPatch} from './entryRecord';
import {EntryStore} from './entryStore';
import type {ListStore} from './listStore';
import {patchOfSaved} from './patches';
import type {ViewDeps} from './queriedEntries';
import {EntryStorage} from './storage';
import type {TypedPatch} from './storedPatches';
import './editWrites';
import './jobWrites';
import './undo';
import {InProgress, SingleEntry} from './views';
import {watchListEditor} from './watchListEditor';
import {WholeLists} from './wholeLists';

interface Deps {
  services: BaseServices;
  client: ApolloClient;
  database: DatabaseSource;
  bulk: DatabaseSource<BulkSchema>;
  tabs: Tabs;
  accountEpoch: AccountEpoch;
  outbox: Outbox;
  read: Read;
  /** The progress of the rate limiter. */
  progress: () => string;
}

/** Number of views of single entries from which on those that nothing shows are dropped. */
const maxViews = 100;

/** The entries of the store, their views, and their synchronisation with the API, the database and other tabs. */
class SharedListStore implements ListStore {
  readonly inProgress: InProgress;
  readonly notes: OtherLists['notes'];
  readonly advancedScores: OtherLists['advancedScores'];
  readonly get: WholeLists['get'];
  readonly changesOf: WholeLists['changesOf'];
  readonly load: WholeLists['load'];
  readonly ofUser: OtherLists['ofUser'];
  readonly compared: OtherLists['compared'];
  readonly #deps: Deps;
  readonly #store: EntryStore;
  readonly #storage: EntryStorage;
  readonly #lists: WholeLists;
  readonly #elsewhere: ChangesElsewhere;
  readonly #views: ViewDeps;
  readonly #entries = new Map<number, SingleEntry>();
  /** The views of single entries that something shows. */
  readonly #watched = new Set<SingleEntry>();
  readonly #others: OtherLists;
  #visibleSince: number | undefined;

  constructor(deps: Deps) {
    const {services, client, outbox, read, accountEpoch, database, bulk, tabs} = deps;
    const {session, settings, bus, clock, signal, report} = services;
    const now = () => clock.now();
    this.#deps = deps;
    this.#store = new EntryStore({outbox, now, signal});
    this.#storage = new EntryStorage({
      database,
      bulk,
      tabs,
      report,
      signal,
      isFresh: at => this.#lists.isFresh(at),
      savedList: type => this.#store.savedList(type),
      onMissing: (account, patches) => account === this.#lists.account() && this.#elsewhere.lookUp(patches),
      onPatches: (account, patches) => this.#onPatches(account, patches),
      onList: (account, type) => void this.#lists.onStored(account, type),
    });
    this.#lists = new WholeLists({
      services,
      client,
      tabs,
      progress: deps.progress,
      store: this.#store,
      storage: this.#storage,
    });
    const apply = this.#apply;
    this.#elsewhere = new ChangesElsewhere({client, session, store: this.#store, lists: this.#lists, apply});
    const visibleSince = () => this.#visibleSince;
    this.#views = {session, settings, clock, store: this.#store, outbox, read, openedAt: now(), visibleSince, apply};
    this.inProgress = new InProgress(this.#views);
    this.#others = new OtherLists({client, read, now});
    ({get: this.get, changesOf: this.changesOf, load: this.load} = this.#lists);
    ({ofUser: this.ofUser, compared: this.compared} = this.#others);
    ({notes: this.notes, advancedScores: this.advancedScores} = this.#others);
    const update = () => [this.inProgress, ...this.#watched].forEach(view => view.isWatched() && view.update());
    this.#store.subscribe(update, {signal});
    bus.on('listEntryChanged', fact => this.#onChange(fact), {signal});
    accountEpoch.subscribe(() => this.#onAccountChange(), {signal});
    document.addEventListener('visibilitychange', () => document.hidden || this.#resume(), {signal});
    onPageReturn(() => this.#onReturn(), signal);
    watchListEditor(services);
  }

  entry(mediaId: number): SingleEntry {
    const known = this.#entries.get(mediaId);
    if (known) return known;
    const view = new SingleEntry(mediaId, this.#views, this.#onWatch);
    this.#entries.set(mediaId, view);
    for (const [id, {isWatched}] of this.#entries) {
      if (this.#entries.size <= maxViews) break;
      if (id !== mediaId && !isWatched()) this.#entries.delete(id);
    }
    this.#lookInLists(mediaId, view);
    return view;
  }

  readonly #onWatch = (view: SingleEntry, isWatched: boolean) => {
    if (!isWatched) this.#watched.delete(view);
    else this.#watched.add(view);
    // It may have been dropped before it was shown.
    if (isWatched && !this.#entries.has(view.mediaId)) this.#entries.set(view.mediaId, view);
  };

  /**
   * Shows an entry from a whole list until the API has answered. A list that was loaded within the entry's lifetime
   * counts as the API's answer; an older one may miss changes made elsewhere on the site.
   */
  #lookInLists(mediaId: number, view: SingleEntry) {
    const type = listTypes.find(each => this.#lists.isHeld(each) && this.#store.list(each)?.entries.has(mediaId));
    const at = type && this.#store.listTime(type);
    if (at !== undefined) return view.markKnown(at);
    const account = this.#lists.account();
    if (account === undefined) return;
    void this.#storage.lists.findEntry(account, mediaId, this.#lists.isFresh).then(found => {
      if (!found || account !== this.#lists.account()) return;
      this.#lists.own(account);
      this.#store.apply([found.patch]);
      view.markKnown(found.at);
    });
  }

  #all = () => new Set<InProgress | SingleEntry>([this.inProgress, ...this.#watched, ...this.#entries.values()]);

  /** Applies an answer of the API, and stores its changes of lists. */
  readonly #apply = (patches: readonly EntryPatch[]) => {
    const account = this.#lists.account();
    if (account === undefined) return;
    this.#lists.own(account);
    const types = new Map(patches.map(({mediaId}) => [mediaId, this.#store.typeOf(mediaId)]));
    const changed = this.#store.apply(patches).map((patch): TypedPatch => {
      return {...patch, type: types.get(patch.mediaId) ?? this.#store.typeOf(patch.mediaId)};
    });
    // There are many entries in progress, and each may be in another part: stored lists are not read for them.
    const isStored = ({type, source}: TypedPatch) =>
      source !== 'inProgress' || (type !== undefined && this.#lists.isHeld(type));
    this.#storage.storePatches(account, changed.filter(isStored));
    this.#lookUp(changed);
  };

  /** Looks up the changed entries that the lists in memory lack. */
  #lookUp(changed: readonly EntryPatch[]) {
    if (listTypes.every(type => this.#lists.isHeld(type))) this.#elsewhere.lookUp(changed);
  }

  #onChange({mediaId, entry, isDeleted, isElsewhere, isJob}: BusEvents['listEntryChanged']) {
    const userName = this.#deps.services.session.userName();
    if (userName !== undefined) this.#others.dropCompared(userName);
    const isSaved = mediaId !== undefined && (entry !== undefined || isDeleted === true);
    if (isSaved) {
      const patch = patchOfSaved(mediaId, entry, this.#store.moment(), isJob ? 'job' : 'write');
      // The tab that made the change stores it, unless its version stores it elsewhere.
      if (isElsewhere && !this.#deps.tabs.isBesideEarlier())
        this.#lookUp(this.#store.apply([patch]).filter(({source}) => source === 'job'));
      else this.#apply([patch]);
    }
    this.inProgress.onChange(mediaId, isSaved, isJob);
    for (const view of new Set([...this.#watched, ...this.#entries.values()]))
      if (view.mediaId === (mediaId ?? view.mediaId)) view.onChange(isSaved, isJob);
    if (!isSaved) void this.#elsewhere.fetchRecent();
  }

  /** Called when the page is shown again: sends the requests that were deferred while it was hidden. */
  #resume() {
    this.#visibleSince = this.#deps.services.clock.now();
    for (const view of this.#all()) view.resume();
    this.#elsewhere.resume();
  }

  /** Reads what other tabs may have stored, and asks AniList for any other changes. */
  #onReturn() {
    const account = this.#lists.account();
    if (account !== undefined) for (const type of listTypes) void this.#lists.onStored(account, type);
    this.#onChange({mediaId: undefined});
  }

  /** Called when another tab has stored changes of an account's lists. */
  #onPatches(account: string, patches: readonly EntryPatch[]) {
    if (account !== this.#lists.account()) return;
    this.#lists.own(account);
    if (this.#deps.tabs.isBesideEarlier()) this.#apply(patches);
    else this.#store.apply(patches);
  }

  #onAccountChange() {
    this.#lists.bump();
    this.#others.forget();
    this.#elsewhere.forget();
    for (const [mediaId, view] of this.#entries) if (!view.isWatched()) this.#entries.delete(mediaId);
    for (const view of this.#all()) view.reset();
  }
}

/** Creates the list store. It follows changes made here and in the site's own editor, and changes of the account. */
export const createListStore = (deps: Deps): ListStore => new SharedListStore(deps);
