import type {OperationVariables, TypedDocumentNode} from '@apollo/client';
import {equal} from '@wry/equality';

import type {Lifetime} from '#services/api/cache/lifetime';
import type {Reading, RunTools} from './statistic';

/** What one page of an answer holds. */
export interface PageOfRows<R> {
  readonly rows: readonly R[];
  readonly hasNextPage: boolean;
  readonly lastPage?: number | null | undefined;
}

interface Pages<T, V extends OperationVariables, R> {
  readonly document: TypedDocumentNode<T, V>;
  readonly variables: (page: number) => NoInfer<V>;
  readonly read: (answer: T) => PageOfRows<R>;
  /** Variables that leave out what was read, so that it can go on beyond the last page that the API gives. */
  readonly without?: () => Partial<NoInfer<V>>;
  /** No page after this one is asked for. */
  readonly maxPages?: number;
  /** Milliseconds between two pages. */
  readonly delay?: number;
  readonly lifetime?: Lifetime;
}

/** The API counts no further, and gives no page beyond; its totals and last pages are wrong then (rule api-16). */
export const apiCounts = 5000;
const pageSize = 50;
const apiPages = apiCounts / pageSize;
/** The API takes no more values in one filter (rule api-16). */
const maxValues = 10_000;

/**
 * Reads pages one after the other, each a batch of rows, and goes on after what was read. After the last page that the
 * API gives it begins again without these rows; where that cannot be asked for, the reading is cut.
 */
export async function* pagesOf<T, V extends OperationVariables, R>(
  {read, wait, progress}: RunTools,
  reading: Reading,
  pages: Pages<T, V, R>,
): AsyncGenerator<readonly R[]> {
  const {document, variables, without, delay = 0, lifetime, maxPages = apiPages} = pages;
  const start = reading.batches;
  let done = start;
  // What is left out, and the batches before that.
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

/** What the page info of an answer with 50 objects a page says; a last page that may be wrong is left out. */
export const pageInfoOf = (info: Info | null | undefined): Omit<PageOfRows<never>, 'rows'> => ({
  hasNextPage: info?.hasNextPage === true,
  lastPage: (info?.lastPage ?? Infinity) * pageSize < apiCounts ? info?.lastPage : undefined,
});

/** Leaves out media that were read first, as many as the API takes; beyond them and those of its pages, the reading is cut. */
export const withoutMedia = (ids: readonly number[]) => ({known: ids.slice(0, maxValues)});

/** Leaves out activities that are newer than the last one. */
export const beforeLast = (posts: readonly {readonly createdAt: number}[]) => ({
  // Others of the same second may not have been read.
  before: (posts.at(-1)?.createdAt ?? 0) + 1,
});
