import {expect} from 'chai';

import {pickRows, type RowEntry} from '#host/pages/lists/rows';
import {createStore} from '#domain/value/store';
import {useSignal, useStage} from '../../../support/page';

const row = `<div class="medialist"><div class="list-entries"><div class="row">
  <div class="cover"><div class="image"></div><div class="edit" role="button"><svg></svg></div></div>
  <div class="title"><a href="/anime/7/A-title/">A title</a></div>
  <div class="progress">3<span class="plus-progress" role="button">+</span></div>
</div></div></div>`;

describe('pickRows', () => {
  const stage = useStage();
  const test = useSignal();

  for (const [selector, isPicked] of [
    ['.image', true],
    ['.title > a', true],
    // On the user's own lists it covers the picture.
    ['.edit', true],
    ['.edit > svg', true],
    ['.plus-progress', false],
  ] as const)
    it(`${isPicked ? 'picks the entry, and only that,' : 'leaves the site its click'} when ${selector} is clicked`, () => {
      stage.show(row);
      const picked: RowEntry[] = [];
      let reached = 0;
      const node = stage.node.querySelector(selector);
      node?.addEventListener('click', event => {
        reached += 1;
        event.preventDefault();
      });
      pickRows(
        {pick: entry => picked.push(entry), isPicked: () => false},
        {signal: test.signal, order: 0, changes: createStore(0)},
      );
      node?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
      expect(picked.map(({mediaId}) => mediaId)).to.deep.equal(isPicked ? [7] : []);
      expect(reached).to.equal(isPicked ? 0 : 1);
    });
});
