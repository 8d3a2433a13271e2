// @dates
import {expect} from 'chai';

import {looseCount, looseDate, looseScore, looseStatus, ScaleGuess, sorted} from '#domain/import/looseValues';

describe('reading loosely formatted values from files', () => {
  const scores = [
    ['8', 80],
    ['8.5', 85],
    ['8,5', 85],
    ['10.0', 100],
    ['85', 85],
    ['100', 100],
    ['8/10', 80],
    ['85/100', 85],
    ['4.5/5', 90],
    ['85%', 85],
    ['', 0],
    ['0', 0],
    [7, 70],
    ['N/A', undefined],
    ['none', undefined],
    ['-', undefined],
    [undefined, undefined],
    [null, undefined],
    ['101', null],
    ['-1', null],
    ['great', null],
    [{}, null],
  ] as const;
  for (const [written, score] of scores)
    it(`reads the score ${JSON.stringify(written)} as ${score} out of 100`, () =>
      expect(looseScore(written, 10)).to.equal(score));

  it('reads scores unchanged if the file is out of 100', () =>
    expect([9, '70', 100].map(score => looseScore(score, 100))).to.deep.equal([9, 70, 100]));

  for (const [written, scale] of [
    [['85', '70', '9'], 10],
    [['85', '70', '90', '9'], 100],
    [['85', '70', '90', '9', '8', '7', '6'], 10],
    [['8.5', '85', '8,5', 'N/A'], 10],
    [[], 10],
    [['85', '70', '90', '7.5', '8.5', '9'], 10],
    [['85', '70', '90', '7.0', '9'], 100],
    [['85/100', '70%', '90/100', '9'], 10],
    [['101', '250', '999', '9'], 10],
    [['85', '70', '90', '8/10', '7/10', '3/10', '2/10'], 100],
  ] as const)
    it(`takes scores of ${written.join(' ') || 'no row'} for those out of ${scale}`, () => {
      const guess = new ScaleGuess();
      for (const score of written) guess.add(score);
      expect(guess.scale()).to.equal(scale);
    });

  for (const [written, isNeeded] of [
    [['85', '9'], true],
    [['85', '9/10', '0', 'N/A'], false],
  ] as const)
    it(`${isNeeded ? 'needs' : 'does not need'} a maximum for ${written.join(' ')}`, () => {
      const guess = new ScaleGuess();
      for (const score of written) guess.add(score);
      expect(guess.isNeeded()).to.equal(isNeeded);
    });

  const dates = [
    ['2004-05-06', {year: 2004, month: 5, day: 6}],
    ['2004/5/6', {year: 2004, month: 5, day: 6}],
    ['2004.05.06', {year: 2004, month: 5, day: 6}],
    ['20040506', {year: 2004, month: 5, day: 6}],
    [20_180_000, {year: 2018}],
    ['2016-05-01 19:32:33-07', {year: 2016, month: 5, day: 1}],
    ['2016-05-01T19:32:33Z', {year: 2016, month: 5, day: 1}],
    ['2004-05', {year: 2004, month: 5}],
    ['2004', {year: 2004}],
    ['2004-00-00', {year: 2004}],
    ['25-06-2004', {year: 2004, month: 6, day: 25}],
    ['06/25/2004', {year: 2004, month: 6, day: 25}],
    ['06-06-2004', {year: 2004, month: 6, day: 6}],
    ['0000-00-00', {}],
    ['2024-00-15', {year: 2024, day: 15}],
    ['0000-05-12', {month: 5, day: 12}],
    ['0000-02-29', {month: 2, day: 29}],
    ['0000-02-30', null],
    [512, {month: 5, day: 12}],
    [2004, {year: 2004}],
    ['', {}],
    [0, {}],
    [undefined, undefined],
    [null, undefined],
    ['05-06-2004', null],
    ['12-11-2004', null],
    ['11-12-2004', null],
    ['13-12-2004', {year: 2004, month: 12, day: 13}],
    ['12/13/2004', {year: 2004, month: 12, day: 13}],
    ['13-14-2004', null],
    ['2004-13-01', null],
    ['2004-02-30', null],
    ['2023-02-29', null],
    ['2004-00-32', null],
    ['yesterday', null],
    [true, null],
  ] as const;
  for (const [written, date] of dates)
    it(`reads the date ${JSON.stringify(written)} as ${JSON.stringify(date)}`, () =>
      expect(looseDate(written)).to.deep.equal(date));

  for (const [written, count] of [
    ['12', 12],
    [12, 12],
    ['12.0', 12],
    ['', 0],
    ['?', undefined],
    [null, undefined],
    ['1e3', null],
    ['-1', null],
    [1.5, null],
    [1e300, null],
    ['10001', null],
    [[], null],
  ] as const)
    it(`reads the count ${JSON.stringify(written)} as ${count}`, () =>
      expect(looseCount(written, 10_000)).to.equal(count));

  for (const [written, status] of [
    ['Watching', 'CURRENT'],
    ['currently-reading', 'CURRENT'],
    ['On-Hold', 'PAUSED'],
    ['on_hold', 'PAUSED'],
    ['ON HOLD', 'PAUSED'],
    ['plan_to_watch', 'PLANNING'],
    ['Plan to Read', 'PLANNING'],
    ['PLANNING', 'PLANNING'],
    ['finished', 'COMPLETED'],
    ['Dropped', 'DROPPED'],
    ['Rewatching', 'REPEATING'],
    ['REPEATING', 'REPEATING'],
    [2, 'COMPLETED'],
    ['6', 'PLANNING'],
    ['', undefined],
    [undefined, undefined],
    ['sleeping', null],
    [{}, null],
  ] as const)
    it(`reads the status ${JSON.stringify(written)} as ${status}`, () => expect(looseStatus(written)).to.equal(status));

  it('separates readable values from unreadable ones', () =>
    expect(sorted({a: 1, b: null, c: undefined, d: {}})).to.deep.equal({
      values: {a: 1, c: undefined, d: {}},
      left: ['b'],
    }));
});
