import {ApolloLink} from '@apollo/client';
import {Observable, type Observer, type Subscription} from 'rxjs';

import {cutByComplexity, isQuery} from './complexity';
import {mergeDocuments, splitAnswer, type Answer} from './mergeDocuments';

type Result = ApolloLink.Result;

interface Waiting {
  readonly query: ApolloLink.Operation['query'];
  readonly operation: ApolloLink.Operation;
  readonly observer: Observer<Result>;
  gone: boolean;
}

/** Queries issued within one frame travel together. */
const windowLength = 16;
/** At most so many queries in one request: a pass over a feed. */
const mostMembers = 40;

const isMissing = (answer: Answer) =>
  (answer.errors ?? []).some(error => Reflect.get(error, 'status') === 404 || error.message === 'Not Found.');

const keyOf = ({operation}: Waiting) => `${operation.operationName ?? ''}${JSON.stringify(operation.variables)}`;

const priorityOf = ({operation}: Waiting) => operation.getContext().priority as string | undefined;

/**
 * Merges queries that are issued together into one aliased request, cut by complexity. One missing member may null
 * all its siblings (decision 23): such a group is halved until the culprit stands alone, and what is missing is
 * remembered. Mutations, and queries with `context.merge === false`, pass as they are.
 */
export class MergeLink extends ApolloLink {
  readonly #next: ApolloLink;
  #waiting: Waiting[] = [];
  /** Queries that the API answered "Not Found." on their own; they travel alone from then on. */
  readonly #missing = new Set<string>();

  constructor(next: ApolloLink) {
    super();
    this.#next = next;
  }

  override request(operation: ApolloLink.Operation): Observable<Result> {
    if (!isQuery(operation.query) || operation.getContext().merge === false) return this.#send(operation);
    return new Observable(observer => {
      const waiting: Waiting = {query: operation.query, operation, observer, gone: false};
      this.#waiting.push(waiting);
      if (this.#waiting.length === 1) setTimeout(() => this.#flush(), windowLength);
      return () => {
        waiting.gone = true;
      };
    });
  }

  #send({query, variables, operationName, getContext, client}: ApolloLink.Operation, context = getContext()) {
    const name = operationName === undefined ? {} : {operationName};
    return ApolloLink.execute(this.#next, {query, variables, ...name, context}, {client});
  }

  #flush() {
    const all = this.#waiting.filter(each => !each.gone);
    this.#waiting = [];
    for (const each of all.filter(one => this.#missing.has(keyOf(one)))) this.#run([each]);
    // What a person did must not wait for, nor be delayed by, what may come later.
    const kinds = new Set(all.map(priorityOf));
    for (const kind of kinds) {
      const alike = all.filter(one => priorityOf(one) === kind && !this.#missing.has(keyOf(one)));
      for (const group of cutByComplexity(alike, mostMembers)) this.#run(group);
    }
  }

  #run(group: readonly Waiting[]): Subscription | undefined {
    const [first] = group;
    if (!first) return undefined;
    const {client} = first.operation;
    const context = first.operation.getContext();
    const merged =
      group.length === 1
        ? {query: first.query, variables: first.operation.variables, operationName: first.operation.operationName ?? ''}
        : mergeDocuments(group.map(({operation}) => ({query: operation.query, variables: operation.variables})));
    return ApolloLink.execute(this.#next, {...merged, context}, {client}).subscribe({
      next: result => this.#deliver(group, result as Answer),
      error: error => {
        for (const each of group) each.observer.error(error);
      },
    });
  }

  #deliver(group: readonly Waiting[], answer: Answer) {
    if (group.length > 1 && isMissing(answer)) {
      const middle = Math.ceil(group.length / 2);
      this.#run(group.slice(0, middle));
      this.#run(group.slice(middle));
      return;
    }
    const [only] = group;
    if (group.length === 1 && only && isMissing(answer)) this.#missing.add(keyOf(only));
    const answers = group.length === 1 ? [answer] : splitAnswer(answer, group.length);
    for (const [index, each] of group.entries()) {
      each.observer.next(answers[index] as Result);
      each.observer.complete();
    }
  }
}
