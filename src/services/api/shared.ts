import {WithdrawnError} from './callContext';

/** Questions under way, each shared by all who ask it. */
export interface SharedQuestions {
  /**
   * Joins the question of this key, or begins it. Who gives a signal and ends it leaves; when all have left, the
   * question's own signal ends. Who gives none stays to the end.
   */
  join<T>(key: string, signal: AbortSignal | undefined, begin: (signal: AbortSignal) => Promise<T>): Promise<T>;
  has(key: string): boolean;
  /** The next one to ask begins anew. */
  forget(key: string): void;
}

interface Question {
  readonly answer: Promise<unknown>;
  readonly end: AbortController;
  sharers: number;
}

/** Makes an empty record of questions. */
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
