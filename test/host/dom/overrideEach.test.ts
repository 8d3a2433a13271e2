import {expect} from 'chai';

import {override} from '#host/dom/override';
import {overrideEach} from '#host/dom/overrideEach';
import {useSignal, useStage} from '../../support/page';
import {nextFrame} from '../../support/wait';

describe('overrideEach', () => {
  const stage = useStage();
  const visit = useSignal();

  const shout = (node: Element, signal: AbortSignal) =>
    override(node, {text: true}, host => host?.toUpperCase(), {signal});
  const texts = () => [...stage.node.querySelectorAll('a')].map(({textContent}) => textContent);

  it('overrides elements that are there and that come later, and restores all when the signal ends', async () => {
    stage.show('<a href="/1">one</a>');
    overrideEach('a', {isWanted: () => true, apply: shout}, visit);
    stage.node.insertAdjacentHTML('beforeend', '<a href="/2">two</a>');
    await nextFrame();
    expect(texts()).to.deep.equal(['ONE', 'TWO']);
    visit.end();
    expect(texts()).to.deep.equal(['one', 'two']);
  });

  it('asks again when the host changes an address in place, and restores what is no longer wanted', async () => {
    stage.show('<a href="/bad">one</a><a href="/good">two</a>');
    const isWanted = (node: Element) => node.getAttribute('href') === '/bad';
    overrideEach('a', {isWanted, apply: shout, hrefs: true}, visit);
    expect(texts()).to.deep.equal(['ONE', 'two']);
    const [first, second] = stage.node.querySelectorAll('a');
    first?.setAttribute('href', '/good');
    second?.setAttribute('href', '/bad');
    await nextFrame();
    expect(texts()).to.deep.equal(['one', 'TWO']);
  });

  it('restores an element that has left the page', async () => {
    stage.show('<a href="/1">one</a>');
    overrideEach('a', {isWanted: () => true, apply: shout}, visit);
    const [link] = stage.node.querySelectorAll('a');
    link?.remove();
    await nextFrame();
    expect(link?.textContent).to.equal('one');
  });
});
