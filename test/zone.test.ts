import {expect} from 'chai';

describe('the time zone of the tests', () => {
  /** Minutes that UTC is ahead in January and in July; negative: behind. */
  const offsets: Readonly<Record<string, readonly [january: number, july: number]>> = {
    'Pacific/Auckland': [-780, -720],
    'America/New_York': [300, 240],
  };

  it('is one in which neither winter nor summer time is UTC', () => {
    const expected = offsets[Intl.DateTimeFormat().resolvedOptions().timeZone];
    expect(expected).to.be.an('array');
    expect([0, 6].map(month => new Date(2026, month, 15).getTimezoneOffset())).to.deep.equal(expected);
  });
});
