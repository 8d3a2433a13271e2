import type {OperationVariables, TypedDocumentNode} from '@apollo/client';

import type {Lifetime} from '#services/api/cache/lifetime';
import type {EntryValues} from '#services/entries/entryValues';
import type {WriteOptions} from '#services/outbox/outbox';
import type {ShownNames} from '#ui/link/shownNames';
import type {Field, FieldValues} from './fields';
import type {Report} from './report';

/** The user whose statistics are shown, and the user who sees them. */
export interface Subject {
  /** The user of the page. */
  readonly userName: string;
  /** The signed-in user; `undefined` for guests. */
  readonly ownName: string | undefined;
  readonly listType: 'ANIME' | 'MANGA';
}

/** The tools of a run. */
export interface RunTools extends Subject {
  readonly values: FieldValues;
  /** Names in the user's title language, for the values of tables. */
  readonly names: ShownNames;
  readonly signal: AbortSignal;
  /**
   * Reads a query at the lowest priority, and again after each pause of the API. The answer is cached for `lifetime`;
   * without a lifetime it is not, as for pages of which only the rows are needed.
   * @throws ApiError
   */
  readonly read: <T, V extends OperationVariables>(
    document: TypedDocumentNode<T, V>,
    variables: V,
    options?: {lifetime?: Lifetime; anonymous?: boolean},
  ) => Promise<T>;
  /** The current time, in epoch milliseconds. */
  readonly now: () => number;
  /** Waits, in milliseconds of real time, or until the run is stopped. */
  readonly wait: (ms: number) => Promise<void>;
  /**
   * Changes an entry of the list through the outbox, at most one per second (rule queries-26), and waits until it is
   * saved. `base` holds the previous values, so that the change can be undone.
   * @throws ApiError if it is refused, and if another account than at the start is signed in
   */
  readonly saveEntry: (values: EntryValues, options: Pick<WriteOptions, 'base' | 'label'>) => Promise<void>;
  /** Reports the number of finished steps (pages, users), and the total, if it is known. */
  readonly progress: (done: number, total?: number) => void;
}

/**
 * The rows that a run has read; a run that was stopped or failed continues after them. It grows while a run continues.
 */
export interface Reading<R = unknown> {
  readonly rows: readonly R[];
  /** Number of batches read. */
  readonly batches: number;
  /** Set if the API returns no more of the existing rows (rule api-16). */
  isCut: boolean;
}

/** The inputs of a run and of its report. */
export type RunContext = Pick<RunTools, 'userName' | 'listType' | 'values' | 'names' | 'now'>;

/** The inputs of a report besides the rows. */
export interface ReportContext extends RunContext {
  /** Whether everything was read: only then can the report state that there is nothing. */
  readonly isWhole: boolean;
}

/**
 * One of the statistics: its requests, its computation, and the display of its results. `R` is the type of its rows.
 */
export interface Statistic<R = unknown> {
  readonly id: string;
  readonly title: string;
  /** The question that it answers, in a sentence or two. */
  readonly description: string;
  /** `token`: the script's sign-in. `ownProfile`: also that the page is the user's own. */
  readonly needs?: 'token' | 'ownProfile';
  readonly fields?: readonly Field[];
  /**
   * Returns the missing part of the options as a sentence, or `undefined`. Until then it isn't run, because "nothing found" would
   * be wrong if there was nothing to look for.
   */
  readonly lacking?: (values: FieldValues) => string | undefined;
  /** Shown in place of the usual sentence if a required sign-in is missing. */
  readonly signedOut?: string;
  /** Whether it can change the list; such a statistic isn't available to other scripts. */
  readonly changesList?: boolean;
  /** Whether it may be run with these options only once before the page is left, and cannot continue after a stop. */
  readonly isOnce?: (values: FieldValues) => boolean;
  /** Shown after a stop in place of the usual sentence. */
  readonly stopped?: string;
  /**
   * Whether running it again with other options only computes a new report from the rows already read, without
   * requests.
   */
  readonly keepsRows?: boolean;
  /** Shown before the start of a statistic that takes many requests: about how many, and how long that takes. */
  readonly warning?: string;
  /**
   * Sends requests and yields typed rows, one batch per step; raw answers are not kept. It continues after the batches
   * of `reading`, to which each batch is added.
   */
  readonly collect: (tools: RunTools, reading: Reading<R>) => AsyncIterable<readonly R[]>;
  /**
   * The identity of a row, if it isn't its `id`: pages shift while they are read, so the same object may be on two of
   * them.
   */
  readonly idOf?: (row: R) => number | string | undefined;
  /** Computes the report of the rows so far; a pure function. */
  readonly report: (rows: readonly R[], context: ReportContext) => Report;
}

/** Defines a statistic; the type of its rows is known only inside. */
export const defineStatistic = <R>(statistic: Statistic<R>): Statistic => statistic as Statistic;
