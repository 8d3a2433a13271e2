// @dates
import {expect} from 'chai';

import {
  compareFuzzyDates,
  formatFuzzyDate,
  fuzzyDateNumber,
  indexOfLater,
  parseFuzzyDate,
  type FuzzyDate,
} from '#domain/date/fuzzyDate';

const date = (year?: number | null, month?: number | null, day?: number | null): FuzzyDate => ({year, month, day});

describe('indexOfLater', () => {
  const table: readonly [FuzzyDate, FuzzyDate, 0 | 1 | -1][] = [
    [date(2020, 5, 2), date(2020, 5, 1), 0],
    [date(2020, 5, 1), date(2020, 5, 2), 1],
    [date(2020, 5, 1), date(2020, 5, 1), -1],
    [date(2020, 6, 1), date(2020, 5, 30), 0],
    [date(2020, 4, 30), date(2020, 5, 1), 1],
    [date(2021, 1, 1), date(2020, 12, 31), 0],
    [date(2019, 12, 31), date(2020, 1, 1), 1],
    [date(2021), date(2020), 0],
    [date(2021), date(2020, 12, 31), 0],
    [date(2020), date(2020), -1],
    [date(2020), date(2020, 5), -1],
    [date(2020, 5), date(2020, 5, 9), -1],
    [date(2020, 6), date(2020, 5, 9), 0],
    [date(2020, null, 3), date(2020, null, 2), -1],
    [date(null, 5, 1), date(2020, 5, 1), -1],
    [date(2020, 5, 1), date(), -1],
    [date(), date(), -1],
    [{}, {}, -1],
  ];
  for (const [first, second, answer] of table)
    it(`returns ${answer} for ${JSON.stringify(first)} and ${JSON.stringify(second)}`, () =>
      expect(indexOfLater(first, second)).to.equal(answer));
});

describe('fuzzyDateNumber', () => {
  const table: readonly [FuzzyDate, number][] = [
    [date(2020, 9, 3), 20200903],
    [date(2020, 9), 20200900],
    [date(2020), 20200000],
    [date(null, null, null), 0],
    [{}, 0],
  ];
  for (const [fuzzy, number] of table)
    it(`returns ${number} for ${JSON.stringify(fuzzy)}`, () => expect(fuzzyDateNumber(fuzzy)).to.equal(number));
});

describe('compareFuzzyDates', () => {
  it('sorts from early to late, with undated ones last', () => {
    const sorted = [date(2020, 5, 2), date(), date(2020, 5), date(1999, 12, 31), date(2020)].sort(compareFuzzyDates);
    expect(sorted.map(fuzzyDateNumber)).to.deep.equal([19991231, 20200000, 20200500, 20200502, 0]);
  });
});

describe('parseFuzzyDate and formatFuzzyDate', () => {
  const table: readonly [string, FuzzyDate][] = [
    ['2020-09-03', date(2020, 9, 3)],
    ['2020-09', date(2020, 9)],
    ['2020', date(2020)],
    ['0090-01-01', date(90, 1, 1)],
  ];
  for (const [text, fuzzy] of table) {
    it(`parses ${text}`, () => expect(parseFuzzyDate(text)).to.deep.equal(fuzzy));
    it(`formats ${text}`, () => expect(formatFuzzyDate(fuzzy)).to.equal(text));
  }
  for (const text of [
    '',
    '20',
    '2020-9-3',
    '2020-13',
    '2020-00',
    '2020-01-32',
    '2020-01-00',
    '0000',
    '2020-09-03T00:00',
    'x',
  ])
    it(`rejects "${text}"`, () => expect(parseFuzzyDate(text)).to.equal(undefined));
  it('ignores surrounding spaces', () => expect(parseFuzzyDate(' 2020 ')).to.deep.equal(date(2020)));
  for (const [fuzzy, text] of [
    [date(null, 9, 3), '?-09-03'],
    [date(0, 0, 3), '?-?-03'],
    [date(2020, null, 3), '2020-?-03'],
    [date(null, null, null), ''],
    [{}, ''],
  ] as const)
    it(`formats the missing parts of ${JSON.stringify(fuzzy)}`, () => expect(formatFuzzyDate(fuzzy)).to.equal(text));
});
