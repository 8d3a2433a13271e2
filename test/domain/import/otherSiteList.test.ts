import {expect} from 'chai';

import {readOtherSiteList} from '#domain/import/otherSiteList';

const file = (entries: readonly unknown[], type = 'anime') =>
  JSON.stringify({user: {name: 'Ann'}, export: {type, date: '2026-01-02'}, entries});

const listOf = (entries: readonly unknown[], type: 'ANIME' | 'MANGA' = 'ANIME') => {
  const reading = readOtherSiteList(file(entries, type.toLowerCase()), type);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.list;
};

describe('readOtherSiteList', () => {
  it('reads whose list it is and when it was made', () => {
    const {userName, exportedAt} = listOf([]);
    expect(userName).to.equal('Ann');
    expect(exportedAt).to.equal(Date.parse('2026-01-02'));
  });

  it('reads an entry', () =>
    expect(listOf([{name: 'A', status: 'watching', rating: 3.5, times: 3, eps: 7}]).entries).to.deep.equal([
      {title: 'A', mediaId: undefined, values: {status: 'CURRENT', stars: 3.5, repeat: 2, progress: 7}},
    ]));

  it('leaves open a rating and a count that the file does not give, and takes a rating of 0 (rule import-10)', () => {
    const said = (more: object) =>
      Object.entries(listOf([{name: 'A', status: 'watched', ...more}]).entries[0]?.values ?? {}).filter(
        ([, value]) => value !== undefined,
      );
    expect(said({})).to.deep.equal([['status', 'COMPLETED']]);
    expect(said({rating: null, times: null})).to.deep.equal([['status', 'COMPLETED']]);
    expect(Object.fromEntries(said({rating: 0, times: 0}))).to.deep.equal({status: 'COMPLETED', stars: 0, repeat: 0});
  });

  it('gives titles of the fixed table their media', () => {
    expect(listOf([{name: 'Case Closed', status: 'watched'}]).entries[0]?.mediaId).to.equal(235);
    expect(listOf([{name: 'Case Closed', status: 'read'}], 'MANGA').entries[0]?.mediaId).to.equal(31_061);
    expect(listOf([{name: 'constructor', status: 'watched'}]).entries[0]?.mediaId).to.equal(undefined);
  });

  it('makes one current row of the watched parts of an anthology', () =>
    expect(
      listOf([
        {name: 'Memories: Stink Bomb', status: 'watched', rating: 4},
        {name: 'Memories: Magnetic Rose', status: 'watched'},
        {name: 'Memories: Cannon Fodder', status: 'want to watch'},
      ]).entries,
    ).to.deep.equal([{title: 'Memories', mediaId: 1462, values: {status: 'CURRENT', progress: 2}}]));

  it('leaves out the parts of an anthology that are left out elsewhere, and the anthology where none remains', () => {
    const parts = [
      {name: 'The Animatrix: Beyond', status: "won't watch"},
      {name: 'The Animatrix: Program', status: 'sleeping'},
    ];
    expect(listOf(parts)).to.deep.include({
      entries: [],
      leftOut: [
        {title: 'The Animatrix: Beyond', reason: 'notWatched'},
        {title: 'The Animatrix: Program', reason: 'unknownStatus'},
      ],
    });
    const [whole] = listOf([...parts, {name: 'The Animatrix: World Record', status: 'watched'}]).entries;
    expect(whole).to.deep.equal({title: 'The Animatrix', mediaId: 1303, values: {status: 'CURRENT', progress: 1}});
  });

  for (const [entry, reason] of [
    [{name: 'A', status: "won't watch"}, 'notWatched'],
    [{name: 'A', status: 'sleeping'}, 'unknownStatus'],
    [{name: 'A'}, 'unusable'],
    [{name: 'A', status: 'watched', rating: 5.5}, 'unusable'],
    [{name: 'A', status: 'watched', rating: 0.3}, 'unusable'],
    [{name: 'A', status: 'watched', times: -1}, 'unusable'],
    [{name: 'A', status: 'watched', eps: 1e9}, 'unusable'],
  ] as const)
    it(`leaves out ${JSON.stringify(entry)}`, () =>
      expect(listOf([entry])).to.deep.include({entries: [], leftOut: [{title: 'A', reason}]}));

  for (const [source, problem] of [
    ['', 'notJson'],
    ['[]', 'notAList'],
    ['{"export": {"type": "anime"}}', 'notAList'],
    [file([], 'manga'), 'wrongList'],
  ] as const)
    it(`answers ${problem} for ${source}`, () => expect(readOtherSiteList(source, 'ANIME')).to.deep.equal({problem}));
});
