// @dates
import {expect} from 'chai';

import {
  dateLocaleOf,
  dateOrder,
  formatDate,
  formatDateTime,
  formatDecimals,
  formatNumber,
  formatPercent,
  formatTime,
  formatTimeUp,
  isoDay,
  monthNames,
  roundTo,
  setLocale,
} from '#domain/text/format';

describe('dateLocaleOf', () => {
  const table = [
    ['en', [], 'en'],
    ['en', ['en-GB', 'en'], 'en-GB'],
    ['en', ['en'], 'en'],
    ['en', ['fr', 'en-US'], 'en-FR'],
    ['en', ['de-AT'], 'en-AT'],
    ['de', ['de-CH'], 'de-CH'],
    ['de', ['en-GB', 'de'], 'de-GB'],
    ['en', ['en-US@posix'], 'en'],
  ] as const;
  for (const [language, preferred, expected] of table)
    it(`is ${expected} for texts in ${language} in a browser in ${preferred.join() || 'no language'}`, () =>
      expect(dateLocaleOf(language, preferred)).to.equal(expected));
});

describe('format', () => {
  it('finds the region of dates only once a date is written', () => {
    const before = formatDate(0);
    setLocale('en', () => {
      throw new Error('nobody has asked for a date');
    });
    setLocale('en', () => 'en-u-hc-h23');
    expect(formatDate(0)).to.equal(before);
  });

  it('knows the order of a date of numbers, and the names of the months', () => {
    expect(dateOrder()).to.deep.equal(['month', 'day', 'year']);
    expect(monthNames().filter((_, index) => [0, 11].includes(index))).to.deep.equal(['January', 'December']);
    expect(monthNames('de')[2]).to.equal('März');
  });

  const numbers = [
    [0, '0'],
    [-12, '-12'],
    [0.5, '0.5'],
    [1234567, '1,234,567'],
  ] as const;
  for (const [value, text] of numbers)
    it(`writes ${value} as "${text}"`, () => expect(formatNumber(value)).to.equal(text));

  it('writes a fixed number of decimals', () => {
    expect(formatDecimals(8.5, 2)).to.equal('8.50');
    expect(formatDecimals(1234.56, 1)).to.equal('1,234.6');
  });

  it('writes percentages with at most one decimal and no space', () => {
    expect(formatPercent(5)).to.equal('5%');
    expect(formatPercent(64.25)).to.equal('64.3%');
  });

  it('rounds to at most the given number of decimals', () => {
    expect(roundTo(1.2346, 3)).to.equal(1.235);
    expect(roundTo(2, 1)).to.equal(2);
  });

  it('writes the local day for a file name in ISO 8601 format', () => {
    expect(isoDay(new Date(2026, 0, 5, 23).getTime())).to.equal('2026-01-05');
  });

  const at = (hour: number, minute: number, second = 0) => new Date(2026, 10, 23, hour, minute, second).getTime();

  it('writes dates and times of the local time zone in one format', () => {
    expect(formatDate(at(9, 5))).to.equal('Nov 23, 2026');
    expect(formatTime(at(9, 5))).to.equal('09:05');
    expect(formatTime(at(0, 0))).to.equal('00:00');
    expect(formatDateTime(at(21, 5))).to.equal('Nov 23, 2026, 21:05');
  });

  it('rounds a time up to a whole minute', () => {
    expect(formatTimeUp(at(10, 30))).to.equal('10:30');
    expect(formatTimeUp(at(10, 30, 1))).to.equal('10:31');
    expect(formatTimeUp(at(10, 59, 59))).to.equal('11:00');
  });
});
