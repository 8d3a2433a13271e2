// @dates
import {expect} from 'chai';

import {userDay} from '#domain/date/userDay';

describe('userDay', () => {
  const evening = Date.UTC(2026, 10, 20, 20);
  const night = Date.UTC(2026, 10, 20, 23, 45);
  const table = [
    [evening, '00:00', [2026, 11, 20]],
    [evening, '09:00', [2026, 11, 21]],
    [evening, '-08:00', [2026, 11, 20]],
    [night, '05:45', [2026, 11, 21]],
    [night, '-10:00', [2026, 11, 20]],
    [Date.UTC(2026, 11, 31, 23, 45), '+00:30', [2027, 1, 1]],
    [Date.UTC(2027, 0, 1, 2), '-08:00', [2026, 12, 31]],
  ] as const;
  for (const [time, timezone, [year, month, day]] of table)
    it(`returns ${year}-${month}-${day} at ${new Date(time).toISOString()} in ${timezone}`, () =>
      expect(userDay(time, timezone)).to.deep.equal({year, month, day}));

  for (const unknown of [undefined, '', 'Europe/Paris', '99:00'])
    it(`uses the browser time zone for ${String(unknown)}`, () => {
      const local = new Date(2026, 5, 3, 0, 30);
      expect(userDay(local.getTime(), unknown)).to.deep.equal({year: 2026, month: 6, day: 3});
      expect(userDay(new Date(2026, 5, 3, 23, 30).getTime(), unknown)).to.deep.equal({year: 2026, month: 6, day: 3});
    });
});
