import {expect} from 'chai';

import {readOwnList} from '#domain/import/ownList';

const file = (entries: readonly unknown[], more: object = {}) =>
  JSON.stringify({
    ...{version: '1.01', type: 'ANIME', timeStamp: 5, User: {name: 'Ann'}},
    ...more,
    MediaListCollection: {lists: [{entries}, {isCustomList: true, entries}]},
  });

const listOf = (entries: readonly unknown[], more: object = {}) => {
  const reading = readOwnList(file(entries, more), 'ANIME');
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.list;
};

describe('readOwnList', () => {
  it('reads all values of an entry once, though it is on several lists', () => {
    const entry = {
      ...{mediaId: 1, status: 'REWATCHING', score: 83, progress: 4, progressVolumes: null, repeat: 2, priority: 1},
      ...{private: true, notes: 'a', hiddenFromStatusLists: true, customLists: {A: true, B: false}},
      advancedScores: {Story: 50, Odd: 'x'},
      ...{startedAt: {year: 2020, month: 0, day: null}, completedAt: {year: null, month: null, day: null}},
      media: {idMal: 9, title: {romaji: 'T'}},
    };
    const {entries, userName, exportedAt} = listOf([entry]);
    expect({userName, exportedAt}).to.deep.equal({userName: 'Ann', exportedAt: 5});
    expect(entries).to.deep.equal([
      {
        ...{title: 'T', mediaId: 1, malId: 9},
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
    ['a negative score', {mediaId: 1, status: 'CURRENT', score: -1}],
    ['a huge progress', {mediaId: 1, status: 'CURRENT', progress: 1e300}],
    ['an impossible date', {mediaId: 1, status: 'CURRENT', startedAt: {month: 13}}],
    ['a date that is none', {mediaId: 1, status: 'CURRENT', startedAt: 'today'}],
    ['text in place of a number', {mediaId: 1, status: 'CURRENT', repeat: '2'}],
  ] as const)
    it(`leaves out an entry with ${what}`, () => {
      const {entries, leftOut} = listOf([entry]);
      expect(entries).to.deep.equal([]);
      expect(leftOut.map(({reason}) => reason)).to.deep.equal(['unusable']);
    });

  it('counts each entry that is left out once, though it is on several lists', () =>
    expect(
      listOf([{mediaId: 1, status: 'A'}, {mediaId: 2, status: 'A'}, {status: 'CURRENT'}]).leftOut.map(
        ({reason}) => reason,
      ),
    ).to.deep.equal(['unknownStatus', 'unknownStatus', 'unusable']));

  it('cuts long notes and titles without leaving half an emoji', () => {
    const romaji = `${'t'.repeat(499)}😀`;
    const [entry] = listOf([
      {mediaId: 1, status: 'CURRENT', notes: `${'n'.repeat(5999)}😀`, media: {title: {romaji}}},
    ]).entries;
    expect(entry?.values.notes).to.equal('n'.repeat(5999));
    expect(entry?.title).to.equal('t'.repeat(499));
  });

  it('drops half an emoji that a file has itself, and keeps whole ones', () => {
    const [entry] = listOf([
      {mediaId: 1, status: 'CURRENT', notes: 'a\uD83Db😀', customLists: {'c\uDE00': true}},
    ]).entries;
    expect(entry?.values.notes).to.equal('ab😀');
    expect(entry?.values.customLists).to.deep.equal(['c']);
  });

  it('leaves out an unknown status', () =>
    expect(listOf([{mediaId: 1, status: 'SLEEPING'}]).leftOut[0]?.reason).to.equal('unknownStatus'));

  it('asks the type of a file of version 1.00 not at all', () =>
    expect(readOwnList(file([], {version: '1.00', type: undefined}), 'MANGA'))
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
    it(`answers ${problem} for ${what}`, () => expect(readOwnList(source, 'ANIME')).to.deep.equal({problem}));
});
