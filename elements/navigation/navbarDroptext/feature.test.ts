import {expect} from 'chai';

import navbarDroptext from './feature';
import {useDispatcher} from '#test/support/features';
import {useStage} from '#test/support/page';
import {microtask} from '#test/support/wait';

describe('navbarDroptext', () => {
  const stage = useStage();
  const dispatch = useDispatcher();
  // Listeners of the previous test end a moment later.
  beforeEach(microtask);
  beforeEach(() => {
    stage.show('<div><div id="nav"><div class="links">Home</div><input><textarea></textarea></div><p>Text</p></div>');
    dispatch([navbarDroptext]);
  });

  /** Whether a drag of this kind over a node, and its drop there, are accepted. */
  function taken(selector: string, type = 'text/plain') {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData(type, 'Akira');
    const node = stage.node.querySelector(selector);
    const take = (name: string) =>
      node?.dispatchEvent(new DragEvent(name, {bubbles: true, cancelable: true, dataTransfer})) === false;
    return [take('dragover'), take('drop')];
  }

  it('accepts text dropped on the navigation', () => expect(taken('.links')).to.deep.equal([true, true]));

  for (const selector of ['input', 'textarea', 'p'])
    it(`ignores drops on ${selector}`, () => expect(taken(selector)).to.deep.equal([false, false]));

  it('ignores drops that are not text', () => expect(taken('.links', 'text/html')).to.deep.equal([false, false]));
});
