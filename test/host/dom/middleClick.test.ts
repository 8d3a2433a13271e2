import {expect} from 'chai';

import {preventAutoscroll} from '#host/dom/middleClick';
import {useSignal, useStage} from '../../support/page';

describe('preventAutoscroll', () => {
  const stage = useStage();
  const test = useSignal();
  const table = [
    ['the middle button on what opens a tab', 1, 'b', true],
    ['the middle button elsewhere', 1, 'i', false],
    ['the main button', 0, 'b', false],
  ] as const;
  for (const [what, button, name, expected] of table)
    it(`${expected ? 'prevents' : 'allows'} the default of ${what}`, () => {
      stage.show('<b>x</b><i>y</i>');
      preventAutoscroll(({target}) => target instanceof Element && target.matches('b'), {signal: test.signal});
      const press = new MouseEvent('mousedown', {button, bubbles: true, cancelable: true});
      stage.node.querySelector(name)?.dispatchEvent(press);
      expect(press.defaultPrevented).to.equal(expected);
    });
});
