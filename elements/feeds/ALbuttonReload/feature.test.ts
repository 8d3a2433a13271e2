import {expect} from 'chai';

import reload from './feature';
import {useDispatcher} from '#test/support/features';
import {useNavigation, useStage} from '#test/support/page';
import {microtask, nextFrame} from '#test/support/wait';

describe('ALbuttonReload', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();

  /** Clicks the logo above the home feed, and returns which feeds were chosen. */
  async function click(options: MouseEventInit = {}) {
    stage.show(
      '<div><div id="nav"><a class="logo">AniList</a></div><div class="home"><div class="activity-feed-wrap">' +
        '<div class="feed-type-toggle"><div class="active">Following</div><div>Global</div></div></div></div></div>',
    );
    const chosen: (string | null)[] = [];
    for (const feed of stage.node.querySelectorAll('.feed-type-toggle > div'))
      feed.addEventListener('click', () => chosen.push(feed.textContent));
    const logo = stage.node.querySelector('.logo');
    logo?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...options}));
    await nextFrame();
    return chosen;
  }
  // Listeners of the previous test end a moment later.
  beforeEach(microtask);
  beforeEach(() => {
    go('/home');
    dispatch([reload]);
  });

  it('chooses the other feed, and then the original one', async () =>
    expect(await click()).to.deep.equal(['Global', 'Following']));

  for (const options of [{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {button: 1}])
    it(`ignores a click with ${JSON.stringify(options)}, which opens a tab`, async () =>
      expect(await click(options)).to.deep.equal([]));
});
