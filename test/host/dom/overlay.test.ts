import {expect} from 'chai';

import {overlayOf} from '#host/dom/overlay';
import {useSignal} from '../../support/page';
import {waitUntil} from '../../support/wait';

describe('overlayOf', () => {
  const test = useSignal();

  it('returns a single element in the body, which is removed when the signal ends', () => {
    const overlay = overlayOf(test);
    expect(overlay.parentNode).to.equal(document.body);
    expect(overlayOf(test)).to.equal(overlay);
    test.end();
    expect(document.querySelector('am-overlay')).to.equal(null);
  });

  it('attaches to the root element until the body exists', async () => {
    const {body} = document;
    body.remove();
    try {
      const overlay = overlayOf(test);
      expect(overlay.parentNode).to.equal(document.documentElement);
      document.documentElement.append(body);
      await waitUntil(() => overlay.parentNode === body);
    } finally {
      document.documentElement.append(body);
    }
  });
});
