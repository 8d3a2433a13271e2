import type {Contradiction} from '#domain/list/bulk/contradictions';
import type {BulkForm} from '#domain/list/bulk/form';
import type {Limit} from '#domain/list/bulk/values';
import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Bulk edit',
  summary: 'Changes or removes many entries of your list at once, with a review and undo.',
  details:
    'In the list table of your own lists. Select rows with a click, Shift, Space or Ctrl+A, and choose Edit at the bottom of the window. Switch on the fields that you want to change: status, scores, progress, repeats, dates, notes, custom lists, hidden, private and favorite. You review every entry before anything is sent. AniList receives up to 20 entries at once, every two seconds. You can stop and resume, also after a reload, and until you dismiss it you can undo all of it, including removed entries.',
});

/** The bar with the number of selected entries. */
export const barText = messages({
  region: 'Bulk edit',
  selected: (count: number, hidden: number) => {
    const selected = `${formatNumber(count)} selected`;
    return hidden ? `${selected} (${formatNumber(hidden)} not shown)` : selected;
  },
  all: 'Select all shown',
  none: 'None',
  edit: 'Edit…',
});

/** The names of the fields. */
export const fieldNames: Readonly<Record<keyof BulkForm, string>> = messages({
  status: 'Status',
  score: 'Score',
  advancedScores: 'Advanced scores',
  progress: 'Progress',
  progressVolumes: 'Volumes',
  repeat: 'Repeats',
  startedAt: 'Start date',
  completedAt: 'Completion date',
  notes: 'Notes',
  customLists: 'Custom lists',
  hiddenFromStatusLists: 'Hide from status lists',
  private: 'Private',
  isFavourite: 'Favorite',
  isDeletion: 'Remove from my list',
});

/** The form. */
export const formText = messages({
  title: (count: number) => plural(count, {one: 'Edit # entry', other: 'Edit # entries'}),
  hint: 'Only the fields that you switch on change.',
  episodes: 'Episodes',
  chapters: 'Chapters',
  yes: 'Yes',
  no: 'No',
  noScore: 'no score',
  scoreHint: (max: number) => `Out of ${max}. 0 removes the score.`,
  categoryScore: (name: string) => `Score of ${name}`,
  toTotal: 'Set to the total',
  toNumber: 'Set to',
  addNumber: 'Add',
  numberOf: (name: string) => `${name}: number`,
  dateHint: 'Empty removes the date.',
  appendNotes: 'Append',
  replaceNotes: 'Replace',
  findInNotes: 'Find and replace',
  clearNotes: 'Remove',
  findText: 'Find',
  replacement: 'Replace with',
  newText: 'Text',
  unchanged: 'Unchanged',
  addToList: 'Add',
  removeFromList: 'Remove',
  deletionHint: 'Nothing else is changed. You can undo it, with all values.',
  review: 'Review',
  cancel: 'Cancel',
  incomplete: 'Fill in the fields that are switched on.',
  nothingOn: 'Switch on a field first.',
});

/** The review. */
export const reviewText = messages({
  title: (count: number) => plural(count, {one: 'Review # entry', other: 'Review # entries'}),
  comparing: 'Comparing entries…',
  table: 'Changes',
  columnTick: 'Change',
  columnTitle: 'Title',
  change: (before: string, after: string) => `${before} → ${after}`,
  tick: (title: string) => `Change ${title}`,
  removed: 'removed from the list',
  favourite: "favorite, if it isn't one yet",
  noFavourite: 'no longer a favorite, if it is one',
  shown: 'Show',
  showAll: (count: number) => `All (${formatNumber(count)})`,
  showNoted: (count: number) => `With notes (${formatNumber(count)})`,
  counts: (changed: number, unchanged: number, left: number) =>
    [
      plural(changed, {one: '# entry will change', other: '# entries will change'}),
      `${formatNumber(unchanged)} already as wanted`,
      ...(left ? [`${formatNumber(left)} taken out`] : []),
    ].join(', ') + '.',
  activities: (count: number) =>
    plural(count, {
      one: 'Your followers may see an activity for # entry.',
      other: 'Your followers may see activities for # entries.',
    }),
  silent: "Don't post list activities during this edit",
  silentHint:
    'AniList posts no activities for your other changes in the meantime either; Automail restores your setting afterwards.',
  calls: (count: number) => plural(count, {one: '# request to AniList.', other: '# requests to AniList.'}),
  notStored: "This browser can't store the edit, so it couldn't be resumed or undone. Nothing was changed.",
  start: (count: number) => plural(count, {one: 'Change # entry', other: 'Change # entries'}),
  remove: (count: number) => plural(count, {one: 'Remove # entry…', other: 'Remove # entries…'}),
  removeQuestion: (count: number) =>
    plural(count, {one: 'Remove # entry from your list?', other: 'Remove # entries from your list?'}),
  removeNow: 'Remove',
  back: 'Back',
});

/** Notes about an entry in the review. */
export const noteText: Readonly<Record<Contradiction | Limit, string>> = messages({
  completedShort: 'Completed with less than the total.',
  finishedBeforeStart: 'Completed before it was started.',
  plannedProgress: 'Planned, but with progress or repeats.',
  repeatNotCounted: 'The repeat ends without being counted.',
  hiddenAway: 'Hidden and on no custom list, so it is on no list at all.',
  atTotal: 'Limited to the total.',
  noTotal: 'The total is unknown, so the number stays.',
  atMaximum: 'Limited to the highest number that AniList stores.',
  longNotes: 'The notes would be longer than 6,000 characters, so they stay.',
});

/** Texts of a bulk edit that is in progress or finished. */
export const runText = messages({
  heading: (count: number) => plural(count, {one: 'Bulk edit of # entry', other: 'Bulk edit of # entries'}),
  running: 'Changing entries',
  undoing: 'Undoing the bulk edit',
  ended: (state: string, changed: number, total: number) => {
    const count = `Changed: ${formatNumber(changed)} of ${plural(total, {one: '# entry', other: '# entries'})}.`;
    if (state === 'paused') return `Paused. ${count}`;
    if (state === 'stopped') return `Stopped. ${count}`;
    return state === 'undone' ? `Bulk edit undone. ${count}` : `Bulk edit finished. ${count}`;
  },
  undo: 'Undo…',
  undoQuestion: (count: number) =>
    plural(count, {
      one: '# entry will get its previous values back.',
      other: '# entries will get their previous values back.',
    }),
  undoNow: 'Undo bulk edit',
});

interface OtherEdit {
  readonly rowCount: number;
}

/** Texts about the bulk edits that wait for the current job, or ended before it. */
export const otherText = messages({
  heading: 'Other bulk edits',
  job: ({rowCount}: OtherEdit, state: string | undefined) => {
    const name = plural(rowCount, {one: 'A bulk edit of # entry', other: 'A bulk edit of # entries'});
    if (state === 'running') return `${name} starts when the current import or bulk edit has ended.`;
    return state === 'undoing'
      ? `${name} will be undone when the current import or bulk edit has ended.`
      : `${name} has ended.`;
  },
  undoNow: 'Undo this bulk edit',
  question: 'Its entries will get their previous values back.',
  dismiss: 'Dismiss this bulk edit',
});
