import {expect} from 'chai';

import {overlayOf} from '#host/dom/overlay';
import {useSignal} from '../../support/page';
import {expectSame} from '../../support/same';
import {waitUntil} from '../../support/wait';

describe('overlayOf', () => {
  const test = useSignal();

  it('returns a single element in the body, which is removed when the signal ends', () => {
    const overlay = overlayOf(test);
    expectSame(overlay.parentNode, document.body);
    expectSame(overlayOf(test), overlay);
    test.end();
    expect(document.querySelector('am-overlay')).to.equal(null);
  });

  it('attaches to the root element until the body exists', async () => {
    const {body} = document;
    body.remove();
    try {
      const overlay = overlayOf(test);
      expectSame(overlay.parentNode, document.documentElement);
      document.documentElement.append(body);
      await waitUntil(() => overlay.parentNode === body);
    } finally {
      document.documentElement.append(body);
    }
  });
});
