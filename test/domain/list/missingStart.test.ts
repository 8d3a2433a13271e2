// @dates
import {expect} from 'chai';

import {startOf, type UndatedEntry} from '#domain/list/missingStart';

const completedAt = {year: 2024, month: 5, day: 6};
const entry: UndatedEntry = {status: 'COMPLETED', repeat: 0, units: 1, startedAt: {}, completedAt};
const none = {year: null, month: null, day: null};

describe('the start date of something that takes one sitting (rule queries-26)', () => {
  for (const [condition, change, date] of [
    ['completed with a date and one unit', {}, completedAt],
    ['dates of the API without a start', {startedAt: none}, completedAt],
    ['no start at all', {startedAt: null}, completedAt],
    ['a completion of which only the year is known', {completedAt: {year: 2020}}, {year: 2020, month: null, day: null}],
    ['a start', {startedAt: {year: 2024}}, undefined],
    ['a start without a year', {startedAt: {month: 3}}, undefined],
    ['no completion', {completedAt: none}, undefined],
    ['a completion that is unknown', {completedAt: undefined}, undefined],
    ['a repeat', {repeat: 1}, undefined],
    ['two units', {units: 2}, undefined],
    ['an unknown number of units', {units: null}, undefined],
    ['another status', {status: 'CURRENT'}, undefined],
    ['a repetition under way', {status: 'REPEATING'}, undefined],
  ] as const)
    it(`of an entry with ${condition} is ${date ? 'that of its completion' : 'unknown'}`, () => {
      expect(startOf({...entry, ...change})).to.deep.equal(date);
    });
});
