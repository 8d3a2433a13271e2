import {expect} from 'chai';

import {countUnits, type EntryCounts} from '#domain/statistics/unitsDone';

describe('countUnits', () => {
  /** The counts of an entry, and the results with and without repeats. */
  const table: readonly [EntryCounts, number, number][] = [
    [{status: 'CURRENT', progress: 5, repeat: 0, total: 12}, 5, 5],
    [{status: 'COMPLETED', progress: 12, repeat: 0, total: 12}, 12, 12],
    [{status: 'COMPLETED', progress: 0, repeat: 0, total: 12}, 12, 12],
    [{status: 'COMPLETED', progress: 12, repeat: 2, total: 12}, 36, 12],
    [{status: 'REPEATING', progress: 5, repeat: 1, total: 12}, 17, 12],
    [{status: 'REWATCHING', progress: 5, repeat: 1, total: 12}, 17, 12],
    [{status: 'COMPLETED', progress: 8, repeat: 1, total: undefined}, 16, 8],
    [{status: 'DROPPED', progress: 3, repeat: 0, total: 12, adjustValue: -1}, 2, 2],
    [{status: 'DROPPED', progress: 3, repeat: 0, total: 12, adjustValue: -9}, 0, 0],
    [{status: 'PLANNING', progress: 0, repeat: 0, total: 12}, 0, 0],
    [{status: 'CURRENT', progress: 5, repeat: 0, total: undefined, adjustValue: 2}, 7, 7],
  ];
  for (const [tally, withRepeats, without] of table)
    it(`returns ${withRepeats} with repeats and ${without} without for ${JSON.stringify(tally)}`, () => {
      expect(countUnits(tally)).to.equal(withRepeats);
      expect(countUnits(tally, false)).to.equal(without);
    });
});
