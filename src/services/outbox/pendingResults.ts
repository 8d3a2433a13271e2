import {ApiError} from '../api/apiError';
import type {Write} from './write';

interface Waiter {
  resolve(result: unknown): void;
  reject(error: ApiError): void;
}

/** The promises in this page that wait for the result of a write. */
export class PendingResults {
  readonly #waiting = new Map<number, Waiter[]>();

  wait(id: number, waiter: Waiter) {
    this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), waiter]);
  }

  /** Resolves the promises for this write. */
  done(id: number, result: unknown) {
    for (const {resolve} of this.#take(id)) resolve(result);
  }

  /** Rejects the promises for this write. Returns false if there were none in this page. */
  refuse(id: number, message: string): boolean {
    const waiting = this.#take(id);
    for (const {reject} of waiting) reject(new ApiError('refused', message));
    return waiting.length > 0;
  }

  /** Rejects the promises for refused writes. Returns the writes that had any and can therefore be forgotten. */
  settle(writes: readonly Write[]): readonly Write[] {
    return writes.filter(({id, state, message}) => state === 'refused' && this.refuse(id, message ?? ''));
  }

  #take(id: number) {
    const waiting = this.#waiting.get(id) ?? [];
    this.#waiting.delete(id);
    return waiting;
  }
}
