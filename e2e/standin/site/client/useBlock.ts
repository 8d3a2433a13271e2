import {onBeforeUnmount, shallowRef, watch} from 'vue';
import type {ShallowRef} from 'vue';
import {ApiError} from './graphql';

/** The data of one block of a page. */
export interface Block<T> {
  /** Null while loading, and after an error. */
  data: ShallowRef<T | null>;
  loading: ShallowRef<boolean>;
  error: ShallowRef<ApiError | null>;
  reload: () => Promise<void>;
}

interface BlockOptions<K> {
  /** Keep the old data until the new data have loaded, because the real site patches its nodes in place. */
  keep?: boolean;
  onError?: (error: ApiError, key: K) => void;
}

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(error instanceof Error ? error.message : String(error), 0);

/**
 * Loads the data of a block whenever its key changes. Responses for an outdated key are ignored; a null key sends no
 * request.
 */
export function useBlock<K, T>(
  key: () => K,
  ask: (key: NonNullable<K>) => Promise<T>,
  {keep = false, onError}: BlockOptions<K> = {},
): Block<T> {
  const data = shallowRef<T | null>(null);
  const loading = shallowRef(false);
  const error = shallowRef<ApiError | null>(null);
  let turn = 0;
  const run = async (now: K): Promise<void> => {
    const mine = ++turn;
    if (!keep) data.value = null;
    error.value = null;
    if (now === null || now === undefined) return;
    loading.value = true;
    try {
      const answer = await ask(now);
      if (mine === turn) data.value = answer;
    } catch (refusal) {
      if (mine !== turn) return;
      error.value = asApiError(refusal);
      data.value = null;
      onError?.(error.value, now);
    } finally {
      if (mine === turn) loading.value = false;
    }
  };
  watch(key, now => void run(now), {immediate: true});
  onBeforeUnmount(() => (turn += 1));
  return {data, loading, error, reload: () => run(key())};
}
