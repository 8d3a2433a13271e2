import {fireEvent} from '@testing-library/react';
import {expect} from 'chai';

import {createStore} from '#domain/value/store';
import {coverEach} from '#host/dom/cover';
import {useNavigation, useSignal, useStage} from '../../support/page';
import {nextFrame} from '../../support/wait';

describe('coverEach', () => {
  const stage = useStage();
  const visit = useSignal();
  const goTo = useNavigation();
  const isWanted = createStore(true);
  beforeEach(() => isWanted.reset());

  const cover = (markup = '<a href="#x"><b class="score">82%</b></a>') => {
    stage.show(markup);
    const labelOf = (node: Element) => (isWanted.get() && node.textContent !== '-' ? 'Hidden' : undefined);
    coverEach('.score', labelOf, {signal: visit.signal, order: 0, changes: [isWanted]});
    return stage.node.querySelector('.score') as HTMLElement;
  };
  const attributes = (node: Element) =>
    ['data-am-cover', 'role', 'tabindex', 'aria-label'].map(name => node.getAttribute(name));
  const hidden = ['hidden', 'button', '0', 'Hidden'];
  const shown = ['shown', 'button', '0', null];
  const closed = ['closed', 'button', '0', 'Hidden'];
  const none = [null, null, null, null];

  it('covers what is described, until the signal ends or it is no longer described', () => {
    const node = cover();
    expect(attributes(node)).to.deep.equal(hidden);
    isWanted.set(false);
    expect(attributes(node)).to.deep.equal(none);
    isWanted.set(true);
    expect(attributes(node)).to.deep.equal(hidden);
    visit.end();
    expect(attributes(node)).to.deep.equal(none);
  });

  it('covers inserted elements before the next frame', async () => {
    cover('');
    const late = document.createElement('b');
    late.className = 'score';
    late.textContent = '7%';
    stage.node.append(late);
    let isNextFrame = false;
    requestAnimationFrame(() => (isNextFrame = true));
    await Promise.resolve();
    await Promise.resolve();
    expect([isNextFrame, ...attributes(late)]).to.deep.equal([false, ...hidden]);
  });

  for (const [name, press] of [
    ['click', (node: Element) => fireEvent.click(node)],
    ['Enter', (node: Element) => fireEvent.keyDown(node, {key: 'Enter'})],
    ['the space bar', (node: Element) => fireEvent.keyDown(node, {key: ' '})],
  ] as const)
    it(`shows and covers the content again by ${name}, which nothing else gets`, () => {
      const node = cover();
      let others = 0;
      stage.node.addEventListener('click', () => (others += 1), {signal: visit.signal});
      stage.node.addEventListener('keydown', () => (others += 1), {signal: visit.signal});
      expect(press(node)).to.equal(false);
      expect(attributes(node)).to.deep.equal(shown);
      press(node);
      expect(attributes(node)).to.deep.equal(closed);
      press(node);
      expect(attributes(node)).to.deep.equal(shown);
      expect(others).to.equal(0);
      expect(location.hash).to.equal('');
    });

  it('keeps the focus of a pressed element', () => {
    const node = cover();
    node.focus();
    fireEvent.keyDown(node, {key: 'Enter'});
    expect(document.activeElement).to.equal(node);
  });

  for (const [name, leave] of [
    ['the pointer', (node: Element) => fireEvent.pointerOut(node, {relatedTarget: document.body})],
    ['the focus', (node: Element) => fireEvent.focusOut(node, {relatedTarget: document.body})],
  ] as const)
    it(`reacts to hover and focus again once ${name} has left`, () => {
      const node = cover();
      fireEvent.click(node);
      leave(node);
      expect(attributes(node)).to.deep.equal(shown);
      fireEvent.click(node);
      leave(node);
      expect(attributes(node)).to.deep.equal(hidden);
    });

  it('stays covered while the pointer moves within it', () => {
    const node = cover('<b class="score">82<i>%</i></b>');
    fireEvent.click(node);
    fireEvent.click(node);
    fireEvent.pointerOut(node, {relatedTarget: node.firstElementChild});
    expect(attributes(node)).to.deep.equal(closed);
  });

  it('covers another text that the host writes', async () => {
    const node = cover();
    fireEvent.click(node);
    (node.firstChild as Text).data = '30%';
    await nextFrame();
    expect(attributes(node)).to.deep.equal(hidden);
    (node.firstChild as Text).data = '-';
    await nextFrame();
    expect(attributes(node)).to.deep.equal(none);
  });

  it('leaves the controls within a covered element alone', () => {
    const node = cover('<b class="score">82% <button>+</button><am-steps></am-steps></b>');
    for (const control of node.children) expect(fireEvent.click(control)).to.equal(true);
    expect(attributes(node)).to.deep.equal(hidden);
  });

  for (const [address, state] of [
    ['/anime/1/x/characters', shown],
    ['/anime/2/x', hidden],
  ] as const)
    it(`is ${state[0]} after a press at /anime/1 and a change to ${address}`, () => {
      goTo('/anime/1/x');
      const node = cover();
      fireEvent.click(node);
      goTo(address);
      expect(attributes(node)).to.deep.equal(state);
    });
});
