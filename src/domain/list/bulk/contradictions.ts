import {indexOfLater} from '../../date/fuzzyDate';
import type {BulkValues} from './values';

/** Values of an entry that don't go together. They are pointed out, and allowed. */
export type Contradiction =
  | 'completedShort'
  | 'finishedBeforeStart'
  | 'plannedProgress'
  | 'repeatNotCounted'
  | 'hiddenAway';

/** An entry before and after its change. */
interface Change {
  readonly before: BulkValues;
  readonly after: BulkValues;
  /** Number of episodes or chapters; `undefined`: not known. */
  readonly total: number | undefined;
}

interface Check {
  readonly name: Contradiction;
  /** The values that it is about: one that no change touches was there before. */
  readonly about: readonly (keyof BulkValues)[];
  readonly applies: (change: Change) => boolean;
}

const checks: readonly Check[] = [
  {
    name: 'completedShort',
    about: ['status', 'progress'],
    applies: ({after, total = 0}) => after.status === 'COMPLETED' && after.progress < total,
  },
  {
    name: 'finishedBeforeStart',
    about: ['startedAt', 'completedAt'],
    applies: ({after}) => indexOfLater(after.startedAt, after.completedAt) === 0,
  },
  {
    name: 'plannedProgress',
    about: ['status', 'progress', 'progressVolumes', 'repeat'],
    applies: ({after}) =>
      after.status === 'PLANNING' && (after.progress > 0 || after.progressVolumes > 0 || after.repeat > 0),
  },
  {
    name: 'repeatNotCounted',
    about: ['status', 'repeat'],
    applies: ({before, after}) =>
      before.status === 'REPEATING' && after.status === 'COMPLETED' && after.repeat <= before.repeat,
  },
  {
    name: 'hiddenAway',
    about: ['hiddenFromStatusLists', 'customLists'],
    applies: ({after}) => after.hiddenFromStatusLists && !after.customLists.length,
  },
];

/** The contradictions that a change leaves or makes in the values that it touches. */
export const contradictionsOf = (change: Change, changed: readonly (keyof BulkValues)[]): readonly Contradiction[] =>
  checks
    .filter(({about, applies}) => about.some(key => changed.includes(key)) && applies(change))
    .map(({name}) => name);
