import {expect} from 'chai';

import {activitiesPerHour} from '#domain/statistics/activitySpeed';

describe('activitiesPerHour', () => {
  const table = [
    [3600, 0, 199],
    [1601072841, 1601072841 - 199, 3600],
    [7200, 0, 99.5],
    [5, 5, undefined],
    [4, 5, undefined],
  ] as const;
  for (const [newest, oldest, speed] of table)
    it(`returns ${String(speed)} for times from ${oldest} to ${newest}`, () =>
      expect(activitiesPerHour(newest, oldest)).to.equal(speed));
});
