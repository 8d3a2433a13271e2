import {expect} from 'chai';

import {hideEach, markEach} from '#host/dom/hiding';
import {dropUnusedSheets} from '#host/dom/sheets';
import {createStore} from '#domain/value/store';
import {useStage} from '../../support/page';
import {microtask, nextFrame} from '../../support/wait';

describe('hiding', () => {
  const stage = useStage();
  const isShown = (node: Element | null) => (node?.getClientRects().length ?? 0) > 0;

  it('hides the elements that a test selects, including ones inserted or changed later, and shows all again when the signal ends', async () => {
    stage.show('<p class="one"><a href="/bad">x</a></p><p class="one"><a href="/good">x</a></p>');
    const [first, second] = [...stage.node.querySelectorAll('.one')];
    const end = new AbortController();
    dropUnusedSheets();
    const before = document.adoptedStyleSheets.length;
    hideEach('.one', node => node.querySelector('[href="/bad"]') !== null, {signal: end.signal, order: 0});
    expect([isShown(first ?? null), isShown(second ?? null)]).to.deep.equal([false, true]);
    const late = document.createElement('p');
    late.className = 'one';
    const link = document.createElement('a');
    link.href = '/bad';
    link.textContent = 'x';
    late.append(link);
    stage.node.append(late);
    await nextFrame();
    await nextFrame();
    expect(isShown(late)).to.equal(false);
    link.setAttribute('href', '/good');
    await nextFrame();
    expect(isShown(late)).to.equal(true);
    end.abort('over');
    expect([isShown(first ?? null), isShown(late)]).to.deep.equal([true, true]);
    expect(stage.node.querySelector('[data-am-hidden]')).to.equal(null);
    dropUnusedSheets();
    expect(document.adoptedStyleSheets.length).to.equal(before);
  });

  for (const isUrgent of [true, undefined])
    it(`tests an inserted element ${isUrgent ? 'at once' : 'in the next frame'}`, async () => {
      const [tested, end] = [[] as Element[], new AbortController()];
      await nextFrame();
      markEach('.one', node => tested.push(node) > 0, {
        ...{attribute: 'data-am-one', order: 0, signal: end.signal},
        ...(isUrgent && {isUrgent}),
      });
      const node = stage.show('<p class="one"></p>');
      await microtask();
      expect(tested).to.deep.equal(isUrgent ? [node] : []);
      await nextFrame();
      expect(tested).to.include(node);
      end.abort('over');
    });

  it('marks elements with values, retests them after text changes, and reports the counts', async () => {
    stage.show('<p class="one">a</p><p class="one">b</p><p class="one">a</p>');
    const nodes = [...stage.node.querySelectorAll('.one')];
    const marks = () => nodes.map(node => node.getAttribute('data-am-test'));
    const end = new AbortController();
    const told: object[] = [];
    const letters = createStore('a');
    markEach('.one', node => node.textContent === letters.get() && node.textContent, {
      attribute: 'data-am-test',
      signal: end.signal,
      order: 0,
      texts: true,
      onCount: marked => told.push(marked),
      changes: letters,
    });
    expect(marks()).to.deep.equal(['a', null, 'a']);
    expect(told.at(-1)).to.deep.equal({all: 3, marked: 2, free: 1});
    // The insertion has been dealt with, so that only the patched text is news.
    await nextFrame();
    await nextFrame();
    (nodes[0]?.firstChild as Text).data = 'c';
    await nextFrame();
    expect(marks()).to.deep.equal([null, null, 'a']);
    letters.set('b');
    expect(marks()).to.deep.equal([null, 'b', null]);
    expect(told.at(-1)).to.deep.equal({all: 3, marked: 1, free: 2});
    end.abort('over');
    expect(marks()).to.deep.equal([null, null, null]);
  });
});
