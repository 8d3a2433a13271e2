import {onBeforeUnmount, shallowRef, watch} from 'vue';
import type {ShallowRef} from 'vue';

/** One page of results. */
export interface PageOf<T> {
  items: T[];
  hasNextPage: boolean;
}

/** A list that is loaded page by page. */
export interface Pages<T> {
  items: ShallowRef<T[]>;
  hasNextPage: ShallowRef<boolean>;
  loading: ShallowRef<boolean>;
  /** The number of pages loaded so far. */
  page: ShallowRef<number>;
  /** Whether the first page has loaded. */
  ready: ShallowRef<boolean>;
  more: () => Promise<void>;
  restart: () => Promise<void>;
}

// Pages overlap when an item is added between two requests, so drop items that are already in the list.
function joined<T>(old: readonly T[], fresh: readonly T[]): T[] {
  const idOf = (item: T): unknown => (item instanceof Object && 'id' in item ? item.id : item);
  const known = new Set(old.map(idOf));
  return [...old, ...fresh.filter(item => !known.has(idOf(item)))];
}

/** A paginated list that restarts when its key changes. A null key sends no request. */
export function usePages<K, T>(
  key: () => K,
  ask: (key: NonNullable<K>, page: number) => Promise<PageOf<T>>,
  onError?: (error: unknown) => void,
): Pages<T> {
  const items = shallowRef<T[]>([]);
  const hasNextPage = shallowRef(false);
  const loading = shallowRef(false);
  const page = shallowRef(0);
  const ready = shallowRef(false);
  let turn = 0;
  const read = async (now: K, number: number): Promise<void> => {
    if (now === null || now === undefined) return;
    const mine = turn;
    loading.value = true;
    try {
      const answer = await ask(now, number);
      if (mine !== turn) return;
      items.value = joined(number === 1 ? [] : items.value, answer.items);
      hasNextPage.value = answer.hasNextPage;
      page.value = number;
      ready.value = true;
    } catch (error) {
      if (mine === turn) onError?.(error);
    } finally {
      if (mine === turn) loading.value = false;
    }
  };
  const restart = async (): Promise<void> => {
    turn += 1;
    items.value = [];
    page.value = 0;
    hasNextPage.value = false;
    ready.value = false;
    await read(key(), 1);
  };
  const more = async (): Promise<void> => {
    if (hasNextPage.value && !loading.value) await read(key(), page.value + 1);
  };
  watch(key, () => void restart(), {immediate: true});
  onBeforeUnmount(() => (turn += 1));
  return {items, hasNextPage, loading, page, ready, more, restart};
}
