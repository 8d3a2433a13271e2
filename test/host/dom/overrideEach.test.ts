import {expect} from 'chai';

import {override} from '#host/dom/override';
import {overrideEach} from '#host/dom/overrideEach';
import {useSignal, useStage} from '../../support/page';
import {nextFrame} from '../../support/wait';

describe('overrideEach', () => {
  const stage = useStage();
  const visit = useSignal();

  const shout = (node: Element, _value: true, signal: AbortSignal) =>
    override(node, {text: true}, host => host?.toUpperCase(), {signal});
  const texts = () => [...stage.node.querySelectorAll('a')].map(({textContent}) => textContent);

  it('overrides existing and later elements, and restores all when the signal ends', async () => {
    stage.show('<a href="/1">one</a>');
    overrideEach('a', {read: () => true, apply: shout}, visit);
    stage.node.insertAdjacentHTML('beforeend', '<a href="/2">two</a>');
    await nextFrame();
    expect(texts()).to.deep.equal(['ONE', 'TWO']);
    visit.end();
    expect(texts()).to.deep.equal(['one', 'two']);
  });

  it('checks again when the host changes an address in place, and undoes overrides that no longer apply', async () => {
    stage.show('<a href="/bad">one</a><a href="/good">two</a>');
    const read = (node: Element) => node.getAttribute('href') === '/bad' || undefined;
    overrideEach('a', {read, apply: shout, hrefs: true}, visit);
    expect(texts()).to.deep.equal(['ONE', 'two']);
    const [first, second] = stage.node.querySelectorAll('a');
    first?.setAttribute('href', '/good');
    second?.setAttribute('href', '/bad');
    await nextFrame();
    expect(texts()).to.deep.equal(['one', 'TWO']);
  });

  it('overrides again only when the dependencies of the overrides have changed', async () => {
    stage.show('<a href="/1">one</a>');
    const [link] = stage.node.querySelectorAll('a');
    const applied: string[] = [];
    const read = (node: Element) => node.getAttribute('href')?.split('?')[0];
    const apply = (node: Element, value: string, signal: AbortSignal) => {
      applied.push(value);
      override(node, {text: true}, value, {signal});
    };
    overrideEach('a', {read, apply, hrefs: true}, visit);
    for (const href of ['/1?x', '/2', '/2?x']) {
      link?.setAttribute('href', href);
      await nextFrame();
    }
    expect([applied, texts()]).to.deep.equal([['/1', '/2'], ['/2']]);
    visit.end();
    expect(texts()).to.deep.equal(['one']);
  });

  it('restores an element that was removed from the page', async () => {
    stage.show('<a href="/1">one</a>');
    overrideEach('a', {read: () => true, apply: shout}, visit);
    const [link] = stage.node.querySelectorAll('a');
    link?.remove();
    await nextFrame();
    expect(link?.textContent).to.equal('one');
  });
});
