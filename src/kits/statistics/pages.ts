import type {OperationVariables, TypedDocumentNode} from '@apollo/client';
import {equal} from '@wry/equality';

import type {Lifetime} from '#services/api/cache/lifetime';
import type {Reading, RunTools} from './statistic';

/** The rows of one page of an answer. */
export interface PageOfRows<R> {
  readonly rows: readonly R[];
  readonly hasNextPage: boolean;
  readonly lastPage?: number | null | undefined;
}

interface Pages<T, V extends OperationVariables, R> {
  readonly document: TypedDocumentNode<T, V>;
  readonly variables: (page: number) => NoInfer<V>;
  readonly read: (answer: T) => PageOfRows<R>;
  /**
   * Variables that exclude the rows already read, so that reading can continue beyond the last page that the API
   * returns.
   */
  readonly without?: () => Partial<NoInfer<V>>;
  /** Maximum number of pages. */
  readonly maxPages?: number;
  /** Milliseconds between two pages. */
  readonly delay?: number;
  readonly lifetime?: Lifetime;
}

/** The API's maximum for counts and pages: its totals and last pages are wrong beyond it (rule api-16). */
export const apiCounts = 5000;
const pageSize = 50;
const apiPages = apiCounts / pageSize;
/** The API's maximum number of values in one filter (rule api-16). */
const maxValues = 10_000;

/**
 * Reads pages one after the other, each a batch of rows, and continues after the rows already read. After the last page
 * that the API returns it starts again without these rows; if they cannot be excluded, the reading is cut.
 */
export async function* pagesOf<T, V extends OperationVariables, R>(
  {read, wait, progress}: RunTools,
  reading: Reading,
  pages: Pages<T, V, R>,
): AsyncGenerator<readonly R[]> {
  const {document, variables, without, delay = 0, lifetime, maxPages = apiPages} = pages;
  const start = reading.batches;
  let done = start;
  // The rows to exclude, and the number of batches before that.
  let left: Partial<V> = {};
  let passed = 0;
  const leaveOut = () => {
    const next = reading.rows.length ? without?.() : undefined;
    if (!next || equal(next, left)) return false;
    [left, passed] = [next, done];
    return true;
  };
  if (start > 0) leaveOut();
  for (;;) {
    if (done - passed >= maxPages && !leaveOut()) {
      reading.isCut ||= maxPages === apiPages;
      return;
    }
    if (delay && done > start) await wait(delay);
    const answer = await read(
      document,
      {...variables(done - passed + 1), ...left},
      lifetime === undefined ? {} : {lifetime},
    );
    done += 1;
    const {rows, hasNextPage, lastPage} = pages.read(answer);
    progress(done, lastPage ? passed + Math.min(lastPage, maxPages) : undefined);
    yield rows;
    if (!hasNextPage) return;
  }
}

interface Info {
  readonly hasNextPage: boolean | null;
  readonly lastPage?: number | null;
}

/** The page info of an answer with 50 objects per page, without a last page that may be wrong. */
export const pageInfoOf = (info: Info | null | undefined): Omit<PageOfRows<never>, 'rows'> => ({
  hasNextPage: info?.hasNextPage === true,
  lastPage: (info?.lastPage ?? Infinity) * pageSize < apiCounts ? info?.lastPage : undefined,
});

/**
 * Excludes the media that were read first, as many as the API accepts; beyond those and their pages, the reading is
 * cut.
 */
export const withoutMedia = (ids: readonly number[]) => ({known: ids.slice(0, maxValues)});

/** Excludes activities that are newer than the last one. */
export const beforeLast = (posts: readonly {readonly createdAt: number}[]) => ({
  // Other activities of the same second may not have been read.
  before: (posts.at(-1)?.createdAt ?? 0) + 1,
});
