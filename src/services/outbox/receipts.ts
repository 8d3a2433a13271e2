import {ApiError} from '../api/apiError';
import type {WriteReceipt} from './outbox';
import type {Write} from './write';

interface Waiter {
  resolve(result: unknown): void;
  reject(error: ApiError): void;
}

/** The receipt of a write that is not accepted: nothing is stored, and `done` rejects with the error. */
export function refused(error: ApiError): WriteReceipt<never> {
  const done = Promise.reject(error);
  done.catch(() => undefined);
  return {stored: Promise.resolve(false), done};
}

/** The promises of this page that wait for the result of a write. */
export class Receipts {
  readonly #waiting = new Map<number, Waiter[]>();

  /** The receipt of a write that is being added to the log. */
  create(added: Promise<{id: number; isDurable: boolean}>): WriteReceipt<unknown> {
    const done = new Promise<unknown>((resolve, reject) => {
      void added.then(({id}) => this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), {resolve, reject}]));
    });
    // Callers need not handle the rejection.
    done.catch(() => undefined);
    return {stored: added.then(({isDurable}) => isDurable), done};
  }

  /** Resolves the promises for this write. */
  done(id: number, result: unknown) {
    for (const {resolve} of this.#take(id)) resolve(result);
  }

  /** Rejects the promises for this write. Returns false if there were none in this page. */
  refuse({id, message = ''}: Pick<Write, 'id' | 'message'>): boolean {
    const waiting = this.#take(id);
    for (const {reject} of waiting) reject(new ApiError('refused', message));
    return waiting.length > 0;
  }

  #take(id: number) {
    const waiting = this.#waiting.get(id) ?? [];
    this.#waiting.delete(id);
    return waiting;
  }
}
