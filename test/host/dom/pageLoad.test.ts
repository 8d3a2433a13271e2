import {expect} from 'chai';

import {whenLoaded, whenParsed} from '#host/dom/pageLoad';
import {useSignal} from '../../support/page';
import {usePatched} from '../../support/patched';

describe('the progress of loading', () => {
  const patch = usePatched();
  const test = useSignal();
  let calls = 0;
  const call = () => void (calls += 1);
  beforeEach(() => void (calls = 0));

  for (const [state, atOnce] of [
    ['loading', 0],
    ['interactive', 0],
    ['complete', 1],
  ] as const)
    it(`calls ${atOnce ? 'at once' : 'after the event'} for a page that has to have loaded and is ${state}`, () => {
      patch(document, 'readyState', state);
      whenLoaded(call);
      expect(calls).to.equal(atOnce);
      dispatchEvent(new Event('load'));
      dispatchEvent(new Event('load'));
      expect(calls).to.equal(1);
    });

  it('does not call after the signal has ended', () => {
    patch(document, 'readyState', 'interactive');
    whenLoaded(call, test);
    test.end();
    dispatchEvent(new Event('load'));
    expect(calls).to.equal(0);
  });

  for (const [state, atOnce] of [
    ['loading', 0],
    ['interactive', 1],
    ['complete', 1],
  ] as const)
    it(`calls ${atOnce ? 'at once' : 'after the event'} for a body that has to be whole while the page is ${state}`, () => {
      patch(document, 'readyState', state);
      whenParsed(call);
      expect(calls).to.equal(atOnce);
      document.dispatchEvent(new Event('DOMContentLoaded'));
      expect(calls).to.equal(1);
    });
});
