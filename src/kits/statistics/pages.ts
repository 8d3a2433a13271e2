import type {OperationVariables, TypedDocumentNode} from '@apollo/client';

import type {Lifetime} from '#services/api/cache/lifetime';
import type {RunTools} from './statistic';

/** What one page of an answer holds. */
export interface PageOfRows<R> {
  readonly rows: readonly R[];
  readonly hasNextPage: boolean;
  readonly lastPage?: number | null | undefined;
}

interface Pages<T, V extends OperationVariables, R> {
  readonly document: TypedDocumentNode<T, V>;
  readonly variables: (page: number) => V;
  readonly read: (answer: T) => PageOfRows<R>;
  /** No page after this one is asked for. */
  readonly maxPages?: number;
  /** Milliseconds between two pages. */
  readonly delay?: number;
  readonly lifetime?: Lifetime;
}

/** Reads pages one after the other, each a batch of rows, and goes on after those that are done. */
export async function* pagesOf<T, V extends OperationVariables, R>(
  {read, wait, progress}: RunTools,
  done: number,
  pages: Pages<T, V, R>,
): AsyncGenerator<readonly R[]> {
  const {document, variables, delay = 0, lifetime, maxPages = Infinity} = pages;
  for (let page = done + 1; page <= maxPages; page += 1) {
    if (delay && page > done + 1) await wait(delay);
    const answer = await read(document, variables(page), lifetime === undefined ? {} : {lifetime});
    const {rows, hasNextPage, lastPage} = pages.read(answer);
    progress(page, lastPage ? Math.min(lastPage, maxPages) : undefined);
    yield rows;
    if (!hasNextPage) return;
  }
}

/** The API counts no further; its totals and last pages beyond are wrong (rule api-16). */
export const apiCounts = 5000;

interface Info {
  readonly hasNextPage: boolean | null;
  readonly lastPage?: number | null;
}

/** What the page info of an answer with 50 objects a page says; a last page that may be wrong is left out. */
export const pageInfoOf = (info: Info | null | undefined): Omit<PageOfRows<never>, 'rows'> => ({
  hasNextPage: info?.hasNextPage === true,
  lastPage: (info?.lastPage ?? Infinity) * 50 < apiCounts ? info?.lastPage : undefined,
});
