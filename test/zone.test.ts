// @dates
import {expect} from 'chai';

describe('the time zone of the tests', () => {
  /** Minutes by which UTC is ahead in January and in July; negative if it is behind. */
  const offsets: Readonly<Record<string, readonly [january: number, july: number]>> = {
    'Pacific/Auckland': [-780, -720],
    'America/New_York': [300, 240],
  };

  it('differs from UTC in both winter and summer', () => {
    const expected = offsets[Intl.DateTimeFormat().resolvedOptions().timeZone];
    expect(expected).to.be.an('array');
    expect([0, 6].map(month => new Date(2026, month, 15).getTimezoneOffset())).to.deep.equal(expected);
  });
});
