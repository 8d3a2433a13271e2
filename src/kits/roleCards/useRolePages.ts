import {useMemo, useState} from 'react';

import {minutes} from '#services/api/cache/lifetime';
import type {ReadOptions} from '#services/api/cache/reader';
import {useApi} from '#ui/context';
import {useSource} from '#ui/useSource';
import {useTask, type TaskState} from '#ui/useTask';

/** Number of pages of one list in a call (rule staff-1): a page costs up to 66 of the 500 that the API allows. */
const pagesPerCall = 7;

/** A page of a list. */
export interface RolePage<T> {
  readonly rows: readonly T[];
  readonly hasNextPage: boolean;
}

/** Reads a page of a list; the first is 1. */
export type ReadRolePage<T> = (page: number, options: ReadOptions) => Promise<RolePage<T>>;

/**
 * The rows of each list so far, in the order of its pages; none before the first answer. `retry` continues after a
 * failure.
 */
export type RolePages<T> = TaskState<readonly (readonly T[])[]>;

interface Open<T> {
  readonly read: ReadRolePage<T>;
  readonly list: number;
  readonly next: number;
}

/** Called with each page's rows as they arrive, in any order. */
type OnPage<T> = (list: number, page: number, rows: readonly T[]) => void;

/**
 * Reads all pages of several lists (rule staff-1). Only whether there is a next page can be trusted, not the total, so
 * after the first page of each list the calls are filled with the next ones, until a page has none after it.
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

interface Pages<T> {
  readonly subject: string;
  readonly pages: ReadonlyMap<string, {readonly list: number; readonly page: number; readonly rows: readonly T[]}>;
}

function rowsOf<T>({pages}: Pages<T>, count: number): readonly (readonly T[])[] {
  const sorted = [...pages.values()].sort((one, other) => one.page - other.page);
  return Array.from({length: count}, (_, list) => sorted.flatMap(page => (page.list === list ? page.rows : [])));
}

/**
 * The rows of several lists of roles, page by page, kept for 10 minutes. `subject` identifies the owner of the roles.
 */
export function useRolePages<T>(
  subject: string,
  lists: readonly ReadRolePage<T>[],
  lifetime = minutes(10),
): RolePages<T> {
  const {accountEpoch} = useApi();
  const epoch = useSource(accountEpoch, accountEpoch.count);
  const key = `${subject} ${epoch}`;
  const [known, setKnown] = useState<Pages<T>>({subject: key, pages: new Map()});
  const {state, error, until, retry} = useTask(subject, ({signal, isRetry}) =>
    readAll(lists, {lifetime, retry: isRetry, signal}, (list, page, rows) => {
      if (signal.aborted) return;
      setKnown(now => {
        const pages = now.subject === key ? now.pages : [];
        return {subject: key, pages: new Map([...pages, [`${list}/${page}`, {list, page, rows}]])};
      });
    }),
  );
  const own = known.subject === key ? known : undefined;
  const hasAny = state === 'data' || (own?.pages.size ?? 0) > 0;
  const count = lists.length;
  const data = useMemo(
    () => (hasAny ? rowsOf(own ?? {subject: key, pages: new Map<string, never>()}, count) : undefined),
    [hasAny, own, key, count],
  );
  return {state, data, error, until, retry};
}
