import {expect} from 'chai';

import {
  formatSortOrder,
  isSameKey,
  parseDigestMode,
  parseSortOrder,
  sortedBy,
  type DigestMode,
  type SortKey,
  type SortOrder,
} from '#domain/compare/sortOrder';

const order = (key: SortKey, mode: DigestMode, isReversed = false): SortOrder => ({key, mode, isReversed});

describe('parseSortOrder', () => {
  const table: readonly [string, SortOrder, string][] = [
    ['', order('digest', 'average'), 'average'],
    ['nonsense', order('digest', 'average'), 'average'],
    ['@', order('digest', 'average'), 'average'],
    ['median', order('digest', 'median'), 'median'],
    ['-median', order('digest', 'median', true), '-median'],
    ['average0', order('digest', 'average0'), 'average0'],
    ['standard deviation', order('digest', 'standardDeviation'), 'standardDeviation'],
    ['Number of ratings', order('digest', 'ratings'), 'ratings'],
    ['averageScore', order('digest', 'siteScore'), 'siteScore'],
    ['title', order('title', 'average'), 'title'],
    ['-title,max', order('title', 'max', true), '-title,max'],
    ['@Ann', order({person: 'Ann'}, 'average'), '@Ann'],
    ['-@Ann,popularity', order({person: 'Ann'}, 'popularity', true), '-@Ann,popularity'],
    ['@Ann,nonsense', order({person: 'Ann'}, 'average'), '@Ann'],
  ];
  for (const [text, parsed, formatted] of table)
    it(`reads "${text}" and writes "${formatted}"`, () => {
      expect(parseSortOrder(text)).to.deep.equal(parsed);
      expect(formatSortOrder(parsed)).to.equal(formatted);
    });
});

describe('parseDigestMode', () => {
  const modes = [
    'average',
    'median',
    'average0',
    'min',
    'max',
    'difference',
    'standardDeviation',
    'absoluteDeviation',
    'ratings',
    'planning',
    'current',
    'favourites',
    'popularity',
    'siteScore',
    'siteScoreDifference',
  ] as const;
  for (const mode of modes)
    it(`accepts ${mode} in any case`, () => expect(parseDigestMode(mode.toUpperCase())).to.equal(mode));
  it('accepts nothing else', () => expect(parseDigestMode('constructor')).to.equal(undefined));
});

describe('sortedBy', () => {
  it('sorts by another column in its default direction, and keeps the figure', () =>
    expect(sortedBy(order('title', 'max', true), {person: 'Ann'})).to.deep.equal(order({person: 'Ann'}, 'max')));
  it('reverses the direction if the column is already sorted, ignoring the case of a name', () =>
    expect(sortedBy(order({person: 'ann'}, 'max'), {person: 'Ann'})).to.deep.equal(
      order({person: 'ann'}, 'max', true),
    ));
  it('distinguishes a user named title from the title', () =>
    expect(isSameKey({person: 'title'}, 'title')).to.equal(false));
});
