import type {ListProgress, LoadOptions} from './ownList';

type Tell = (progress: ListProgress) => void;

/** A load shared by several callers. It is aborted when all of them have cancelled. */
export class SharedLoad<T> {
  readonly #end = new AbortController();
  readonly #listeners = new Set<Tell>();
  readonly #result: Promise<T>;
  #waiting = 0;
  #progress: ListProgress | undefined;

  constructor(run: (signal: AbortSignal, tell: Tell) => Promise<T>) {
    this.#result = run(this.#end.signal, progress => {
      this.#progress = progress;
      for (const listener of this.#listeners) listener(progress);
    });
    // The callers are rejected; without any, a failure concerns nobody.
    this.#result.catch(() => undefined);
  }

  /** Whether it was aborted, in which case a new caller must start a new load. */
  get isOver() {
    return this.#end.signal.aborted;
  }

  /** Waits for the load. Rejects with the load's error, or the reason of the caller's signal. */
  join({signal, onProgress}: Pick<LoadOptions, 'signal' | 'onProgress'>): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    this.#waiting += 1;
    const listener: Tell = progress => onProgress?.(progress);
    this.#listeners.add(listener);
    if (this.#progress) listener(this.#progress);
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        this.#listeners.delete(listener);
        this.#waiting -= 1;
        if (!this.#waiting) this.stop();
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, {once: true});
      void this.#result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  }

  stop() {
    this.#end.abort('over');
  }
}
