import {expect} from 'chai';

import {feedEntry} from '#host/pages/feed/entry';
import {currentMark, navigateFeed} from '#host/pages/feed/navigation';
import {useSignal, useStage} from '../../../support/page';

describe('keyboard navigation through a feed', () => {
  const stage = useStage();
  const test = useSignal();
  const entries = () => [...stage.node.querySelectorAll<HTMLElement>(feedEntry.selector)];
  const names = () => entries().map(({id}) => id);
  const current = () => stage.node.querySelector(`[${currentMark}]`)?.id;
  let loads = 0;

  function start(...ids: readonly string[]) {
    loads = 0;
    const list = ids
      .map(id => `<div class="activity-entry activity-text" id="${id}" style="height: 300px">${id}</div>`)
      .join('');
    stage.show(`<div class="activity-feed">${list}</div><div class="load-more">Load more</div>`);
    expect(names()).to.deep.equal(ids);
    stage.node.querySelector('.load-more')?.addEventListener('click', () => (loads += 1));
    return navigateFeed({signal: test.signal, order: 0});
  }

  it('goes from entry to entry, stays at the first, and loads more after the last', () => {
    const feed = start('a', 'b');
    const seen = ([1, 1, 1, -1, -1] as const).map(by => [feed.move(by), current(), loads]);
    expect(seen).to.deep.equal([
      [true, 'a', 0],
      [true, 'b', 0],
      [true, 'b', 1],
      [true, 'a', 1],
      [true, 'a', 1],
    ]);
  });

  it('continues at the same place if the current entry has been removed, or at the last', () => {
    const feed = start('a', 'b', 'c', 'd');
    for (const by of [1, 1] as const) feed.move(by);
    entries()[1]?.remove();
    feed.move(1);
    expect(current()).to.equal('c');
    feed.move(1);
    entries()[2]?.remove();
    feed.move(1);
    expect([current(), loads]).to.deep.equal(['c', 0]);
  });

  it('does nothing in an empty feed', () => {
    const feed = start();
    expect([feed.move(1), feed.like(), feed.reply(), feed.open(), loads]).to.deep.equal([
      ...[false, false, false, false],
      0,
    ]);
  });

  it('leaves no mark when it ends', () => {
    start('a').move(1);
    test.end();
    expect([current(), entries()[0]?.hasAttribute('tabindex')]).to.deep.equal([undefined, false]);
  });
});
