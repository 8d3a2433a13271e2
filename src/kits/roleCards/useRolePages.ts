import {useEffectEvent, useMemo, useState} from 'react';

import {toApiError, type ApiError} from '#services/api/apiError';
import {minutes} from '#services/api/cache/lifetime';
import type {ReadOptions} from '#services/api/cache/reader';
import {useApi} from '#ui/context';
import {usePausedUntil} from '#ui/useCachedQuery';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useSource} from '#ui/useSource';

/** How many pages of one list fit into a call (rule staff-1): a page costs up to 66 of the 500 that the API allows. */
const pagesPerCall = 7;

/** A page of a list. */
export interface RolePage<T> {
  readonly rows: readonly T[];
  readonly hasNextPage: boolean;
}

/** Reads a page of a list; the first is 1. */
export type ReadRolePage<T> = (page: number, options: ReadOptions) => Promise<RolePage<T>>;

/** What has arrived, for `AsyncAnswer`. */
export interface RolePages<T> {
  readonly state: 'loading' | 'waiting' | 'data' | 'failed';
  /** The rows of each list, in the order of its pages; `undefined` before the first answer. */
  readonly data: readonly (readonly T[])[] | undefined;
  readonly error: ApiError | undefined;
  readonly until: number | undefined;
  /** Goes on after a failure. */
  readonly retry: () => void;
}

interface Open<T> {
  readonly read: ReadRolePage<T>;
  readonly list: number;
  readonly next: number;
}

/** Hands on the rows of a page as soon as it is there, in whatever order that is. */
type OnPage<T> = (list: number, page: number, rows: readonly T[]) => void;

/**
 * Reads all pages of several lists (rule staff-1). Only whether there is a next page can be trusted, not their number, so after the first
 * page of each list the calls are filled with the next ones, until one has none behind it.
 */
async function readAll<T>(lists: readonly ReadRolePage<T>[], options: ReadOptions, onPage: OnPage<T>) {
  let open: readonly Open<T>[] = lists.map((read, list) => ({read, list, next: 1}));
  let count = 1;
  while (open.length && !options.signal?.aborted) {
    const width = count;
    const ends = await Promise.all(
      open.map(async ({read, list, next}) => {
        const pages = Array.from({length: width}, async (_, index) => {
          const {rows, hasNextPage} = await read(next + index, options);
          onPage(list, next + index, rows);
          return hasNextPage;
        });
        return (await Promise.all(pages)).every(Boolean);
      }),
    );
    open = open.filter((_, index) => ends[index]).map(each => ({...each, next: each.next + width}));
    count = Math.max(1, Math.floor(pagesPerCall / open.length));
  }
}

interface Arrived<T> {
  readonly key: string;
  readonly pages: ReadonlyMap<string, {readonly list: number; readonly page: number; readonly rows: readonly T[]}>;
  readonly isDone: boolean;
  readonly error?: ApiError;
}

const empty = <T>(key: string): Arrived<T> => ({key, pages: new Map(), isDone: false});

function rowsOf<T>({pages, isDone}: Arrived<T>, count: number): (readonly T[])[] | undefined {
  if (!pages.size && !isDone) return undefined;
  const sorted = [...pages.values()].sort((one, other) => one.page - other.page);
  return Array.from({length: count}, (_, list) => sorted.flatMap(page => (page.list === list ? page.rows : [])));
}

/** The rows of several lists of somebody's roles, page by page, kept for 10 minutes. `subject` says whose they are. */
export function useRolePages<T>(
  subject: string,
  lists: readonly ReadRolePage<T>[],
  lifetime = minutes(10),
): RolePages<T> {
  const {accountEpoch} = useApi();
  const until = usePausedUntil();
  const time = useSource(accountEpoch, accountEpoch.count);
  const [tries, setTries] = useState(0);
  const key = `${subject} ${time}`;
  const [state, setState] = useState(() => empty<T>(key));
  const start = useEffectEvent((signal: AbortSignal) => {
    const change = (next: (now: Arrived<T>) => Partial<Arrived<T>>) => {
      if (signal.aborted) return;
      setState(now => {
        const own = now.key === key ? now : empty<T>(key);
        return {...own, ...next(own)};
      });
    };
    readAll(lists, {lifetime, retry: tries > 0, signal}, (list, page, rows) =>
      change(({pages}) => ({pages: new Map(pages).set(`${list}/${page}`, {list, page, rows})})),
    ).then(
      () => change(() => ({isDone: true})),
      (cause: unknown) => change(() => ({error: toApiError(cause)})),
    );
  });
  useSignalEffect(signal => start(signal), [key, tries]);
  const own = state.key === key ? state : undefined;
  const count = lists.length;
  const data = useMemo(() => own && rowsOf(own, count), [own, count]);
  const retry = () => {
    setState(now => ({key: now.key, pages: now.pages, isDone: false}));
    setTries(tries + 1);
  };
  const waiting = until === undefined ? 'loading' : 'waiting';
  return {state: own?.error ? 'failed' : own?.isDone ? 'data' : waiting, data, error: own?.error, until, retry};
}
