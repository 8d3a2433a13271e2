import type {ApolloClient, OperationVariables, TypedDocumentNode} from '@apollo/client';

import type {PersistedCache} from './persistedCache';
import {WithdrawnError} from './callContext';
import type {Freshness} from './freshness';
import {persistedQuery} from './persistedQuery';
import {seconds, type Lifetime} from './lifetime';
import {queryKey} from './queryKey';
import {toApiError} from './apiError';
import type {Priority} from './scheduler';
import {createSharedQuestions} from './shared';

export interface ReadOptions {
  /** Answers that are good for more than some minutes outlive the page. */
  lifetime: Lifetime;
  priority?: Priority;
  /** Ask again though the last answer is still good. */
  refetch?: boolean;
  /** Whom the call is for; `useCachedQuery` and `prepare` say so by themselves. */
  featureId?: string;
  /** Nobody waits for the answer any more; the call is taken back unless it is on its way or others wait for it. */
  signal?: AbortSignal;
}

/** Asks for a query's answer, from the cache while it is fresh. Rejects with the call's error. */
export type Read = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  options: ReadOptions,
) => Promise<T>;

/** So long a failed query is not asked again by itself: many anchors and components may want the same thing. */
const readTimeoutMs = seconds(20);

/** The one way to ask, and how to begin anew. */
export interface Reader {
  readonly read: Read;
  /**
   * Another account looks at the page: forgets what failed, and asks anew for what is under way once the cache has been
   * emptied.
   */
  bump(emptied: Promise<unknown>): void;
}

interface Failure {
  readonly error: unknown;
  readonly until: number;
}

interface Deps {
  client: ApolloClient;
  freshness: Freshness;
  persistedCache: PersistedCache;
  account: () => string | undefined;
  /** Before this nothing is asked. */
  ready?: Promise<unknown>;
  now?: () => number;
}

/** What the cache holds whole, while it is good. */
function known<T, V extends OperationVariables>(
  {client, freshness}: Deps,
  document: TypedDocumentNode<T, V>,
  variables: V,
  {lifetime, refetch = false}: ReadOptions,
): T | undefined {
  if (refetch || !freshness.isFresh(document, variables, lifetime)) return undefined;
  return client.readQuery<T, V>({query: document, variables} as ApolloClient.ReadQueryOptions<T, V>) ?? undefined;
}

/** Asks the network, unless what is kept in the database is good, now or while the call waits for its turn. */
async function query<T, V extends OperationVariables>(
  deps: Deps,
  document: TypedDocumentNode<T, V>,
  variables: V,
  {lifetime, priority = 'visible', refetch = false, featureId, signal}: ReadOptions,
): Promise<T> {
  const place = persistedQuery(deps, document, variables, lifetime);
  const kept = refetch ? undefined : await place?.take<T>();
  if (kept !== undefined) return kept;
  const end = new AbortController();
  const leave = () => end.abort('over');
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  const context = {priority, signal: end.signal, ...(featureId === undefined ? {} : {featureId})};
  const asked = deps.client.query({
    query: document,
    variables,
    fetchPolicy: 'network-only',
    context,
  } as ApolloClient.QueryOptions);
  const network = asked.then(({data}) => {
    if (!data) throw new Error('The API gave no usable answer.');
    place?.keep(data);
    return data as T;
  });
  const others = refetch ? undefined : place?.fromOtherTab<T>(end.signal);
  try {
    return await (others ? Promise.race([network, others]) : network);
  } finally {
    signal?.removeEventListener('abort', leave);
    leave();
  }
}

/**
 * Makes the one way to ask: questions under way are shared, failures are remembered for a moment, and what the API
 * does not have is remembered as long as an answer would be.
 */
export function createReader(deps: Deps): Reader {
  const {now = Date.now} = deps;
  const questions = createSharedQuestions();
  const failures = new Map<string, Failure>();
  let time = 0;
  let ready: Promise<unknown> = deps.ready ?? Promise.resolve();
  const ask: Read = async (document, variables, options) => {
    const began = time;
    await ready;
    const answer = query(deps, document, variables, options);
    await answer.catch(() => undefined);
    // Cut off, or an answer for the account before.
    return time === began || options.signal?.aborted ? answer : ask(document, variables, options);
  };
  const read: Read = (document, variables, options) => {
    const key = queryKey(document, variables);
    const failure = failures.get(key);
    if (failure && !options.refetch && now() < failure.until) return Promise.reject(failure.error as Error);
    failures.delete(key);
    const answer = known(deps, document, variables, options);
    if (answer !== undefined) return Promise.resolve(answer);
    if (options.refetch) questions.forget(key);
    return questions.join(key, options.signal, signal =>
      ask(document, variables, {...options, signal}).catch((error: unknown) => {
        if (error instanceof WithdrawnError) throw error;
        const wait = toApiError(error).kind === 'missing' ? options.lifetime : readTimeoutMs;
        failures.set(key, {error, until: now() + wait});
        throw error;
      }),
    );
  };
  return {
    read,
    bump(emptied) {
      time += 1;
      ready = Promise.all([deps.ready, emptied.catch(() => undefined)]);
      failures.clear();
    },
  };
}
