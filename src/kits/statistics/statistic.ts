import type {OperationVariables, TypedDocumentNode} from '@apollo/client';

import type {Lifetime} from '#services/api/cache/lifetime';
import type {EntryValues} from '#services/entries/entryValues';
import type {WriteOptions} from '#services/outbox/outbox';
import type {Field, FieldValues} from './fields';
import type {Report} from './report';

/** Whose statistics are shown, and to whom. */
export interface Subject {
  /** The user whose page it is. */
  readonly userName: string;
  /** The user who is signed in; `undefined` for guests. */
  readonly ownName: string | undefined;
  readonly listType: 'ANIME' | 'MANGA';
}

/** What a run works with. */
export interface RunTools extends Subject {
  readonly values: FieldValues;
  readonly signal: AbortSignal;
  /**
   * Reads a query at the lowest priority, and again after each pause of the API. The answer is kept for `lifetime`;
   * without one it is not, as for pages of which only the rows are wanted.
   * @throws ApiError
   */
  readonly read: <T, V extends OperationVariables>(
    document: TypedDocumentNode<T, V>,
    variables: V,
    options?: {lifetime?: Lifetime; anonymous?: boolean},
  ) => Promise<T>;
  /** The time, in epoch milliseconds. */
  readonly now: () => number;
  /** Waits, in milliseconds of real time, or until the run is stopped. */
  readonly wait: (ms: number) => Promise<void>;
  /**
   * Changes an entry of the list through the outbox, at most one a second (rule queries-26), and waits until it is
   * saved. `base` is what was seen before, so that the change can be undone.
   * @throws ApiError where it is refused, and where another account than at the start is signed in
   */
  readonly saveEntry: (values: EntryValues, options: Pick<WriteOptions, 'base' | 'label'>) => Promise<void>;
  /** Says how many steps (pages, users) are done, and of how many, if that is known. */
  readonly progress: (done: number, total?: number) => void;
}

/** What a run has read: one that was stopped or failed goes on after it. It grows while a run goes on. */
export interface Reading<R = unknown> {
  readonly rows: readonly R[];
  /** How many batches were read. */
  readonly batches: number;
  /** Set where the API gives no more of what there is (rule api-16). */
  isCut: boolean;
}

/** What a run and counting depend on. */
export type RunContext = Pick<RunTools, 'userName' | 'listType' | 'values' | 'now'>;

/** What counting may depend on besides the rows. */
export interface ReportContext extends RunContext {
  /** Whether everything was read: only then it can be said that there is nothing. */
  readonly isWhole: boolean;
}

/** One of the statistics: what it asks, how it counts, and how that is shown. `R` are its typed rows. */
export interface Statistic<R = unknown> {
  readonly id: string;
  readonly title: string;
  /** What it answers, in a sentence or two. */
  readonly description: string;
  /** `token`: the script's sign-in. `ownProfile`: also that the page is the person's own. */
  readonly needs?: 'token' | 'ownProfile';
  readonly fields?: readonly Field[];
  /** Said in place of the usual sentence where it needs a sign-in that is missing. */
  readonly signedOut?: string;
  /** Whether it can change the list; other scripts cannot ask such a one. */
  readonly changesList?: boolean;
  /** Whether it may be run with these options only once before the page is left, and cannot go on after a stop. */
  readonly isOnce?: (values: FieldValues) => boolean;
  /** Said after a stop in place of the usual sentence. */
  readonly stopped?: string;
  /** Whether running it again with other options counts anew what has been read, and asks nothing. */
  readonly keepsRows?: boolean;
  /**
   * What the person reads before it starts, where it takes many requests (rule api-9): about how many, and how long
   * that takes.
   */
  readonly warning?: string;
  /**
   * Asks the API and yields typed rows, a batch a step; raw answers are not kept. It goes on after the batches of
   * `reading`, which each batch is added to.
   */
  readonly collect: (tools: RunTools, reading: Reading<R>) => AsyncIterable<readonly R[]>;
  /**
   * By what a row is known, if not by its `id`: pages shift while they are read, so the same object may be on two of
   * them.
   */
  readonly idOf?: (row: R) => number | string | undefined;
  /** Counts what there is so far; a pure function. */
  readonly report: (rows: readonly R[], context: ReportContext) => Report;
}

/** Defines a statistic; its rows' type is known inside only. */
export const defineStatistic = <R>(statistic: Statistic<R>): Statistic => statistic as Statistic;
