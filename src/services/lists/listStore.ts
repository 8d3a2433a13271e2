import type {AccountEpoch} from '../api/accountEpoch';
import type {Read} from '../api/cache/reader';
import type {BusEvents} from '../bus';
import type {Outbox} from '../outbox/outbox';
import {ComparedLists} from './comparedLists';
import type {CurrentEntry} from './currentEntry';
import type {OwnEntry} from './entry';
import type {Entries} from './entryQuery';
import {EntrySet} from './entrySet';
import {inProgressQuery} from './inProgressQuery';
import {ListChanges} from './listChanges';
import {ListParts} from './listParts';
import {OtherUsersLists} from './otherLists';
import {ownEntryQuery} from './ownEntryQuery';
import type {ListStore} from './ownList';
import {OwnLists, type OwnListsDeps} from './ownLists';
import {watchListEditor} from './watchListEditor';

interface Deps extends OwnListsDeps {
  accountEpoch: AccountEpoch;
  outbox: Outbox;
  read: Read;
}

/** The store: single entries and those in progress as sets, whole lists, and what keeps all of them in step. */
class SharedListStore implements ListStore {
  readonly inProgress: EntrySet<CurrentEntry>;
  readonly notes: ListParts['notes'];
  readonly advancedScores: ListParts['advancedScores'];
  readonly #parts: ListParts;
  readonly #deps: Deps;
  readonly #entries = new Map<number, EntrySet<OwnEntry>>();
  readonly #lists: OwnLists;
  readonly #changes: ListChanges;
  readonly #others: OtherUsersLists;
  readonly get: OwnLists['get'];
  readonly changesOf: OwnLists['changesOf'];
  readonly load: OwnLists['load'];
  readonly ofUser: OtherUsersLists['ofUser'];
  readonly compared: ComparedLists;

  constructor(deps: Deps) {
    const {services, client, outbox, read, accountEpoch} = deps;
    const {session, settings, bus, clock, signal} = services;
    this.#deps = deps;
    this.#parts = new ListParts({client, read, now: () => clock.now()});
    ({notes: this.notes, advancedScores: this.advancedScores} = this.#parts);
    this.#lists = new OwnLists(deps);
    this.#changes = new ListChanges({lists: this.#lists, client, session});
    this.#others = new OtherUsersLists(client, () => clock.now());
    this.compared = new ComparedLists(client, () => clock.now());
    const learn = (answered: Entries<CurrentEntry>) => {
      for (const [mediaId, entry] of answered) this.#entries.get(mediaId)?.correct(mediaId, entry);
    };
    this.inProgress = new EntrySet(inProgressQuery({session, settings, read, learn}), {outbox, now: () => clock.now()});
    ({get: this.get, changesOf: this.changesOf, load: this.load} = this.#lists);
    ({ofUser: this.ofUser} = this.#others);
    bus.on('listEntryChanged', fact => this.#onChange(fact), {signal});
    outbox.subscribe(() => this.#sets().forEach(set => set.update()), {signal});
    accountEpoch.subscribe(() => this.#onAccountChange(), {signal});
    watchListEditor(services);
  }

  entry(mediaId: number): EntrySet<OwnEntry> {
    const known = this.#entries.get(mediaId);
    if (known) return known;
    const {services, outbox, read} = this.#deps;
    const learn = (answered: OwnEntry | undefined) => {
      this.#changes.applyAnswer(mediaId, answered);
      this.inProgress.correct(mediaId, answered);
    };
    const query = ownEntryQuery(mediaId, {read, session: services.session, learn});
    const set = new EntrySet(query, {outbox, now: () => services.clock.now()});
    this.#entries.set(mediaId, set);
    this.#seed(mediaId, set);
    return set;
  }

  /**
   * Shows what a list knows about an entry until the API has answered. A list that was loaded within the entry's
   * lifetime counts as the API's answer; an older one may miss changes made elsewhere on the site.
   */
  #seed(mediaId: number, set: EntrySet<OwnEntry>) {
    const inMemory = this.#changes.entry(mediaId);
    if (inMemory) return set.seed(new Map([[mediaId, inMemory.entry]]), inMemory.at);
    const {session} = this.#deps.services;
    const userName = session.userName();
    void this.#changes.find(mediaId).then(found => {
      if (found && userName === session.userName()) set.seed(new Map([[mediaId, found.entry]]), found.at);
    });
  }

  #sets = (): readonly EntrySet<OwnEntry | CurrentEntry>[] => [this.inProgress, ...this.#entries.values()];

  #onChange(fact: BusEvents['listEntryChanged']) {
    const {mediaId, entry, isDeleted} = fact;
    const userName = this.#deps.services.session.userName();
    if (userName !== undefined) this.compared.drop(userName);
    for (const set of this.#sets()) set.applyChange(fact);
    if (mediaId !== undefined && (entry ?? isDeleted)) this.#changes.applySaved(mediaId, entry);
    else void this.#changes.fetchRecent();
  }

  #onAccountChange() {
    this.#lists.bump();
    this.#others.forget();
    this.compared.forget();
    this.#changes.forget();
    for (const [mediaId, set] of this.#entries) if (!set.isWatched()) this.#entries.delete(mediaId);
    for (const set of this.#sets()) set.reset();
    this.#parts.forget();
  }
}

/** Creates the list store. It follows changes made here and in the site's own editor, and account changes. */
export const createListStore = (deps: Deps): ListStore => new SharedListStore(deps);
