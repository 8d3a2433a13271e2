// @dates
import {expect} from 'chai';

import {minutesToDays, minutesToHours} from '#domain/statistics/duration';
import {formatRelativeTime} from '#domain/date/relativeTime';

describe('formatRelativeTime', () => {
  const day = 86400;
  const table = [
    [-100, 'Just now'],
    [0, 'Just now'],
    [0.9, 'Just now'],
    [1, '1 second ago'],
    [2, '2 seconds ago'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [119, '1 minute ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [7 * day - 1, '6 days ago'],
    [7 * day, '1 week ago'],
    [29 * day, '4 weeks ago'],
    [30 * day - 1, '4 weeks ago'],
    [30 * day, '1 month ago'],
    [59 * day, '1 month ago'],
    [60 * day, '2 months ago'],
    [364 * day, '12 months ago'],
    [365 * day - 1, '12 months ago'],
    [365 * day, '1 year ago'],
    [729 * day, '1 year ago'],
    [730 * day, '2 years ago'],
    [Number.NaN, 'Just now'],
  ] as const;
  for (const [age, text] of table)
    it(`formats ${age} seconds as "${text}"`, () => expect(formatRelativeTime(age)).to.equal(text));
});

describe('durations', () => {
  it('count 1440 minutes in a day', () => expect(minutesToDays(3600)).to.equal(2.5));
  it('count 60 minutes in an hour', () => expect(minutesToHours(90)).to.equal(1.5));
});
