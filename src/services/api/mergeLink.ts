import {ApolloLink} from '@apollo/client';
import {Observable, type Observer} from 'rxjs';

import {BoundedMap} from '#domain/value/boundedMap';
import {whenIdle} from '#domain/value/whenIdle';
import {quietMs} from '#platform/platform';
import {complexityIn, refusedComplexity} from './apiError';
import {callContext, CancelledError} from './callContext';
import {isQuery, learnComplexity, splitByComplexity} from './complexity';
import {mergeDocuments, splitAnswer, type GraphqlResponse} from './mergeDocuments';
import type {OwnProfile} from './ownProfile';
import {bestOf, type Priority, type Urgency} from './rateLimit/priority';

type Result = ApolloLink.Result;

interface QueuedQuery {
  readonly query: ApolloLink.Operation['query'];
  readonly operation: ApolloLink.Operation;
  readonly observer: Observer<Result>;
  readonly urgency: Urgency;
  readonly mayWait: boolean;
  /** Set once the caller has canceled. While others in the group remain, the answer is still delivered. */
  isCancelled: boolean;
  /** Called when the caller cancels. */
  onLeave: () => void;
}

/**
 * Queries of one priority are merged until none was issued for `stillMs`, or the first has waited for `maxMs`: one
 * frame for user actions; long enough for a page that renders in steps; and long enough for a page whose parts load
 * one after the other, if all of the queries may wait. On a slow machine these steps take longer, so while the page is
 * busy, the first waits for `busyMs`.
 */
const mergeWindow = (priority: Priority, mayWait: boolean) => {
  if (priority === 'person') return {stillMs: 16, maxMs: 16, busyMs: 16};
  return mayWait ? {stillMs: 300, maxMs: 900, busyMs: 2700} : {stillMs: 100, maxMs: 300, busyMs: 900};
};
/** Maximum number of missing objects that are remembered. */
const maxMissing = 500;
/** Maximum number of queries per request: one pass over a feed. */
const maxMembers = 40;

interface Queue {
  readonly members: QueuedQuery[];
  /** End the subscriptions to the urgencies of the members. */
  readonly ends: AbortController[];
  readonly since: number;
  /** Since when there is a query that may not wait. */
  promptSince: number | undefined;
  cancelFlush: () => void;
}

const isMissing = (answer: GraphqlResponse) =>
  (answer.errors ?? []).some(error => Reflect.get(error, 'status') === 404 || error.message === 'Not Found.');

const keyOf = ({operation}: QueuedQuery) => `${operation.operationName ?? ''}${JSON.stringify(operation.variables)}`;

/**
 * Merges queries issued together into aliased requests, split by complexity. One missing object may null all its
 * siblings (rule api-3), so such a group is bisected until the missing one is alone, and its key is remembered. A group
 * that the API finds too complex is also split. Mutations and queries with `context.merge === false` are passed on
 * unchanged. A query whose signal aborts leaves its group; once all have left, the request is canceled.
 */
export class MergeLink extends ApolloLink {
  readonly #next: ApolloLink;
  readonly #own: Pick<OwnProfile, 'isAbout' | 'error'> | undefined;
  /** By priority: a request caused by the user must not wait for, or be delayed by, background requests. */
  readonly #queues = new Map<Priority, Queue>();
  /** Queries that the API answered with "Not Found." on their own. They are never merged again. */
  readonly #missing = new BoundedMap<string, true>(maxMissing);
  #isSeparated = false;

  /** @param own tells which queries are about the site's user; each fails if one does because of a private profile. */
  constructor(next: ApolloLink, own?: Pick<OwnProfile, 'isAbout' | 'error'>) {
    super();
    this.#next = next;
    this.#own = own;
  }

  override request(operation: ApolloLink.Operation): Observable<Result> {
    const {merge, mayWait, urgency, signal} = callContext(operation);
    if (!isQuery(operation.query)) return this.#send(operation);
    return new Observable(observer => {
      const waiting: QueuedQuery = {
        query: operation.query,
        operation,
        observer,
        urgency,
        mayWait,
        isCancelled: false,
        onLeave() {},
      };
      const cancel = () => {
        if (waiting.isCancelled) return;
        waiting.isCancelled = true;
        waiting.onLeave();
      };
      waiting.onLeave = () => observer.error(new CancelledError());
      signal?.addEventListener('abort', cancel);
      if (signal?.aborted) cancel();
      else if (merge) this.#enqueue(waiting);
      else this.#sendGroup([waiting]);
      return () => {
        signal?.removeEventListener('abort', cancel);
        cancel();
      };
    });
  }

  #send({query, variables, operationName, getContext, client}: ApolloLink.Operation) {
    const name = operationName === undefined ? {} : {operationName};
    return ApolloLink.execute(this.#next, {query, variables, ...name, context: getContext()}, {client});
  }

  #enqueue(waiting: QueuedQuery) {
    const priority = waiting.urgency.get();
    const queue = this.#queueOf(priority);
    queue.members.push(waiting);
    const queued = new AbortController();
    const onRaise = () => {
      const place = queue.members.indexOf(waiting);
      queued.abort('over');
      // Already sent: the priority of its group is raised instead.
      if (place < 0 || this.#queues.get(priority) !== queue) return;
      queue.members.splice(place, 1);
      this.#enqueue(waiting);
    };
    waiting.urgency.subscribe(onRaise, {signal: queued.signal});
    queue.ends.push(queued);
    if (!waiting.mayWait) queue.promptSince ??= performance.now();
    this.#scheduleFlush(priority, queue);
  }

  #scheduleFlush(priority: Priority, queue: Queue) {
    queue.cancelFlush();
    const window = mergeWindow(priority, queue.promptSince === undefined);
    const [stillMs, maxMs, busyMs] = [quietMs(window.stillMs), quietMs(window.maxMs), quietMs(window.busyMs)];
    const since = queue.promptSince ?? queue.since;
    const flush = () => this.#flush(priority);
    const timer = setTimeout(
      () => {
        const rest = since + busyMs - performance.now();
        if (rest > 0) queue.cancelFlush = whenIdle(flush, rest);
        else flush();
      },
      Math.min(stillMs, since + maxMs - performance.now()),
    );
    queue.cancelFlush = () => clearTimeout(timer);
  }

  #queueOf(priority: Priority): Queue {
    const queued = this.#queues.get(priority);
    if (queued) return queued;
    const queue = {members: [], ends: [], since: performance.now(), promptSince: undefined, cancelFlush() {}};
    this.#queues.set(priority, queue);
    return queue;
  }

  #flush(priority: Priority) {
    const all = (this.#queues.get(priority)?.members ?? []).filter(each => !each.isCancelled);
    for (const end of this.#queues.get(priority)?.ends ?? []) end.abort('over');
    this.#queues.delete(priority);
    const [missing, others] = [true, false].map(is => all.filter(each => this.#missing.has(keyOf(each)) === is));
    for (const each of missing ?? []) this.#sendGroup([each]);
    for (const group of splitByComplexity(others ?? [], maxMembers)) this.#sendGroup(group);
  }

  /** @param after called once there is an answer. */
  #sendGroup(group: readonly QueuedQuery[], after?: () => void) {
    const [first] = group;
    if (!first) return;
    const {client} = first.operation;
    const features = group.flatMap(({operation}) => callContext(operation).features);
    const allCancelled = new AbortController();
    const onLeave = () => {
      if (group.every(({isCancelled}) => isCancelled)) allCancelled.abort('over');
    };
    for (const each of group) each.onLeave = onLeave;
    const over = new AbortController();
    const urgency = bestOf(
      group.map(each => each.urgency),
      over.signal,
    );
    const context = {...first.operation.getContext(), urgency, features, signal: allCancelled.signal};
    const merged =
      group.length === 1
        ? {query: first.query, variables: first.operation.variables, operationName: first.operation.operationName ?? ''}
        : mergeDocuments(group.map(({operation}) => ({query: operation.query, variables: operation.variables})));
    ApolloLink.execute(this.#next, {...merged, context}, {client}).subscribe({
      next: result => {
        over.abort('over');
        this.#deliver(group, result as GraphqlResponse);
        after?.();
      },
      error: error => {
        over.abort('over');
        if (!this.#simplify(group, refusedComplexity(error))) for (const each of group) each.observer.error(error);
        after?.();
      },
    });
  }

  /** Splits a group that the API found too complex, at `cost`, and sends both halves; returns whether it did. */
  #simplify(group: readonly QueuedQuery[], cost: number | undefined): boolean {
    if (cost === undefined || group.length < 2) return false;
    const documents = group.map(({query}) => query);
    learnComplexity(documents, cost);
    this.#halve(group);
    return true;
  }

  /** Sends a group again as two requests. */
  #halve(group: readonly QueuedQuery[]) {
    const middle = Math.ceil(group.length / 2);
    const isActive = ({isCancelled}: QueuedQuery) => !isCancelled;
    this.#sendGroup(group.slice(0, middle).filter(isActive));
    this.#sendGroup(group.slice(middle).filter(isActive));
    for (const each of group) if (each.isCancelled) each.observer.error(new CancelledError());
  }

  /**
   * Sends a group with something missing again. Of the queries about the site's user one goes first: if the profile is
   * private, the others needn't be sent.
   */
  #separate(group: readonly QueuedQuery[]) {
    const [own, others] = [true, false].map(is => group.filter(({operation}) => this.#own?.isAbout(operation) === is));
    const [first, ...rest] = own ?? [];
    if (!first || !this.#own || this.#isSeparated) return this.#halve(group);
    this.#isSeparated = true;
    const sendRest = () => {
      const error = this.#own?.error();
      if (error) for (const each of rest) each.observer.error(error);
      else this.#sendGroup(rest);
    };
    this.#sendGroup([first], sendRest);
    this.#sendGroup(others ?? []);
  }

  #deliver(group: readonly QueuedQuery[], answer: GraphqlResponse) {
    if (group.length > 1 && isMissing(answer)) return this.#separate(group);
    if (this.#simplify(group, complexityIn(answer.errors?.[0]?.message ?? ''))) return;
    const [first] = group;
    if (!first) return;
    if (group.length === 1 && isMissing(answer)) this.#missing.set(keyOf(first), true);
    const answers = group.length === 1 ? [answer] : splitAnswer(answer, group.length);
    // Batched, so that the cache notifies its watchers only once.
    first.operation.client.cache.batch({
      update: () => {
        for (const [index, each] of group.entries()) {
          each.observer.next(answers[index] as Result);
          each.observer.complete();
        }
      },
    });
  }
}
