import type {ApiError} from '../api/apiError';
import type {Write} from './write';

interface Waiter {
  resolve(result: unknown): void;
  reject(refusal: ApiError): void;
}

/** Those in this page that wait for the end of a write. */
export class PendingResults {
  readonly #waiting = new Map<number, Waiter[]>();

  wait(id: number, waiter: Waiter) {
    this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), waiter]);
  }

  done(id: number, result: unknown) {
    for (const {resolve} of this.#take(id)) resolve(result);
  }

  /** Tells those who wait why not; false: nobody in this page waits for it. */
  refuse(id: number, message: string): boolean {
    const waiting = this.#take(id);
    for (const {reject} of waiting) reject({kind: 'refused', message});
    return waiting.length > 0;
  }

  /** Refused writes that somebody here waits for: they are told. Answers those that may be forgotten. */
  settle(writes: readonly Write[]): readonly Write[] {
    return writes.filter(({id, state, message}) => state === 'refused' && this.refuse(id, message ?? ''));
  }

  #take(id: number) {
    const waiting = this.#waiting.get(id) ?? [];
    this.#waiting.delete(id);
    return waiting;
  }
}
