import type {Browser} from 'playwright';

import type {StandIn} from '../support/server';
import type {Ids} from '../support/test';
import type {Bounds, Reading} from './repeat';
import type {Subject} from './subjects';

/** The tools of the bench's parts. */
export interface Bench {
  readonly browser: Browser;
  readonly standIn: StandIn;
  readonly ids: Ids;
  readonly ours: Subject;
  readonly peers: readonly Subject[];
  /** The blank page, ours and the peers: all subjects compared by the same figures. */
  readonly all: readonly Subject[];
  /** Repeats a round until its figures agree, and reports them. */
  measure(bounds: Bounds, round: (n: number) => Promise<readonly Reading[]>): Promise<void>;
  /** Prints a line that explains a figure. */
  note(text: string): void;
}

/** One or more figures, and how they are measured. */
export type Part = (bench: Bench) => Promise<void>;
