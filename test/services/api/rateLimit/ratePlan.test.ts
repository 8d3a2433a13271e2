import {expect} from 'chai';

import {ratePlan} from '#services/api/rateLimit/nextSlot';

describe('ratePlan', () => {
  afterEach(() => (globalThis.automailStandIn = undefined));

  it('spaces calls 700 ms apart in one-minute windows', () => {
    expect([ratePlan.window, ratePlan.interval]).to.deep.equal([60_000, 700]);
  });

  it('uses the window that the page sets after the client was created', () => {
    globalThis.automailStandIn = {rateWindow: 600};
    expect([ratePlan.window, ratePlan.interval]).to.deep.equal([600, 7]);
  });
});
