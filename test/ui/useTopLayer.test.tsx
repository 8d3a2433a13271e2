import {render} from '@testing-library/react';
import {expect} from 'chai';
import {useRef} from 'react';

import {overlayOf} from '#host/dom/overlay';
import {useTopLayer} from '#ui/useTopLayer';
import {useSignal} from '../support/page';
import {waitUntil} from '../support/wait';

function Box() {
  const box = useRef<HTMLDivElement>(null);
  useTopLayer(box);
  return <div ref={box} popover="manual" />;
}

describe('useTopLayer', () => {
  const test = useSignal();

  it('still shows a node that was rendered in the overlay before the body existed', async () => {
    const {body} = document;
    body.remove();
    try {
      const overlay = overlayOf(test);
      const {container, unmount} = render(<Box />, {container: overlay});
      const box = container.querySelector('div');
      expect(box?.matches(':popover-open')).to.equal(true);
      document.documentElement.append(body);
      await waitUntil(() => overlay.parentNode === body);
      expect(box?.matches(':popover-open')).to.equal(true);
      unmount();
    } finally {
      document.documentElement.append(body);
    }
  });
});
