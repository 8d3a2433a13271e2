// @dates
import {expect} from 'chai';

import {findDateProblems, type DatedEntry, type DateProblem} from '#domain/list/dateProblems';
import {parseFuzzyDate} from '#domain/date/fuzzyDate';

const date = (text: string) => parseFuzzyDate(text) ?? {};

/** Status, start and completion of the entry, start and end of the media item. */
function entry(status: string, started: string, completed: string, release = '', end = ''): DatedEntry {
  const media = {startDate: date(release), endDate: date(end)};
  return {status, startedAt: date(started), completedAt: date(completed), media};
}

describe('findDateProblems', () => {
  const table: readonly [DatedEntry, readonly DateProblem[]][] = [
    [entry('COMPLETED', '2020-01-01', '2020-02-01', '2019-01-01', '2019-12-31'), []],
    [entry('COMPLETED', '2020-02-01', '2020-01-01'), ['completedBeforeStart']],
    [entry('COMPLETED', '2020-01-01', '2020-02-01', '2020-01-01', '2020-02-02'), ['completedBeforeEnd']],
    [entry('COMPLETED', '2020-01-01', '2020-02-01', '2020-01-02', '2020-02-01'), ['startedBeforeRelease']],
    [entry('COMPLETED', '2020-01-01', ''), ['noCompletion']],
    [entry('COMPLETED', '', '2020-01-01'), ['noStart']],
    [entry('COMPLETED', '', ''), ['noCompletion', 'noStart']],
    [entry('DROPPED', '', ''), ['noStart']],
    [entry('CURRENT', '', ''), ['noStart']],
    [entry('PAUSED', '', ''), []],
    [entry('PLANNING', '', ''), []],
    [entry('PLANNING', '2020', ''), ['plannedWithStart']],
    [entry('CURRENT', '1959-12-31', ''), ['strangeYear']],
    [entry('CURRENT', '1960-01-01', ''), []],
    [entry('CURRENT', '2023-12-31', ''), []],
    [entry('CURRENT', '2024-01-01', ''), ['strangeYear']],
    [entry('COMPLETED', '2020', '2020'), []],
    [entry('REWATCHING', '', ''), []],
  ];
  for (const [dated, faults] of table)
    it(`reports ${faults.join(', ') || 'nothing'} for ${JSON.stringify(dated)}`, () =>
      expect(findDateProblems(dated, 2020)).to.deep.equal(faults));
});
