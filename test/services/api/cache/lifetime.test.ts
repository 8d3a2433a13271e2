import {expect} from 'chai';

import {hours, minutes, seconds} from '#services/api/cache/lifetime';

describe('lifetimes', () => {
  it('are in milliseconds', () => expect([seconds(2), minutes(2), hours(2)]).to.deep.equal([2000, 120_000, 7_200_000]));
});
