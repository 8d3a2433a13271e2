import {expect} from 'chai';

import {datingProblemsOf, type DatedEntry} from '#domain/list/datingMess';

const fine: DatedEntry = {
  status: 'COMPLETED',
  started: {year: 2020, month: 2, day: 3},
  completed: {year: 2020, month: 5, day: 6},
  mediaStart: {year: 2010, month: 1, day: 1},
  mediaEnd: {year: 2010, month: 3, day: 31},
};

describe('the problems with the dates of an entry (rule queries-6)', () => {
  for (const [change, problems] of [
    [{}, []],
    [{completed: {year: 2020, month: 2, day: 2}}, ['completedBeforeStart']],
    [{completed: {year: 2020, month: 2, day: 3}}, []],
    [{completed: {year: 2020, month: 2}}, []],
    [{completed: {year: 2019}}, ['completedBeforeStart']],
    [{started: {year: 2010, month: 1, day: 1}, completed: {year: 2010, month: 3, day: 30}}, ['completedBeforeEnd']],
    [{started: {year: 2010, month: 1, day: 1}, completed: {year: 2010, month: 3, day: 31}}, []],
    [{started: {year: 2009, month: 12, day: 31}}, ['startedBeforeRelease']],
    [{started: {year: 2010, month: 1, day: 1}}, []],
    [{completed: {}}, ['completedWithoutDate']],
    [{started: {}}, ['completedWithoutDate']],
    [{status: 'CURRENT', started: {}, completed: {}}, ['startedWithoutDate']],
    [{status: 'DROPPED', started: {}, completed: {}}, ['startedWithoutDate']],
    [{status: 'PAUSED', started: {}, completed: {}}, []],
    [{status: 'PLANNING', completed: {}}, ['plannedWithDate']],
    [{status: 'PLANNING', started: {}, completed: {}}, []],
    [{started: {year: 1959}, mediaStart: {}}, ['unlikelyYear']],
    [{started: {year: 1960}, mediaStart: {}}, []],
    [{completed: {year: 2030}}, ['unlikelyYear']],
    [{completed: {year: 2029}}, []],
    [{mediaStart: {}, mediaEnd: {}}, []],
  ] satisfies readonly (readonly [Partial<DatedEntry>, readonly string[]])[])
    it(`are ${problems.join(', ') || 'none'} for ${JSON.stringify(change)}`, () => {
      expect(datingProblemsOf({...fine, ...change}, 2026)).to.deep.equal(problems);
    });
});
