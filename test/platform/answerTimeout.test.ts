import {expect} from 'chai';

import {answerTimeoutMs} from '#platform/platform';

describe('answerTimeoutMs', () => {
  const before = globalThis.automailStandIn;
  afterEach(() => void (globalThis.automailStandIn = before));

  for (const [settings, timeoutMs] of [
    [undefined, 30_000],
    [{rateWindow: 60}, 30_000],
    [{rateWindow: 60_000, answerTimeout: 250}, 250],
  ] as const)
    it(`is ${timeoutMs} with ${JSON.stringify(settings)}`, () => {
      globalThis.automailStandIn = settings;
      expect(answerTimeoutMs()).to.equal(timeoutMs);
    });
});
