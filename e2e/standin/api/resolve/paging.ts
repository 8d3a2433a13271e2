import {ApiError} from '../errors';
import type {Context} from './context';

/** The arguments of everything that is paginated. */
export interface PageArgs {
  readonly page?: number | null;
  readonly perPage?: number | null;
}

/** The page info in the API's shape. */
export interface PageInfo {
  readonly total: number;
  readonly perPage: number;
  readonly currentPage: number;
  readonly lastPage: number;
  readonly hasNextPage: boolean;
}

interface Cap {
  readonly perPage: number;
  readonly total: number;
  /** The default of perPage. */
  readonly defaultPerPage: number;
}

/** The limits of Page. */
export const pageCap: Cap = {perPage: 50, total: 5000, defaultPerPage: 50};
/** The limits of connections inside other objects. */
export const nestedCap: Cap = {perPage: 25, total: 500, defaultPerPage: 25};

const deepest = 5000;

/**
 * One page of items. Totals are as unreliable as the real ones: 500 in nested lists while there is a next page, and
 * clamped to 5000 in Page.
 */
export function paginate<T>(
  items: readonly T[],
  args: PageArgs,
  context: Context,
  cap: Cap,
): {rows: T[]; info: PageInfo} {
  const asked = Math.max(1, args.perPage ?? cap.defaultPerPage);
  const perPage = context.isSite ? Math.min(asked, 500) : Math.min(asked, cap.perPage);
  const currentPage = Math.max(1, args.page ?? 1);
  if (!context.isSite && currentPage * perPage > deepest)
    throw new ApiError('Page depth exceeds maximum allowed for API requests (5000 entries)', 400);
  const start = (currentPage - 1) * perPage;
  const hasNextPage = start + perPage < items.length;
  const told =
    hasNextPage && (cap === nestedCap || context.switches.has('fakeTotals'))
      ? cap.total
      : Math.min(items.length, cap.total);
  const total = context.isSite ? items.length : told;
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  return {rows: items.slice(start, start + perPage), info: {total, perPage, currentPage, lastPage, hasNextPage}};
}

/** A connection: one page of edges with their nodes and the page info. */
export function connection<T, E extends {node: unknown}>(
  items: readonly T[],
  args: PageArgs,
  context: Context,
  toEdge: (item: T, index: number) => E,
  usual = 25,
): {edges: E[]; nodes: E['node'][]; pageInfo: PageInfo} {
  const {rows, info} = paginate(items, {page: args.page ?? null, perPage: args.perPage ?? usual}, context, nestedCap);
  const edges = rows.map((row, i) => toEdge(row, (info.currentPage - 1) * info.perPage + i));
  return {edges, nodes: edges.map(edge => edge.node), pageInfo: info};
}
