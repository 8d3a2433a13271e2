import {expect} from 'chai';

import type {BulkForm} from '#domain/list/bulk/form';
import {planBulk, planEntry} from '#domain/list/bulk/plan';
import type {BulkEntry} from '#domain/list/bulk/values';

const options = {categories: ['Story', 'Music'], customLists: ['Later', 'To buy', 'Again']};
const media = {type: 'ANIME', episodes: 12, chapters: undefined, volumes: undefined} as const;
const manga = {type: 'MANGA', episodes: undefined, chapters: 40, volumes: 5} as const;

const entryWith = (values: Partial<BulkEntry> = {}): BulkEntry => ({
  id: 100,
  mediaId: 1,
  status: 'CURRENT',
  score: 7,
  advancedScores: {Music: 6},
  progress: 3,
  progressVolumes: 0,
  savedRepeat: 0,
  private: false,
  priority: 0,
  notes: undefined,
  hiddenFromStatusLists: false,
  customLists: ['Again'],
  startedAt: {year: 2020, month: 1, day: undefined},
  completedAt: undefined,
  media,
  ...values,
});

const rowOf = (form: BulkForm, values?: Partial<BulkEntry>) => planEntry(form, entryWith(values), options);

describe('names that every object has', () => {
  const names = ['constructor', 'toString', '__proto__', 'Later'];
  const plan = (form: BulkForm) => planEntry(form, entryWith(), {categories: names, customLists: names})?.values;

  it('are other custom lists and categories like any', () => {
    expect(plan({customLists: {Later: true}})).to.deep.equal({customLists: ['Later']});
    expect(plan({advancedScores: {Later: 5}})).to.deep.equal({advancedScores: [0, 0, 0, 5]});
    expect(plan({customLists: Object.fromEntries([['__proto__', true]])})).to.deep.equal({customLists: ['__proto__']});
  });
});

describe('the values that a bulk edit sends', () => {
  const table: readonly [string, BulkForm, Partial<BulkEntry>, object | undefined][] = [
    ['nothing without a field', {}, {}, undefined],
    ['a status', {status: 'DROPPED'}, {}, {status: 'DROPPED'}],
    ['nothing if it has the status', {status: 'CURRENT'}, {}, undefined],
    [
      'what AniList would fill in beside "completed"',
      {status: 'COMPLETED'},
      {},
      {status: 'COMPLETED', completedAt: {}, progress: 3},
    ],
    [
      'also volumes of manga',
      {status: 'COMPLETED'},
      {media: manga, progressVolumes: 2},
      {status: 'COMPLETED', completedAt: {}, progress: 3, progressVolumes: 2},
    ],
    [
      'the missing start date beside "watching"',
      {status: 'CURRENT'},
      {status: 'PLANNING', startedAt: undefined},
      {status: 'CURRENT', startedAt: {}},
    ],
    ['a score', {score: 8}, {}, {score: 8}],
    ['no score', {score: 0}, {}, {score: 0}],
    ['the chosen categories', {advancedScores: {Story: 9}}, {}, {advancedScores: [9, 6]}],
    ['nothing for an unknown category', {advancedScores: {Plot: 9}}, {}, undefined],
    ['a progress', {progress: {kind: 'set', value: 5}}, {}, {progress: 5}],
    ['a progress of 0', {progress: {kind: 'set', value: 0}}, {}, {progress: 0}],
    ['an added progress', {progress: {kind: 'add', value: 2}}, {}, {progress: 5}],
    ['at most the total', {progress: {kind: 'set', value: 13}}, {}, {progress: 12}],
    ['at most the total in a sum', {progress: {kind: 'add', value: 20}}, {}, {progress: 12}],
    ['nothing to add beyond the total', {progress: {kind: 'add', value: 1}}, {progress: 14}, undefined],
    ['a lower progress than beyond the total', {progress: {kind: 'set', value: 14}}, {progress: 14}, {progress: 12}],
    ['the total', {progress: {kind: 'total'}}, {}, {progress: 12}],
    ['the total of chapters', {progress: {kind: 'total'}}, {media: manga}, {progress: 40}],
    ['nothing for an unknown total', {progress: {kind: 'total'}}, {media: {...media, episodes: undefined}}, undefined],
    [
      'a progress beyond an unknown total',
      {progress: {kind: 'add', value: 9}},
      {media: {...media, episodes: undefined}},
      {progress: 12},
    ],
    [
      'the status with the progress of a repeat',
      {progress: {kind: 'add', value: 1}},
      {status: 'REPEATING'},
      {progress: 4, status: 'REPEATING'},
    ],
    ['volumes', {progressVolumes: {kind: 'total'}}, {media: manga}, {progressVolumes: 5}],
    ['no volumes of anime', {progressVolumes: {kind: 'set', value: 1}}, {}, undefined],
    ['repeats', {repeat: {kind: 'add', value: 1}}, {savedRepeat: 2}, {repeat: 3}],
    ['at most 1,000 repeats', {repeat: {kind: 'set', value: 2000}}, {}, {repeat: 1000}],
    ['a start date', {startedAt: {year: 2021, month: 2, day: 3}}, {}, {startedAt: {year: 2021, month: 2, day: 3}}],
    ['nothing if it has the date', {startedAt: {year: 2020, month: 1}}, {}, undefined],
    ['no date', {startedAt: {}}, {}, {startedAt: {}}],
    ['nothing if it has no date', {completedAt: {}}, {}, undefined],
    ['notes', {notes: {kind: 'set', text: 'new'}}, {notes: 'old'}, {notes: 'new'}],
    ['no notes', {notes: {kind: 'set', text: ''}}, {notes: 'old'}, {notes: ''}],
    ['appended notes', {notes: {kind: 'append', text: '#a'}}, {notes: 'old'}, {notes: 'old\n#a'}],
    ['appended notes of an entry without', {notes: {kind: 'append', text: '#a'}}, {}, {notes: '#a'}],
    [
      'replaced parts of notes',
      {notes: {kind: 'find', find: 'a.', text: '$&'}},
      {notes: 'a. ab a.'},
      {notes: '$& ab $&'},
    ],
    ['nothing if notes lack the text', {notes: {kind: 'find', find: 'x', text: 'y'}}, {notes: 'old'}, undefined],
    ['nothing for an empty text to find', {notes: {kind: 'find', find: '', text: 'y'}}, {notes: 'old'}, undefined],
    [
      'no notes that are too long as AniList stores them',
      {notes: {kind: 'append', text: '🎄'.repeat(700)}, private: true},
      {notes: 'old'},
      {private: true},
    ],
    ['custom lists in their order', {customLists: {Later: true}}, {}, {customLists: ['Later', 'Again']}],
    ['the custom lists that are left', {customLists: {Again: false}}, {}, {customLists: []}],
    ['nothing if it is on the list', {customLists: {Again: true, Later: false}}, {}, undefined],
    ['a hidden entry', {hiddenFromStatusLists: true}, {}, {hiddenFromStatusLists: true}],
    ['a private entry', {private: true}, {}, {private: true}],
    ['a public entry', {private: false}, {private: true}, {private: false}],
    ['nothing of its own for a favourite', {isFavourite: true}, {}, {}],
    ['nothing but the deletion', {isDeletion: true, score: 3}, {}, undefined],
  ];
  for (const [what, form, values, sent] of table)
    it(`are ${what}: ${JSON.stringify(form)}`.slice(0, 120), () =>
      expect(rowOf(form, values)?.values).to.deep.equal(sent),
    );

  it('come with the same values before', () =>
    expect(rowOf({status: 'COMPLETED', customLists: {Later: true}}, {notes: 'a'})).to.deep.include({
      changed: ['status', 'customLists'],
      base: {status: 'CURRENT', customLists: ['Again'], completedAt: {}, progress: 3},
    }));
  it('come without the advanced scores of an account that has none', () =>
    expect(rowOf({isDeletion: true}, {advancedScores: undefined})?.base).not.to.have.property('advancedScores'));
  it('come with all values of an entry that is deleted', () =>
    expect(rowOf({isDeletion: true}, {notes: 'a', private: true})?.base).to.deep.equal({
      status: 'CURRENT',
      score: 7,
      advancedScores: [0, 6],
      progress: 3,
      progressVolumes: 0,
      repeat: 0,
      priority: 0,
      private: true,
      notes: 'a',
      hiddenFromStatusLists: false,
      customLists: ['Again'],
      startedAt: {year: 2020, month: 1},
      completedAt: {},
    }));
});

describe('the notes about an entry of a bulk edit', () => {
  const table: readonly [readonly string[], BulkForm, Partial<BulkEntry>][] = [
    [[], {status: 'COMPLETED', progress: {kind: 'total'}}, {}],
    [['completedShort'], {status: 'COMPLETED'}, {}],
    [[], {status: 'COMPLETED'}, {media: {...media, episodes: undefined}}],
    [['completedShort'], {progress: {kind: 'set', value: 2}}, {status: 'COMPLETED', progress: 12}],
    // It was there before.
    [[], {private: true}, {status: 'COMPLETED'}],
    [['finishedBeforeStart'], {completedAt: {year: 2019}}, {}],
    [[], {completedAt: {year: 2020}}, {}],
    [['plannedProgress'], {status: 'PLANNING'}, {}],
    [['plannedProgress'], {repeat: {kind: 'add', value: 1}}, {status: 'PLANNING', progress: 0}],
    [[], {status: 'PLANNING', progress: {kind: 'set', value: 0}}, {}],
    [['repeatNotCounted'], {status: 'COMPLETED'}, {status: 'REPEATING', progress: 12}],
    [[], {status: 'COMPLETED', repeat: {kind: 'add', value: 1}}, {status: 'REPEATING', progress: 12, savedRepeat: 1}],
    [['hiddenAway'], {hiddenFromStatusLists: true}, {customLists: []}],
    [[], {hiddenFromStatusLists: true}, {}],
    [['hiddenAway'], {customLists: {Again: false}}, {hiddenFromStatusLists: true}],
    [['noTotal'], {private: true, progress: {kind: 'total'}}, {media: {...media, episodes: undefined}}],
    [['atTotal'], {progress: {kind: 'add', value: 20}}, {}],
    [['atMaximum'], {repeat: {kind: 'set', value: 2000}}, {}],
    [['longNotes'], {private: true, notes: {kind: 'set', text: 'x'.repeat(6001)}}, {}],
  ];
  for (const [notes, form, values] of table)
    it(`are ${notes.join() || 'none'} for ${JSON.stringify([form, values])}`.slice(0, 140), () =>
      expect(rowOf(form, values)?.notes).to.deep.equal(notes),
    );
});

describe('the list activities of a bulk edit', () => {
  const table: readonly [boolean, BulkForm, Partial<BulkEntry>][] = [
    [true, {status: 'COMPLETED'}, {}],
    [false, {status: 'CURRENT'}, {status: 'PAUSED'}],
    [true, {status: 'CURRENT', progress: {kind: 'add', value: 1}}, {status: 'PAUSED'}],
    [true, {progress: {kind: 'add', value: 1}}, {}],
    [false, {progress: {kind: 'set', value: 1}}, {}],
    [false, {progress: {kind: 'add', value: 1}}, {status: 'PAUSED'}],
    [false, {score: 9}, {}],
    [false, {status: 'COMPLETED'}, {private: true}],
    [false, {status: 'COMPLETED', private: true}, {}],
    [true, {status: 'COMPLETED', private: false}, {private: true}],
    [false, {isDeletion: true}, {}],
  ];
  for (const [expected, form, values] of table)
    it(`include one: ${expected} for ${JSON.stringify([form, values])}`, () =>
      expect(rowOf(form, values)?.hasActivity).to.equal(expected));
});

it('planBulk leaves out entries that stay as they are, and counts them', () => {
  const entries = [entryWith(), entryWith({mediaId: 2, private: true}), entryWith({mediaId: 3})];
  const steps = planBulk({private: true}, entries, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value.rows.map(({entry: {mediaId}}) => mediaId)).to.deep.equal([1, 3]);
  expect(step.value.unchangedCount).to.equal(1);
});
