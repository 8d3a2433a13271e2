import {WithdrawnError} from './callContext';

/** Queries in progress, each shared by all its callers. */
export interface SharedQuestions {
  /**
   * Joins the query with this key, or starts it. A caller that aborts its signal leaves; once all have left, the
   * query's own signal aborts. A caller without a signal stays to the end.
   */
  join<T>(key: string, signal: AbortSignal | undefined, begin: (signal: AbortSignal) => Promise<T>): Promise<T>;
  has(key: string): boolean;
  /** Makes the next caller start a new query. */
  forget(key: string): void;
}

interface Question {
  readonly answer: Promise<unknown>;
  readonly end: AbortController;
  sharers: number;
}

/** Creates an empty record of queries. */
export function createSharedQuestions(): SharedQuestions {
  const underWay = new Map<string, Question>();
  const start = (key: string, begin: (signal: AbortSignal) => Promise<unknown>) => {
    const end = new AbortController();
    const question: Question = {end, sharers: 0, answer: begin(end.signal)};
    underWay.set(key, question);
    const over = () => underWay.get(key) === question && underWay.delete(key);
    question.answer.then(over, over);
    return question;
  };
  const leave = (key: string, question: Question) => {
    question.sharers -= 1;
    if (question.sharers > 0) return;
    if (underWay.get(key) === question) underWay.delete(key);
    question.end.abort('over');
  };
  return {
    join<T>(key: string, signal: AbortSignal | undefined, begin: (signal: AbortSignal) => Promise<T>) {
      if (signal?.aborted) return Promise.reject(new WithdrawnError());
      const question = underWay.get(key) ?? start(key, begin);
      question.sharers += 1;
      const answer = question.answer as Promise<T>;
      if (!signal) return answer;
      return new Promise<T>((resolve, reject) => {
        const left = () => {
          leave(key, question);
          reject(new WithdrawnError());
        };
        signal.addEventListener('abort', left);
        const stay = () => signal.removeEventListener('abort', left);
        answer.then(resolve, reject).finally(stay);
      });
    },
    has: key => underWay.has(key),
    forget: key => void underWay.delete(key),
  };
}
