import type {ApolloClient} from '@apollo/client';

import type {Session} from '../session';
import type {OwnEntry} from './entry';
import type {OwnLists} from './ownLists';
import {listTypes, type KnownEntry, type ListEntry, type ListType, type MediaLists} from './ownList';
import {knownEntry, patchOf, patchOfSaved, type Patch} from './patch';
import {fetchRecent} from './recentEntries';
import type {SavedEntry} from './savedEntry';

interface Deps {
  lists: OwnLists;
  client: ApolloClient;
  session: Session;
}

type MakePatch = (known: ListEntry | undefined) => Patch;

const isSame = (one: OwnEntry, other: OwnEntry) =>
  one.status === other.status && one.score === other.score && one.progress === other.progress;

/** Keeps the user's lists in step with what is learned about individual entries and with changes made elsewhere. */
export class ListChanges {
  readonly #deps: Deps;
  /** Media known to be on a list but missing from the lists here. They are looked up only once. */
  readonly #lookedUp = new Set<number>();
  #catchingUp: Promise<void> | undefined;
  #again = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** An entry from the lists in memory. */
  entry = (mediaId: number): KnownEntry | undefined => {
    const [list, entry] = this.#inMemory(mediaId);
    return list && entry && knownEntry(list, entry);
  };

  /** An entry from the lists in memory or the database. */
  find = async (mediaId: number): Promise<KnownEntry | undefined> => {
    const {lists} = this.#deps;
    const account = lists.account();
    if (account === undefined) return undefined;
    return this.entry(mediaId) ?? (await lists.stored.findEntry(account, mediaId, lists.isFresh));
  };

  /** Applies what the API returned for an entry; `undefined`: it is on no list. */
  applyAnswer = (mediaId: number, own: OwnEntry | undefined) =>
    this.#apply(
      mediaId,
      known => patchOf(mediaId, own, known),
      stored => own !== undefined && isSame(stored, own),
    );

  /** Applies the result of one of our own writes; `undefined`: the entry was deleted. */
  applySaved = (mediaId: number, applySaved: SavedEntry | undefined) =>
    this.#apply(mediaId, () => patchOfSaved(mediaId, applySaved));

  /** Fetches and applies changes made elsewhere, if there are lists here. One request at a time. */
  fetchRecent(): Promise<void> {
    this.#again = this.#catchingUp !== undefined;
    this.#catchingUp ??= this.#catchUp()
      // What this misses is corrected by the next full load.
      .catch(() => undefined)
      .finally(() => {
        this.#catchingUp = undefined;
        if (this.#again) void this.fetchRecent();
      });
    return this.#catchingUp;
  }

  forget = () => this.#lookedUp.clear();

  #inMemory(mediaId: number) {
    for (const type of listTypes) {
      const list = this.#deps.lists.fresh(type);
      const entry = list?.entries.get(mediaId);
      if (list && entry) return [list, entry] as const;
    }
    return [] as const;
  }

  #apply(mediaId: number, make: MakePatch, isKnown?: (stored: OwnEntry) => boolean) {
    const [list, entry] = this.#inMemory(mediaId);
    if (list) this.#deps.lists.patch(list.type, make(entry));
    else void this.#applyToStored(mediaId, make, isKnown);
  }

  /** The same for lists that this tab has not loaded, and for media that are on no list. */
  async #applyToStored(mediaId: number, make: MakePatch, isKnown?: (stored: OwnEntry) => boolean) {
    const {lists} = this.#deps;
    const account = lists.account();
    const known = account === undefined ? undefined : await lists.stored.findEntry(account, mediaId, lists.isFresh);
    if (known) {
      if (isKnown?.(known.entry)) return;
      const list = await lists.resident(known.type);
      return lists.patch(known.type, make(list?.entries.get(mediaId)));
    }
    if (!make(undefined).change || this.#lookedUp.has(mediaId)) return;
    this.#lookedUp.add(mediaId);
    await this.fetchRecent();
  }

  async #catchUp() {
    const {lists, client, session} = this.#deps;
    const account = lists.account();
    const userName = session.userName();
    const known = new Map<ListType, MediaLists>();
    for (const type of listTypes) {
      const list = await lists.resident(type);
      if (list) known.set(type, list);
    }
    if (!known.size || userName === undefined) return;
    const {patches, incomplete} = await fetchRecent(client, userName, known);
    if (account !== lists.account()) return;
    for (const {type, ...patch} of patches) lists.patch(type, patch);
    for (const type of incomplete) lists.expire(type);
  }
}
