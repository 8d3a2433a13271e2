import {expect} from 'chai';

import {ratePlan} from '#services/api/rateLimit/nextSlot';

describe('ratePlan', () => {
  afterEach(() => (globalThis.automailStandIn = undefined));

  it('spreads calls 700 ms apart in windows of a minute', () => {
    expect([ratePlan.window, ratePlan.interval]).to.deep.equal([60_000, 700]);
  });

  it('takes the window that the page names after the client was created', () => {
    globalThis.automailStandIn = {rateWindow: 600};
    expect([ratePlan.window, ratePlan.interval]).to.deep.equal([600, 7]);
  });
});
