import type {ApolloClient, OperationVariables, TypedDocumentNode} from '@apollo/client';

import type {PersistedCache} from './persistedCache';
import {Failures, SharedTasks} from '../../sharedTask';
import {CancelledError} from '../callContext';
import type {Freshness} from './freshness';
import {persistedQuery} from './persistedQuery';
import {seconds, type Lifetime} from './lifetime';
import {queryKey} from './queryKey';
import {toApiError} from '../apiError';
import {createUrgency, type Priority, type Urgency} from '../rateLimit/priority';
import {text} from '../messages';

/** Options of a read. */
export interface ReadOptions {
  /** Lifetime of an answer. Lifetimes of more than a few minutes also persist the answer. */
  lifetime: Lifetime;
  priority?: Priority;
  /** Query the network even if the last answer is still fresh. */
  refetch?: boolean;
  /** Repeat a query that failed recently, because the user asked for it. "Not found" answers stay cached. */
  retry?: boolean;
  /** The feature that the call is counted under. `useCachedQuery` and `prepare` set it themselves. */
  featureId?: string;
  /**
   * Send without the token, for public data. The call is not merged with others, and its document must not also be sent
   * with the token, since both would share one answer in the cache.
   */
  anonymous?: boolean;
  /**
   * The page is complete without the answer, so the query may wait up to a second for others to be merged with. For what
   * decorates the site's own content.
   */
  mayWait?: boolean;
  /**
   * Keep the answer in this tab's memory only, whatever its lifetime, for answers that may be too large for the
   * database.
   */
  inMemory?: boolean;
  /** Cancels the call, unless it has already been sent or others are waiting for the same answer. */
  signal?: AbortSignal;
}

/**
 * Reads a query's answer, from the cache while it is fresh.
 * @throws the request's error.
 */
export type Read = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  options: ReadOptions,
) => Promise<T>;

interface FetchOptions extends ReadOptions {
  urgency: Urgency;
}

type Fetch = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  options: FetchOptions,
) => Promise<T>;

/** A failed query is not repeated for this long, since many anchors and components may need the same data. */
const readTimeoutMs = seconds(20);

/** The single entry point for queries, with a reset for account changes. */
export interface Reader {
  readonly read: Read;
  /**
   * Called when the account changes: forgets failures, and repeats the queries in progress once the cache has been
   * cleared.
   */
  bump(emptied: Promise<unknown>): void;
}

interface Deps {
  client: ApolloClient;
  freshness: Freshness;
  persistedCache: PersistedCache;
  account: () => string | undefined;
  /** No query is sent before this resolves. */
  ready?: Promise<unknown>;
  now?: () => number;
}

/** The complete answer from the cache, while it is fresh. */
function readFresh<T, V extends OperationVariables>(
  {client, freshness}: Deps,
  document: TypedDocumentNode<T, V>,
  variables: V,
  {lifetime, refetch = false}: ReadOptions,
): T | undefined {
  if (refetch || !freshness.isFresh(document, variables, lifetime)) return undefined;
  return client.readQuery<T, V>({query: document, variables} as ApolloClient.ReadQueryOptions<T, V>) ?? undefined;
}

/**
 * Queries the network, unless the persisted cache has a fresh answer, now or while the call waits in the rate limiter.
 */
async function query<T, V extends OperationVariables>(
  deps: Deps,
  document: TypedDocumentNode<T, V>,
  variables: V,
  {lifetime, urgency, refetch = false, mayWait = false, inMemory, featureId, signal, anonymous}: FetchOptions,
): Promise<T> {
  const persisted = inMemory ? undefined : persistedQuery(deps, document, variables, lifetime);
  const kept = refetch ? undefined : await persisted?.load<T>();
  if (kept !== undefined) return kept;
  const end = new AbortController();
  const leave = () => end.abort('over');
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  const alone = anonymous ? {anonymous, merge: false} : {};
  const context = {
    urgency,
    signal: end.signal,
    store: true,
    mayWait,
    ...(featureId === undefined ? {} : {featureId}),
    ...alone,
  };
  const request = deps.client.query({
    query: document,
    variables,
    // The link that reads `store` writes the answer into the cache.
    fetchPolicy: 'no-cache',
    context,
  } as ApolloClient.QueryOptions);
  const network = request.then(({data}) => {
    if (!data) throw new Error(text.unusable);
    persisted?.save(data);
    return data as T;
  });
  const others = refetch ? undefined : persisted?.awaitOtherTab<T>(end.signal);
  try {
    return await (others ? Promise.race([network, others]) : network);
  } finally {
    signal?.removeEventListener('abort', leave);
    leave();
  }
}

interface InProgress {
  readonly fetchAnswer: Fetch;
  readonly failures: Failures;
  /** By key, so that a caller who joins can raise the query. */
  readonly urgencies: Map<string, Urgency>;
  readonly now: () => number;
}

/**
 * The task of a query. It keeps no reference to its first caller, not even the signal, because it may continue for
 * others.
 */
function startQuery<T, V extends OperationVariables>(
  {fetchAnswer, failures, urgencies, now}: InProgress,
  document: TypedDocumentNode<T, V>,
  variables: V,
  options: Omit<ReadOptions, 'signal'> & {priority: Priority},
) {
  const key = queryKey(document, variables);
  const noteFailure = (error: unknown): never => {
    const {kind} = toApiError(error);
    const waitMs = kind === 'missing' ? options.lifetime : readTimeoutMs;
    // A private profile is refused without a request, until the user signs in.
    if (!(error instanceof CancelledError) && kind !== 'private') failures.note(key, error, now(), waitMs);
    throw error;
  };
  return (signal: AbortSignal) => {
    const urgency = createUrgency(options.priority);
    urgencies.set(key, urgency);
    const over = () => urgencies.get(key) === urgency && urgencies.delete(key);
    return fetchAnswer(document, variables, {...options, urgency, signal})
      .catch(noteFailure)
      .finally(over);
  };
}

/**
 * Creates the reader. Identical queries in progress are shared, failures are remembered for a short time, and missing
 * objects for the lifetime of an answer.
 */
export function createReader(deps: Deps): Reader {
  const {now = Date.now} = deps;
  const shared = new SharedTasks();
  const failures = new Failures();
  const urgencies = new Map<string, Urgency>();
  let time = 0;
  let ready: Promise<unknown> = deps.ready ?? Promise.resolve();
  const fetchAnswer: Fetch = async (document, variables, options) => {
    const startEpoch = time;
    await ready;
    const answer = query(deps, document, variables, options);
    await answer.catch(() => undefined);
    // The query was aborted, or the answer is for the previous account.
    return time === startEpoch || options.signal?.aborted ? answer : fetchAnswer(document, variables, options);
  };
  const read: Read = (document, variables, options) => {
    const key = queryKey(document, variables);
    const failure = failures.recent(key, now());
    const isSettled = failure && (!options.retry || toApiError(failure.error).kind === 'missing');
    if (isSettled && !options.refetch) return Promise.reject(failure.error as Error);
    failures.forget(key);
    const answer = readFresh(deps, document, variables, options);
    if (answer !== undefined) return Promise.resolve(answer);
    if (options.refetch) shared.forget(key);
    const {priority = 'visible', signal, ...others} = options;
    const answered = shared.join(
      key,
      signal,
      startQuery({fetchAnswer, failures, urgencies, now}, document, variables, {...others, priority}),
    );
    urgencies.get(key)?.raise(priority);
    return answered.catch((error: unknown) => {
      throw signal?.aborted ? new CancelledError() : error;
    });
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
