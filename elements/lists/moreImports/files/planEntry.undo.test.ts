// Undoing an imported row: all statuses, both types, all fields.
import {expect} from 'chai';

import type {ImportedValues} from '#domain/import/importedEntry';
import type {ListType} from '#services/lists/ownList';
import {encodeEmoji} from '#domain/text/characterReferences';
import {comparedFields, conflictOf} from '#services/entries/conflicts';
import {undoValues} from '#services/entries/undo';
import {importEntry} from '#services/entries/jobWrites';
import type {EntryValues} from '#services/entries/entryValues';
import {hasChangedSince} from '#services/imports/sendRows';
import {stateOf, type ListOptions, type WholeEntry} from '#services/imports/wholeList';
import {planEntry} from './planEntry';

const options: ListOptions = {scoreFormat: 'POINT_100', customLists: ['A', 'B'], categories: ['Story', 'Art']};
const statuses = ['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING'] as const;
const noDate = {year: null, month: null, day: null};
const today = {year: 2026, month: 11, day: 29};

const newEntry: WholeEntry = {
  ...{id: 1, mediaId: 5, status: 'CURRENT', score: 0, scoreRaw: 0, progress: 0, progressVolumes: null, repeat: 0},
  ...{priority: 0, private: false, notes: null, hiddenFromStatusLists: false, customLists: {A: false, B: false}},
  ...{advancedScores: {Story: 0, Art: 0}, startedAt: noDate, completedAt: noDate, createdAt: 1, updatedAt: 1},
  media: null,
};
const entryOf = (type: ListType, status: WholeEntry['status']): WholeEntry => ({
  ...{...newEntry, status, score: 60, scoreRaw: 60, progress: 3, repeat: 1, customLists: {A: true, B: false}},
  ...{progressVolumes: type === 'MANGA' ? 1 : null, startedAt: {year: 2019, month: 4, day: null}},
  advancedScores: {Story: 60, Art: 0},
});

const saved = <T>(value: T | undefined, before: T): T => value ?? before;

/** Saves values as AniList does, with what it fills in beside a status; anime have no volumes. */
function save(values: EntryValues, entry: WholeEntry, type: ListType): WholeEntry {
  const {status, customLists: lists, advancedScores: [story = 0, art = 0] = [], notes} = values;
  const isDone = status === 'COMPLETED';
  const dateOf = (name: 'startedAt' | 'completedAt', isFilled: boolean) => {
    const {year = null, month = null, day = null} = values[name] ?? {};
    if (values[name]) return {year, month, day};
    return isFilled && !entry[name]?.year ? today : entry[name];
  };
  const volumes = saved(values.progressVolumes, isDone ? 4 : (entry.progressVolumes ?? 0));
  return {
    ...entry,
    status: saved<WholeEntry['status']>(status, entry.status),
    score: saved(values.scoreRaw, entry.score ?? 0),
    scoreRaw: saved(values.scoreRaw, entry.scoreRaw ?? 0),
    progress: saved(values.progress, isDone ? 12 : (entry.progress ?? 0)),
    progressVolumes: type === 'MANGA' ? volumes : null,
    repeat: saved(values.repeat, entry.repeat ?? 0),
    priority: saved(values.priority, entry.priority ?? 0),
    private: saved(values.private, entry.private === true),
    notes: notes === undefined ? entry.notes : encodeEmoji(notes) || null,
    hiddenFromStatusLists: saved(values.hiddenFromStatusLists, entry.hiddenFromStatusLists === true),
    customLists: lists ? {A: lists.includes('A'), B: lists.includes('B')} : entry.customLists,
    advancedScores: values.advancedScores ? {Story: story, Art: art} : entry.advancedScores,
    startedAt: dateOf('startedAt', status === 'CURRENT'),
    completedAt: dateOf('completedAt', isDone),
  };
}
const now = (entry: WholeEntry) => stateOf(entry, options);

const files: Readonly<Record<string, (type: ListType) => ImportedValues>> = {
  'the status': () => ({}),
  'progress and dates': () => ({progress: 9, startedAt: {year: 2020}, completedAt: {year: 2021, month: 2, day: 3}}),
  everything: type => ({
    ...{scoreRaw: 85, progress: 11, repeat: 2, priority: 3, private: true, notes: 'a 😀', hiddenFromStatusLists: true},
    ...{customLists: ['B'], advancedScores: new Map([['Art', 40]]), startedAt: {}, completedAt: {}},
    ...(type === 'MANGA' ? {progressVolumes: 2} : {}),
  }),
};

describe('undoing an imported row', () => {
  for (const type of ['ANIME', 'MANGA'] as const)
    for (const before of [undefined, ...statuses])
      for (const [name, valuesOf] of Object.entries(files))
        it(`restores a ${type} entry that was ${before ?? 'missing'}, whose file has ${name}`, () => {
          for (const status of statuses) {
            const entry = before && entryOf(type, before);
            const plan = planEntry(5, {status, ...valuesOf(type)}, entry && now(entry), options);
            if (!plan) continue;
            const {payload, base} = plan;
            expect(conflictOf(payload, base, entry && {...entry}, comparedFields.imported), status).to.equal(undefined);
            const imported = save(payload, entry ?? newEntry, type);
            const line = importEntry.journalChange?.(payload, base, imported);
            expect(hasChangedSince(line?.after ?? {}, {...now(imported)}), status).to.equal(false);
            expect(line?.after, status).to.include({id: 1});
            if (!entry) expect(line?.before, status).to.equal(undefined);
            else expect(now(save(undoValues(5, line?.before ?? {}), imported, type)), status).to.deep.equal(now(entry));
          }
        });
});
