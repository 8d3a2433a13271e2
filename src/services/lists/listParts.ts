import type {ApolloClient, OperationVariables, TypedDocumentNode} from '@apollo/client';

import type {Read} from '../api/cache/reader';
import {toApiError} from '../api/apiError';
import {queryUncached} from '../api/queryUncached';
import {AdvancedScoresDocument} from './advancedScores.generated';
import {AdvancedScoringDocument} from './advancedScoring.generated';
import {KeptTasks} from './keptTasks';
import {ListNotesDocument} from './notes.generated';
import {otherListsLifetime} from './otherLists';
import type {AdvancedScores, ListStore, ListType} from './ownList';

interface Deps {
  readonly client: ApolloClient;
  readonly read: Read;
  readonly now: () => number;
}

/** What an answer says of one entry. Not validated: checking a long list by its shape would be one long task. */
interface RawEntry {
  readonly mediaId?: unknown;
  readonly notes?: unknown;
  readonly advancedScores?: unknown;
}

interface RawCollection {
  readonly MediaListCollection?: {
    readonly lists?: readonly ({readonly entries?: readonly (RawEntry | null)[] | null} | null)[] | null;
  } | null;
}

const arrayOf = <T>(value: readonly T[] | null | undefined): readonly T[] => (Array.isArray(value) ? value : []);

/** What `valueOf` finds in the entries of all lists, by media id; an entry that is on several lists counts once. */
function collect<T>({MediaListCollection: all}: RawCollection, valueOf: (entry: RawEntry) => T | undefined) {
  const found = new Map<number, T>();
  for (const list of arrayOf(all?.lists))
    for (const entry of arrayOf(list?.entries)) {
      const value = entry ? valueOf(entry) : undefined;
      if (value !== undefined && typeof entry?.mediaId === 'number') found.set(entry.mediaId, value);
    }
  return found;
}

const keyOf = (userName: string, type: ListType) => `${userName.toLowerCase()}/${type}`;

const noteOf = ({notes}: RawEntry) => (typeof notes === 'string' && notes !== '' ? notes : undefined);

/** The categories with a score, in the owner's order. */
function scoresOf({advancedScores}: RawEntry): AdvancedScores | undefined {
  if (typeof advancedScores !== 'object' || advancedScores === null) return undefined;
  const given = Object.entries(advancedScores).filter(
    (pair): pair is [string, number] => typeof pair[1] === 'number' && pair[1] > 0,
  );
  return given.length ? given : undefined;
}

/**
 * One field of all entries of a list, which takes a small part of what a whole list does. Kept like other people's
 * lists (rule lists-20).
 */
export class ListParts {
  readonly #deps: Deps;
  readonly #notes: KeptTasks<ReadonlyMap<number, string>>;
  readonly #scores: KeptTasks<ReadonlyMap<number, AdvancedScores>>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#notes = new KeptTasks(otherListsLifetime, deps.now);
    this.#scores = new KeptTasks(otherListsLifetime, deps.now);
  }

  notes: ListStore['notes'] = (userName, type, options) =>
    this.#notes
      .get(keyOf(userName, type), signal => this.#ask(ListNotesDocument, {userName, type}, noteOf, signal))
      .join(options);

  advancedScores: ListStore['advancedScores'] = (userName, type, options) =>
    this.#scores
      .get(keyOf(userName, type), async signal =>
        (await this.#usesAdvancedScoring(userName, type, signal))
          ? this.#ask(AdvancedScoresDocument, {userName, type}, scoresOf, signal)
          : new Map(),
      )
      .join(options);

  /** Another account may see different lists, or more of them. */
  forget() {
    this.#notes.forget();
    this.#scores.forget();
  }

  async #ask<T, V extends OperationVariables>(
    document: TypedDocumentNode<unknown, V>,
    variables: V,
    valueOf: (entry: RawEntry) => T | undefined,
    signal: AbortSignal,
  ) {
    try {
      const answer = await queryUncached(this.#deps.client, document, variables, {priority: 'visible', signal});
      return collect(answer as RawCollection, valueOf);
    } catch (error) {
      throw signal.aborted ? signal.reason : toApiError(error);
    }
  }

  async #usesAdvancedScoring(userName: string, type: ListType, signal: AbortSignal) {
    const {User: user} = await this.#deps.read(
      AdvancedScoringDocument,
      {userName},
      {lifetime: otherListsLifetime, signal},
    );
    const {animeList, mangaList} = user?.mediaListOptions ?? {};
    return (type === 'ANIME' ? animeList : mangaList)?.advancedScoringEnabled === true;
  }
}
