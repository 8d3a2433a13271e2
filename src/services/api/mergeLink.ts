import {ApolloLink} from '@apollo/client';
import {Observable, type Observer} from 'rxjs';

import {callContext, WithdrawnError} from './callContext';
import {cutByComplexity, isQuery} from './complexity';
import {mergeDocuments, splitAnswer, type Answer} from './mergeDocuments';

type Result = ApolloLink.Result;

interface Waiting {
  readonly query: ApolloLink.Operation['query'];
  readonly operation: ApolloLink.Operation;
  readonly observer: Observer<Result>;
  /** The caller has cancelled. While others in the group remain, the answer is still delivered. */
  gone: boolean;
  /** Called when the caller cancels. */
  left: () => void;
}

/** Queries issued within one frame (ms) are merged. */
const windowLength = 16;
/** Maximum number of queries per request: one pass over a feed. */
const mostMembers = 40;

const isMissing = (answer: Answer) =>
  (answer.errors ?? []).some(error => Reflect.get(error, 'status') === 404 || error.message === 'Not Found.');

const keyOf = ({operation}: Waiting) => `${operation.operationName ?? ''}${JSON.stringify(operation.variables)}`;

/**
 * Merges queries issued together into aliased requests, split by complexity. One missing object may null all its
 * siblings (rule api-3), so such a group is bisected until the missing one is alone, and it is remembered. Mutations
 * and queries with `context.merge === false` are passed on unchanged. A query whose signal aborts leaves its group;
 * once all have left, the request is cancelled.
 */
export class MergeLink extends ApolloLink {
  readonly #next: ApolloLink;
  #waiting: Waiting[] = [];
  /** Queries that the API answered with "Not Found." on their own. They are never merged again. */
  readonly #missing = new Set<string>();

  constructor(next: ApolloLink) {
    super();
    this.#next = next;
  }

  override request(operation: ApolloLink.Operation): Observable<Result> {
    const {merge, signal} = callContext(operation);
    if (!isQuery(operation.query)) return this.#send(operation);
    return new Observable(observer => {
      const waiting: Waiting = {query: operation.query, operation, observer, gone: false, left() {}};
      const leave = () => {
        if (waiting.gone) return;
        waiting.gone = true;
        waiting.left();
      };
      waiting.left = () => observer.error(new WithdrawnError());
      signal?.addEventListener('abort', leave);
      if (signal?.aborted) leave();
      else if (merge) this.#collect(waiting);
      else this.#run([waiting]);
      return () => {
        signal?.removeEventListener('abort', leave);
        leave();
      };
    });
  }

  #send({query, variables, operationName, getContext, client}: ApolloLink.Operation) {
    const name = operationName === undefined ? {} : {operationName};
    return ApolloLink.execute(this.#next, {query, variables, ...name, context: getContext()}, {client});
  }

  #collect(waiting: Waiting) {
    this.#waiting.push(waiting);
    if (this.#waiting.length === 1) setTimeout(() => this.#flush(), windowLength);
  }

  #flush() {
    const all = this.#waiting.filter(each => !each.gone);
    this.#waiting = [];
    for (const each of all.filter(one => this.#missing.has(keyOf(one)))) this.#run([each]);
    // Group by priority: a request caused by the user must not wait for, or be delayed by, background requests.
    const kinds = new Set(all.map(({operation}) => callContext(operation).priority));
    for (const kind of kinds) {
      const alike = all.filter(one => callContext(one.operation).priority === kind && !this.#missing.has(keyOf(one)));
      for (const group of cutByComplexity(alike, mostMembers)) this.#run(group);
    }
  }

  #run(group: readonly Waiting[]) {
    const [first] = group;
    if (!first) return;
    const {client} = first.operation;
    const features = group.flatMap(({operation}) => callContext(operation).features);
    const allGone = new AbortController();
    const left = () => {
      if (group.every(({gone}) => gone)) allGone.abort('over');
    };
    for (const each of group) each.left = left;
    const context = {...first.operation.getContext(), features, signal: allGone.signal};
    const merged =
      group.length === 1
        ? {query: first.query, variables: first.operation.variables, operationName: first.operation.operationName ?? ''}
        : mergeDocuments(group.map(({operation}) => ({query: operation.query, variables: operation.variables})));
    ApolloLink.execute(this.#next, {...merged, context}, {client}).subscribe({
      next: result => this.#deliver(group, result as Answer),
      error: error => {
        for (const each of group) each.observer.error(error);
      },
    });
  }

  #deliver(group: readonly Waiting[], answer: Answer) {
    if (group.length > 1 && isMissing(answer)) {
      const middle = Math.ceil(group.length / 2);
      const stays = ({gone}: Waiting) => !gone;
      this.#run(group.slice(0, middle).filter(stays));
      this.#run(group.slice(middle).filter(stays));
      for (const each of group) if (each.gone) each.observer.error(new WithdrawnError());
      return;
    }
    const [first] = group;
    if (!first) return;
    if (group.length === 1 && isMissing(answer)) this.#missing.add(keyOf(first));
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
