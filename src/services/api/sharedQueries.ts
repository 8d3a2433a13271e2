import {CancelledError} from './callContext';

/** Queries in progress, each shared by all its callers. */
export interface SharedQueries {
  /**
   * Joins the query with this key, or starts it. A caller that aborts its signal leaves; once all have left, the
   * query's own signal aborts. A caller without a signal stays to the end.
   */
  join<T>(key: string, signal: AbortSignal | undefined, begin: (signal: AbortSignal) => Promise<T>): Promise<T>;
  has(key: string): boolean;
  /** Makes the next caller start a new query. */
  forget(key: string): void;
}

interface SharedQuery {
  readonly answer: Promise<unknown>;
  readonly end: AbortController;
  callers: number;
}

/** Creates an empty record of queries. */
export function createSharedQueries(): SharedQueries {
  const inProgress = new Map<string, SharedQuery>();
  const start = (key: string, begin: (signal: AbortSignal) => Promise<unknown>) => {
    const end = new AbortController();
    const question: SharedQuery = {end, callers: 0, answer: begin(end.signal)};
    inProgress.set(key, question);
    const onSettled = () => inProgress.get(key) === question && inProgress.delete(key);
    question.answer.then(onSettled, onSettled);
    return question;
  };
  const leave = (key: string, question: SharedQuery) => {
    question.callers -= 1;
    if (question.callers > 0) return;
    if (inProgress.get(key) === question) inProgress.delete(key);
    question.end.abort('over');
  };
  return {
    join<T>(key: string, signal: AbortSignal | undefined, begin: (signal: AbortSignal) => Promise<T>) {
      if (signal?.aborted) return Promise.reject(new CancelledError());
      const question = inProgress.get(key) ?? start(key, begin);
      question.callers += 1;
      const answer = question.answer as Promise<T>;
      if (!signal) return answer;
      return new Promise<T>((resolve, reject) => {
        const left = () => {
          leave(key, question);
          reject(new CancelledError());
        };
        signal.addEventListener('abort', left);
        const cleanUp = () => signal.removeEventListener('abort', left);
        answer.then(resolve, reject).finally(cleanUp);
      });
    },
    has: key => inProgress.has(key),
    forget: key => void inProgress.delete(key),
  };
}
