import type {CachedAnswer} from '../useCachedQuery';

/** An answer that can be requested again. */
export type Repeatable<T> = CachedAnswer<T> & {readonly retry: () => void};

/**
 * Combines several answers of queries that are sent together: the first one without data tells why the answer is
 * incomplete. `all` are the data once nothing is missing, `retry` requests those that failed.
 */
export function joined<T>(first: Repeatable<T>, ...others: readonly Repeatable<T>[]) {
  const answers = [first, ...others];
  const data = answers.flatMap(answer => (answer.data === undefined ? [] : [answer.data]));
  return {
    answer: answers.find(answer => answer.data === undefined) ?? first,
    all: data.length === answers.length ? data : undefined,
    known: data,
    retry: () => {
      for (const {state, retry} of answers) if (state === 'failed') retry();
    },
  };
}
