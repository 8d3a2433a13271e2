import {ApolloLink} from '@apollo/client';
import type {DocumentNode} from 'graphql';
import {tap} from 'rxjs';

import {isRecent} from '#domain/date/isRecent';
import {BoundedMap} from '#domain/value/boundedMap';
import {isQuery} from '../complexity';
import {ChangedEntities} from './changedEntities';
import type {CachedQuery} from './eviction';
import type {Lifetime} from './lifetime';
import {queryKey} from './queryKey';

type Variables = object | undefined;

/** Remembers when the network last answered each query. The answers themselves are in Apollo's cache. */
export interface Freshness {
  /** Records the time of every answer without errors, unless it was outdated when it arrived. */
  readonly link: ApolloLink;
  /** When the API last answered (epoch milliseconds), as far as this page knows. */
  fetchedAt(document: DocumentNode, variables: Variables): number | undefined;
  /** Records an answer that was obtained elsewhere, with the time the API sent it. */
  note(document: DocumentNode, variables: Variables, fetchedAt: number): void;
  isFresh(document: DocumentNode, variables: Variables, lifetime: Lifetime): boolean;
  /** The queries whose times are known. */
  known(): Iterable<CachedQuery>;
  clear(): void;
}

/** The entities that mutations have changed. */
export interface Changes {
  readonly all: ChangedEntities;
  /** Those changed in other tabs. What the user changes here, the features here show by themselves. */
  readonly elsewhere: ChangedEntities;
  /** The answer in Apollo's cache. */
  readonly read: (document: DocumentNode, variables: Variables) => unknown;
  /** Called with each answer. */
  readonly onAnswer?: () => void;
}

const noChanges = (): Changes => ({
  all: new ChangedEntities(),
  elsewhere: new ChangedEntities(),
  read: () => undefined,
});

/** Maximum number of answers whose times are remembered. The oldest one is requested again. */
const maxAnswers = 300;

interface AnswerTime extends CachedQuery {
  readonly fetchedAt: number;
  /** The moment of the changes elsewhere that the answer contains. */
  moment: number;
}

/** Creates the record of answer times. */
export function createFreshness(now: () => number = Date.now, changes = noChanges()): Freshness {
  const {all, elsewhere, read, onAnswer} = changes;
  const times = new BoundedMap<string, AnswerTime>(maxAnswers);
  const note = (document: DocumentNode, variables: Variables, fetchedAt: number) => {
    const moment = elsewhere.moment();
    times.set(queryKey(document, variables), {document, variables, fetchedAt, moment});
    onAnswer?.();
  };
  return {
    link: new ApolloLink((operation, forward) => {
      const {query, variables} = operation;
      const requestedAt = all.moment();
      return forward(operation).pipe(
        tap(({data, errors}) => {
          if (!errors?.length && isQuery(query) && !all.isOutdated(data, requestedAt)) note(query, variables, now());
        }),
      );
    }),
    fetchedAt: (document, variables) => times.get(queryKey(document, variables))?.fetchedAt,
    note,
    isFresh(document, variables, lifetime) {
      const known = times.get(queryKey(document, variables));
      if (!known || !isRecent(known.fetchedAt, now(), lifetime)) return false;
      const moment = elsewhere.moment();
      if (known.moment !== moment && elsewhere.isOutdated(read(document, variables), known.moment)) return false;
      known.moment = moment;
      return true;
    },
    known: () => times.values(),
    clear: () => times.clear(),
  };
}
