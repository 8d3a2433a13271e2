import {expect} from 'chai';

import homeScroll from './feature';
import {useDispatcher} from '#test/support/features';
import {useNavigation, useStage} from '#test/support/page';
import {microtask} from '#test/support/wait';

describe('homeScroll', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();
  const native = {scrollTo: globalThis.scrollTo, matchMedia: globalThis.matchMedia};
  let scrolls: unknown[] = [];
  let isCalm = false;
  // Listeners of the previous test end a moment later.
  beforeEach(microtask);
  beforeEach(() => {
    scrolls = [];
    isCalm = false;
    const matchMedia = (query: string) => ({matches: query === '(prefers-reduced-motion: reduce)' && isCalm});
    Object.assign(globalThis, {scrollTo: (to: unknown) => scrolls.push(to), matchMedia});
    go('/home');
  });
  afterEach(() => Object.assign(globalThis, native));

  function click(selector: string, options: MouseEventInit = {}) {
    stage.show(
      '<div id="nav"><div class="links"><a class="link" href="/home">Home</a><a class="link">B</a></div></div>',
    );
    stage.node.addEventListener('click', event => event.preventDefault());
    const node = stage.node.querySelector(selector);
    node?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...options}));
  }
  const home = '.link[href]';

  for (const [what, calm, behavior] of [
    ['smoothly', false, 'smooth'],
    ['at once where less motion is preferred', true, 'instant'],
  ] as const)
    it(`scrolls to the top ${what}`, () => {
      isCalm = calm;
      dispatch([homeScroll]);
      click(home);
      expect(scrolls).to.deep.equal([{top: 0, behavior}]);
    });

  it('ignores other links, and clicks that open a tab', () => {
    dispatch([homeScroll]);
    click('.link:not([href])');
    for (const options of [{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {button: 1}]) click(home, options);
    expect(scrolls).to.deep.equal([]);
  });

  it('does nothing on other pages', () => {
    go('/reviews');
    dispatch([homeScroll]);
    click(home);
    expect(scrolls).to.deep.equal([]);
  });
});
