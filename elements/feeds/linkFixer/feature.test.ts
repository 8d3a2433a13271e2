import {expect} from 'chai';

import linkFixer from './feature';
import {useDispatcher} from '#test/support/features';
import {useNavigation, useStage} from '#test/support/page';
import {microtask} from '#test/support/wait';

describe('linkFixer', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();
  const {open} = globalThis;
  let opened: unknown[][] = [];
  // Listeners of the previous test end a moment later.
  beforeEach(microtask);
  beforeEach(() => {
    opened = [];
    Object.assign(globalThis, {open: (...how: unknown[]) => void opened.push(how)});
    go('/home');
    dispatch([linkFixer]);
  });
  afterEach(() => Object.assign(globalThis, {open}));

  /** Clicks something, and returns whether the site and the browser saw it. */
  function click(name: 'click' | 'auxclick', selector: string, options: MouseEventInit) {
    stage.show(
      '<div class="home"><h2 class="section-header">Recent Reviews <a href="#all">All</a></h2><p>Text</p></div>',
    );
    let seen = 0;
    const node = stage.node.querySelector(selector);
    node?.addEventListener(name, () => (seen += 1));
    const isLeft = node?.dispatchEvent(new MouseEvent(name, {bubbles: true, cancelable: true, ...options}));
    return {seen, isLeft};
  }

  for (const [name, options] of [
    ['click', {ctrlKey: true}],
    ['click', {metaKey: true}],
    ['auxclick', {button: 1}],
  ] as const)
    it(`opens a tab that cannot access this page, by ${name} with ${JSON.stringify(options)}`, () => {
      expect(click(name, 'h2', options)).to.deep.equal({seen: 0, isLeft: false});
      expect(opened).to.deep.equal([['/reviews', '_blank', 'noopener']]);
    });

  for (const [what, name, selector, options] of [
    ['a plain click', 'click', 'h2', {}],
    ['the right button', 'auxclick', 'h2', {button: 2}],
    ['a real link', 'auxclick', 'h2 a', {button: 1}],
    ['other text', 'auxclick', 'p', {button: 1}],
  ] as const)
    it(`leaves ${what} to the site`, () => {
      expect(click(name, selector, options)).to.deep.equal({seen: 1, isLeft: true});
      expect(opened).to.deep.equal([]);
    });
});
