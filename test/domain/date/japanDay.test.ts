// @dates
import {expect} from 'chai';

import {japanDateBefore, japanDay} from '#domain/date/japanDay';

const seconds = (iso: string) => Date.parse(iso) / 1000;

describe('japanDay', () => {
  const table = [
    [2020, 9, 26, '2020-09-25T15:00:00Z'],
    [2020, 1, 1, '2019-12-31T15:00:00Z'],
    [2020, 2, 29, '2020-02-28T15:00:00Z'],
    [2020, 3, 1, '2020-02-29T15:00:00Z'],
  ] as const;
  for (const [year, month, day, start] of table)
    it(`starts ${year}-${month}-${day} at ${start} with a length of 24 hours`, () => {
      const window = japanDay({year, month, day});
      expect(window).to.deep.equal({after: seconds(start) - 1, before: seconds(start) + 86400});
    });
  it('covers each second exactly once across consecutive days', () => {
    const [one, next] = [japanDay({year: 2020, month: 9, day: 26}), japanDay({year: 2020, month: 9, day: 27})];
    expect((next?.after ?? 0) + 1).to.equal(one?.before);
  });
  it('returns nothing for incomplete dates and for days that do not exist', () => {
    for (const date of [{year: 2021, month: 2, day: 29}, {year: 2021, month: 13, day: 1}, {year: 2021, month: 2}, {}])
      expect(japanDay(date)).to.equal(undefined);
  });
});

describe('japanDateBefore', () => {
  for (const [now, days, date] of [
    ['2020-09-25T14:59:59Z', 0, '2020-09-25'],
    ['2020-09-25T15:00:00Z', 0, '2020-09-26'],
    ['2020-03-01T00:00:00Z', 1, '2020-02-29'],
    ['2020-12-31T15:00:00Z', 1, '2020-12-31'],
    ['2020-06-28T03:00:00Z', 179, '2020-01-01'],
  ] as const)
    it(`is ${date} ${days} days before ${now}`, () =>
      void expect(japanDateBefore(Date.parse(now), days)).to.equal(date));
});
