// @dates
import {expect} from 'chai';

import {readOwnList} from '#domain/import/ownList';
import {finish} from '../../support/steps';

const file = (entries: readonly unknown[], more: object = {}) =>
  JSON.stringify({
    ...{version: '1.01', type: 'ANIME', timeStamp: 5, User: {name: 'Ann'}},
    ...more,
    MediaListCollection: {lists: [{entries}, {isCustomList: true, entries}]},
  });

const listOf = (entries: readonly unknown[], more: object = {}) => {
  const reading = finish(readOwnList(file(entries, more), 'ANIME'));
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.list;
};

describe('readOwnList', () => {
  for (const [idMal, malId] of [
    [9, 9],
    [0, undefined],
    [null, undefined],
  ] as const)
    it(`reads the MyAnimeList id ${idMal}`, () =>
      expect(listOf([{mediaId: 1, media: {idMal}}]).entries[0]?.malId).to.equal(malId));

  it('reads all values of an entry once, even if it is on several lists', () => {
    const entry = {
      ...{mediaId: 1, status: 'REWATCHING', score: 83, progress: 4, progressVolumes: null, repeat: 2, priority: 1},
      ...{private: true, notes: 'a', hiddenFromStatusLists: true, customLists: {A: true, B: false}},
      advancedScores: {Story: 50, Art: 0},
      ...{startedAt: {year: 2020, month: 0, day: null}, completedAt: {year: null, month: null, day: null}},
      media: {idMal: 9, title: {romaji: 'T'}},
    };
    const {entries, userName, exportedAt} = listOf([entry]);
    expect({userName, exportedAt}).to.deep.equal({userName: 'Ann', exportedAt: 5});
    expect(entries).to.deep.equal([
      {
        ...{row: 1, title: 'T', mediaId: 1, malId: 9},
        values: {
          ...{status: 'REPEATING', scoreRaw: 83, progress: 4, progressVolumes: undefined, repeat: 2, priority: 1},
          ...{private: true, notes: 'a', hiddenFromStatusLists: true, customLists: ['A']},
          advancedScores: new Map([['Story', 50]]),
          ...{startedAt: {year: 2020}, completedAt: {}},
        },
      },
    ]);
  });

  for (const [what, entry] of [
    ['no id', {status: 'CURRENT'}],
    ['a negative id', {mediaId: -1, status: 'CURRENT'}],
    ['a huge id', {mediaId: 1e15, status: 'CURRENT'}],
  ] as const)
    it(`skips a row with ${what}`, () =>
      expect(listOf([entry])).to.deep.include({entries: [], leftOut: [{row: 1, title: '', reason: 'unusable'}]}));

  for (const [more, reason] of [
    [{status: 'SLEEPING'}, 'status'],
    [{score: -1}, 'score'],
    [{progress: 1e300}, 'progress'],
    [{progressVolumes: 'two'}, 'progressVolumes'],
    [{repeat: 1.5}, 'repeat'],
    [{startedAt: {month: 13}}, 'startedAt'],
    [{startedAt: {year: 2021, month: 2, day: 30}}, 'startedAt'],
    [{completedAt: 'today'}, 'completedAt'],
    [{private: 'secret'}, 'private'],
    [{hiddenFromStatusLists: 2}, 'hiddenFromStatusLists'],
    [{customLists: {A: true, B: 'maybe'}}, 'customLists'],
    [{customLists: ['A', null]}, 'customLists'],
    [{customLists: 'A'}, 'customLists'],
    [{advancedScores: {Story: 50, Odd: 'x'}}, 'advancedScores'],
    [{advancedScores: [50]}, 'advancedScores'],
  ] as const)
    it(`keeps the row and reports the skipped value: ${JSON.stringify(more)}`, () => {
      const {entries, leftOut} = listOf([{mediaId: 1, notes: 'kept', ...more}]);
      expect(leftOut).to.deep.equal([{row: 1, title: '', reason}]);
      expect(entries.map(({mediaId, values: {notes}}) => [mediaId, notes])).to.deep.equal([[1, 'kept']]);
    });

  for (const notes of [{toString: 1}, {a: 1}, ['a'], true])
    it(`keeps the row and reports notes that are ${JSON.stringify(notes)}`, () => {
      const {entries, leftOut} = listOf([{mediaId: 1, score: 7, notes}, {mediaId: 2}]);
      expect(leftOut).to.deep.equal([{row: 1, title: '', reason: 'notes'}]);
      expect(entries.map(({mediaId, values}) => [mediaId, values.scoreRaw, values.notes])).to.deep.equal([
        [1, 7, undefined],
        [2, undefined, undefined],
      ]);
    });

  it('reads flags and custom lists in other forms, and nothing in place of advanced scores', () =>
    expect(
      listOf([
        {mediaId: 1, private: 1, hiddenFromStatusLists: 'false', customLists: {A: true, B: null}, advancedScores: []},
      ]),
    ).to.deep.nested.include({
      leftOut: [],
      'entries[0].values.private': true,
      'entries[0].values.hiddenFromStatusLists': false,
      'entries[0].values.customLists': ['A'],
      'entries[0].values.advancedScores': undefined,
    }));

  it('reads numbers and dates written as text', () =>
    expect(
      listOf([{mediaId: '1', status: 'current', repeat: '2', score: '83', startedAt: '2020-01-02'}]).entries[0],
    ).to.deep.nested.include({mediaId: 1, 'values.repeat': 2, 'values.scoreRaw': 83, 'values.startedAt.day': 2}));

  it('reads notes as they were typed, and lists at the top level of the file', () => {
    const source = JSON.stringify({
      ...{version: '1.01', type: 'anime', user: 'Ann'},
      lists: [{name: 'Completed', entries: [{mediaId: 1, status: 'COMPLETED', notes: 'Great &#128557;'}]}],
    });
    const reading = finish(readOwnList(source, 'ANIME'));
    expect(reading).to.have.nested.property('list.userName', 'Ann');
    expect(reading).to.have.nested.property('list.entries[0].values.notes', 'Great 😭');
  });

  it('reports a skipped entry once even if it is on several lists', () =>
    expect(
      listOf([{mediaId: 1, status: 'A'}, {mediaId: 2, status: 'A'}, {status: 'CURRENT'}]).leftOut.map(
        ({reason}) => reason,
      ),
    ).to.deep.equal(['status', 'status', 'unusable']));

  it('keeps notes and names of lists of any length, and shortens a title without splitting an emoji', () => {
    const romaji = `${'t'.repeat(499)}😀`;
    const [notes, name] = ['n'.repeat(7000), 'l'.repeat(200)];
    const {entries, leftOut} = listOf([{mediaId: 1, notes, customLists: {[name]: true}, media: {title: {romaji}}}]);
    expect(entries[0]?.values).to.deep.include({notes, customLists: [name]});
    expect(entries[0]?.title).to.equal('t'.repeat(499));
    expect(leftOut.map(({reason}) => reason)).to.deep.equal(['longTitle']);
    const longest = {romaji: 't'.repeat(500)};
    expect(listOf([{mediaId: 1, status: 'CURRENT', media: {title: longest}}]).leftOut).to.deep.equal([]);
  });

  it('reports an entry that occurs again with other values, and one with damaged characters', () => {
    const lists = [
      {entries: [{mediaId: 1, progress: 1}]},
      {
        entries: [
          {mediaId: 1, progress: 2},
          {mediaId: 2, notes: '\uFFFD'},
        ],
      },
    ];
    const reading = finish(readOwnList(JSON.stringify({version: '1.01', type: 'ANIME', lists}), 'ANIME'));
    expect(reading).to.have.deep.nested.property('list.leftOut', [
      {row: 1, title: '', reason: 'twice'},
      {row: 2, title: '', reason: 'damaged'},
    ]);
  });

  it('drops half an emoji that the file itself contains, and keeps whole ones', () => {
    const [entry] = listOf([
      {mediaId: 1, status: 'CURRENT', notes: 'a\uD83Db😀', customLists: {'c\uDE00': true}},
    ]).entries;
    expect(entry?.values.notes).to.equal('ab😀');
    expect(entry?.values.customLists).to.deep.equal(['c']);
  });

  it('does not check the type of a file of version 1.00', () =>
    expect(finish(readOwnList(file([], {version: '1.00', type: undefined}), 'MANGA')))
      .to.have.property('list')
      .that.has.property('isUntyped', true));

  for (const [what, source, problem] of [
    ['no JSON', '{', 'notJson'],
    ['a number', '1', 'notAList'],
    ['an older table', '{"version": "1.00", "rows": []}', 'notAList'],
    ['a list of the other type', file([], {type: 'MANGA'}), 'wrongListType'],
    ['another version', file([], {version: '2.00'}), 'version'],
    ['no version', file([], {version: undefined}), 'version'],
  ] as const)
    it(`returns ${problem} for ${what}`, () => expect(finish(readOwnList(source, 'ANIME'))).to.deep.equal({problem}));
});
