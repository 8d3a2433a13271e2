import type {ListProgress, LoadOptions} from './ownList';

type OnProgress = (progress: ListProgress) => void;

/** A load shared by several callers. It is aborted when all of them have cancelled. */
export class SharedLoad<T> {
  readonly #end = new AbortController();
  readonly #listeners = new Set<OnProgress>();
  readonly #result: Promise<T>;
  #callers = 0;
  #progress: ListProgress | undefined;

  constructor(run: (signal: AbortSignal, tell: OnProgress) => Promise<T>) {
    this.#result = run(this.#end.signal, progress => {
      this.#progress = progress;
      for (const listener of this.#listeners) listener(progress);
    });
    // The callers are rejected; without any, a failure concerns nobody.
    this.#result.catch(() => undefined);
  }

  /** Whether it was aborted, in which case a new caller must start a new load. */
  get isAborted() {
    return this.#end.signal.aborted;
  }

  /** Waits for the load. Rejects with the load's error, or the reason of the caller's signal. */
  join({signal, onProgress}: Pick<LoadOptions, 'signal' | 'onProgress'>): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    this.#callers += 1;
    const listener: OnProgress = progress => onProgress?.(progress);
    this.#listeners.add(listener);
    if (this.#progress) listener(this.#progress);
    return new Promise<T>((resolve, reject) => {
      const cancel = () => {
        this.#listeners.delete(listener);
        this.#callers -= 1;
        if (!this.#callers) this.stop();
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', cancel, {once: true});
      void this.#result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', cancel));
    });
  }

  stop() {
    this.#end.abort('over');
  }
}
