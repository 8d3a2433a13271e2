import {expect} from 'chai';

import dblclickZoom from './feature';
import {useDispatcher} from '#test/support/features';
import {useNavigation, useStage} from '#test/support/page';
import {microtask} from '#test/support/wait';

describe('dblclickZoom', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();
  const text = '.text';
  // Listeners of the previous test end a moment later.
  beforeEach(microtask);
  beforeEach(() => {
    stage.show(
      '<div class="home"><div class="activity-feed"><div class="activity-entry"><p class="text">Words <a>link</a></p>' +
        '<textarea></textarea><input><video></video><div class="actions"><b>3</b></div></div></div></div>',
    );
    go('/home');
    dispatch([dblclickZoom], {settings: {dblclickZoom: true}});
  });
  const isZoomed = () => stage.node.querySelector('[data-am-zoomed]') !== null;
  const click = (selector: string) =>
    stage.node.querySelector(selector)?.dispatchEvent(new MouseEvent('dblclick', {bubbles: true}));

  it('zooms an entry in and out, and leaves no word selected', () => {
    const node = stage.node.querySelector(text);
    if (node) getSelection()?.selectAllChildren(node);
    click(text);
    expect([isZoomed(), getSelection()?.toString()]).to.deep.equal([true, '']);
    click(text);
    expect(isZoomed()).to.equal(false);
  });

  for (const selector of ['a', 'textarea', 'input', 'video', '.actions b'])
    it(`ignores double clicks on ${selector}`, () => {
      click(selector);
      expect(isZoomed()).to.equal(false);
    });
});
