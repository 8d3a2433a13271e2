import {expect} from 'chai';

import type {ImportedEntry, ImportedList, ImportedValues} from '#domain/import/importedEntry';
import {missingLists, planEntry, withScoresOf} from './planEntry';
import type {EntryState, ListOptions} from '#services/imports/wholeList';

const options: ListOptions = {scoreFormat: 'POINT_10', customLists: ['A', 'B'], categories: ['Story', 'Art']};
const current: EntryState = {
  ...{status: 'CURRENT', score: 7, scoreRaw: 70, progress: 3, progressVolumes: 0, repeat: 0, priority: 0},
  ...{private: false, notes: 'x', hiddenFromStatusLists: false, customLists: ['A'], advancedScores: [50, 0]},
  ...{startedAt: {year: 2020}, completedAt: {}},
};

describe('planEntry', () => {
  it('sends the values of a new entry, except those that are empty anyway', () =>
    expect(
      planEntry(5, {status: 'PLANNING', scoreRaw: 0, progress: 2, notes: '', customLists: []}, undefined, options),
    ).to.deep.equal({
      payload: {mediaId: 5, status: 'PLANNING', progress: 2},
      base: {},
      problems: [],
    }));

  it('sends only the changes, with the previous values', () =>
    expect(
      planEntry(
        5,
        {status: 'CURRENT', scoreRaw: 80, notes: '', startedAt: {year: 2020}, private: true},
        current,
        options,
      ),
    ).to.deep.equal({
      payload: {mediaId: 5, scoreRaw: 80, notes: '', private: true},
      base: {scoreRaw: 70, notes: 'x', private: false},
      problems: [],
    }));

  it('leaves values missing from the file unchanged', () =>
    expect(planEntry(5, {status: 'CURRENT', progress: 3}, current, options)).to.equal(undefined));

  const kept: readonly (readonly [string, ImportedValues, EntryState | undefined, object])[] = [
    [
      'a new completed entry without a finish date',
      {status: 'COMPLETED', progress: 24},
      undefined,
      {status: 'COMPLETED', progress: 24, completedAt: {}},
    ],
    [
      'a new completed entry without a progress, which AniList fills in',
      {status: 'COMPLETED'},
      undefined,
      {status: 'COMPLETED', completedAt: {}},
    ],
    [
      'a finish date of the file',
      {status: 'COMPLETED', completedAt: {year: 2019}},
      undefined,
      {status: 'COMPLETED', completedAt: {year: 2019}},
    ],
    [
      'a progress that does not change while the entry is completed',
      {status: 'COMPLETED', progress: 3},
      current,
      {status: 'COMPLETED', progress: 3, completedAt: {}},
    ],
    [
      'the finish date that the entry has',
      {status: 'COMPLETED'},
      {...current, completedAt: {year: 2018, month: 2}},
      {status: 'COMPLETED', completedAt: {year: 2018, month: 2}},
    ],
    ['a new current entry without a start date', {status: 'CURRENT'}, undefined, {status: 'CURRENT', startedAt: {}}],
    [
      'the start date of an entry that becomes current',
      {status: 'CURRENT'},
      {...current, status: 'PAUSED'},
      {status: 'CURRENT', startedAt: {year: 2020}},
    ],
    ['nothing beside a status that AniList adds nothing to', {status: 'DROPPED'}, current, {status: 'DROPPED'}],
    ['a guess where the status cannot be read: planned', {notes: 'a'}, undefined, {status: 'PLANNING', notes: 'a'}],
    ['begun', {progress: 2}, undefined, {status: 'CURRENT', progress: 2, startedAt: {}}],
    [
      'and finished',
      {progress: 2, completedAt: {year: 2020}},
      undefined,
      {status: 'COMPLETED', progress: 2, completedAt: {year: 2020}},
    ],
    ['no guess for an entry that is on the list', {notes: 'a'}, current, {notes: 'a'}],
  ];
  for (const [what, values, before, payload] of kept)
    it(`sends what AniList would otherwise fill in: ${what}`, () =>
      expect(planEntry(5, values, before, options)?.payload).to.deep.equal({mediaId: 5, ...payload}));

  it('converts stars to the format of the user', () =>
    expect(planEntry(5, {stars: 4.5}, current, options)?.payload).to.deep.equal({mediaId: 5, score: 9}));

  it('uses only custom lists and categories that the user has, in their order', () =>
    expect(
      planEntry(
        5,
        {
          customLists: ['C', 'B', 'A'],
          advancedScores: new Map([
            ['Art', 40],
            ['Odd', 1],
          ]),
        },
        current,
        options,
      ),
    ).to.deep.equal({
      payload: {mediaId: 5, customLists: ['A', 'B'], advancedScores: [0, 40]},
      base: {customLists: ['A'], advancedScores: [50, 0]},
      problems: [],
    }));

  const planOf = (values: ImportedValues, before?: EntryState) =>
    planEntry(5, {status: 'CURRENT', ...values}, before, options);
  const hidden = {...current, hiddenFromStatusLists: true};
  for (const [what, values, before, isHidden, problems] of [
    ['its list is restored', {customLists: ['A', 'C']}, undefined, true, []],
    ['its list is missing', {customLists: ['C']}, undefined, undefined, ['hidden']],
    ['its lists are unknown', {}, undefined, undefined, ['hidden']],
    ['it was on no list', {customLists: []}, undefined, true, []],
    ['the list that it is on shows it', {}, current, true, []],
    ['its list replaces the one that it is on, and is missing', {customLists: ['C']}, hidden, false, ['hidden']],
  ] as const)
    it(`hides an entry only if it stays on a list: ${what}`, () => {
      const plan = planOf({...values, hiddenFromStatusLists: true}, before);
      expect([plan?.payload.hiddenFromStatusLists, plan?.problems]).to.deep.equal([isHidden, problems]);
    });

  for (const [notes, tags, before, sent] of [
    [undefined, ['mecha', 'with Ann'], undefined, '#mecha #with\\ Ann'],
    [undefined, ['mecha'], current, 'x\n#mecha'],
    ['of the file', ['mecha'], current, 'of the file\n#mecha'],
    ['has #mecha', ['mecha', '2009'], undefined, 'has #mecha\n#2009'],
    [undefined, undefined, current, undefined],
  ] as const)
    it(`adds the tags ${tags?.join()} to a note once, and never clears one (${notes}, ${before?.notes})`, () =>
      expect(planOf({notes, tags, progress: 9}, before)?.payload.notes).to.equal(sent));

  it('cuts notes to the length that AniList stores, and reports it', () => {
    const plan = planOf({notes: '😀'.repeat(1000)});
    expect(plan?.payload.notes).to.equal('😀'.repeat(666));
    expect(plan?.problems).to.deep.equal(['longNotes']);
  });

  it('reports a guessed status', () =>
    expect(planEntry(5, {completedAt: {month: 5, day: 12}}, undefined, options)).to.deep.include({
      payload: {mediaId: 5, status: 'COMPLETED', completedAt: {month: 5, day: 12}},
      problems: ['guessedStatus'],
    }));
});

describe('withScoresOf', () => {
  const scored = (scores: Readonly<Record<string, number>>) => ({
    ...{row: 4, title: 'T'},
    values: {advancedScores: new Map(Object.entries(scores))},
  });
  const list = (scoreFormat: string, entry: ImportedEntry): ImportedList => ({
    ...{userName: undefined, exportedAt: undefined, leftOut: [], scoreFormat, entries: [entry]},
  });
  for (const [format, scores, reasons] of [
    ['POINT_10', {Story: 8, Music: 0}, []],
    ['POINT_10', {Music: 8}, ['advancedScores']],
    ['POINT_100', {Story: 80}, ['otherFormat']],
    ['POINT_100', {Story: 0}, []],
  ] as const)
    it(`reports the rows that lose advanced scores: ${JSON.stringify(scores)} in ${format}`, () => {
      const {entries, leftOut} = withScoresOf(list(format, scored(scores)), options);
      expect(leftOut).to.deep.equal(reasons.map(reason => ({row: 4, title: 'T', reason})));
      expect(entries[0]?.values.advancedScores !== undefined).to.equal(format === 'POINT_10');
    });
});

describe('missingLists', () => {
  it('returns each list that the user does not have once', () =>
    expect(missingLists([{customLists: ['A', 'C']}, {customLists: ['C', 'D']}, {}], options)).to.deep.equal([
      'C',
      'D',
    ]));
});
