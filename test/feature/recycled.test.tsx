import {expect} from 'chai';
import {useEffect, useState} from 'react';

import {createStore} from '#domain/value/store';
import type {Position} from '#host/pages/anchor';
import {place} from '#feature/place';
import {home} from '#host/pages/routes';
import {elements, feature, lazy, shown, testAnchor, useDispatcher, type TestAnchorData} from '../support/features';
import {useNavigation, useStage} from '../support/page';
import {nextFrame, waitUntil} from '../support/wait';

/**
 * A component that shows its label and the label it was mounted with. It counts mounts and renders; a component that is
 * mounted again loses the latter label.
 */
function memory() {
  const counts = {mounts: 0, unmounts: 0};
  const renders = {count: 0};
  function Memory({label}: TestAnchorData) {
    renders.count++;
    const [first] = useState(label);
    useEffect(() => {
      counts.mounts++;
      return () => void counts.unmounts++;
    }, []);
    return `${label} since ${first}`;
  }
  return {Memory, counts, renders};
}

describe('an anchor that the host changes', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();
  const node = () => stage.node.querySelector('.spot') as HTMLElement;

  async function start(options: Parameters<typeof testAnchor>[0] = {}) {
    const {Memory, counts, renders} = memory();
    go('/home');
    stage.show('<section><p class="spot" data-label="one">text</p><i></i></section><section><u></u></section>');
    dispatch([feature([place({routes: home, at: testAnchor(options), component: lazy(Memory)})])]);
    await waitUntil(() => shown()[0]?.startsWith('one'));
    return {element: elements()[0], counts, renders};
  }

  it('passes new props without remounting when an attribute is patched', async () => {
    const {element, counts} = await start();
    node().dataset.label = 'two';
    await waitUntil(() => shown()[0] === 'two since one');
    expect(counts).to.deep.equal({mounts: 1, unmounts: 0});
    expect(elements()[0]).to.equal(element);
  });

  it('passes new props without remounting when a text is patched', async () => {
    const read = (spot: Element) => ({label: spot.firstChild?.nodeValue === 'text' ? 'one' : 'other'});
    const {element, counts} = await start({watch: {text: true}, read});
    (node().firstChild as Text).data = 'changed';
    await waitUntil(() => shown()[0] === 'other since one');
    expect(counts).to.deep.equal({mounts: 1, unmounts: 0});
    expect(elements()[0]).to.equal(element);
  });

  it('is reread after our own changes until the visit ends', async () => {
    const more = createStore('one');
    await start({again: more, read: () => ({label: more.get()})});
    more.set('two');
    await waitUntil(() => shown()[0] === 'two since one');
    go('/social');
    expect(elements().length).to.equal(0);
    more.set('three');
    await nextFrame();
    expect(elements().length).to.equal(0);
  });

  it('removes our element when the anchor loses its data, and adds it when the data returns', async () => {
    await start();
    delete node().dataset.label;
    await waitUntil(() => elements().length === 0);
    node().dataset.label = 'back';
    await waitUntil(() => shown()[0] === 'back since back');
  });

  it('does not rerender if the data is unchanged', async () => {
    const {renders} = await start();
    const before = renders.count;
    node().dataset.label = 'one';
    await nextFrame();
    expect(renders.count).to.equal(before);
  });

  for (const position of ['append', 'prepend', 'after', 'before'] satisfies Position[])
    it(`keeps our element at "${position}" with its state when the anchor is moved`, async () => {
      const {element, counts} = await start({position});
      stage.node.lastElementChild?.append(node());
      await waitUntil(() => stage.node.lastElementChild?.contains(element ?? null));
      node().dataset.label = 'two';
      await waitUntil(() => shown()[0] === 'two since one');
      expect(counts).to.deep.equal({mounts: 1, unmounts: 0});
      expect(elements()[0]).to.equal(element);
    });

  it('re-inserts our element when the host empties the anchor', async () => {
    const {element} = await start();
    node().replaceChildren('wiped');
    await waitUntil(() => element?.isConnected && shown()[0]?.startsWith('one'));
    expect(elements().length).to.equal(1);
    expect(elements()[0]).to.equal(element);
  });

  it('removes and unmounts our element when the anchor is removed', async () => {
    const {counts} = await start({position: 'after'});
    node().remove();
    await waitUntil(() => elements().length === 0 && counts.unmounts === 1);
  });

  it('is checked again only for changes near it, unless nodes were removed', async () => {
    await start();
    const anchorNode = node();
    let checks = 0;
    const matches = (selector: string) => {
      checks += 1;
      return Element.prototype.matches.call(anchorNode, selector);
    };
    Object.defineProperty(anchorNode, 'matches', {value: matches});
    const after = async (change: () => void) => {
      checks = 0;
      change();
      await nextFrame();
      return checks;
    };
    const [near, far] = stage.node.querySelectorAll('section');
    await nextFrame();
    expect(await after(() => far?.append(document.createElement('b')))).to.equal(0);
    expect(await after(() => near?.append(document.createElement('b')))).to.be.above(0);
    expect(await after(() => anchorNode.append(document.createElement('b')))).to.be.above(0);
    expect(await after(() => far?.lastElementChild?.remove())).to.be.above(0);
  });

  it('adds our element again when a removed anchor is reinserted', async () => {
    const {counts} = await start();
    const anchor = node();
    anchor.remove();
    await waitUntil(() => counts.unmounts === 1);
    stage.node.append(anchor);
    await waitUntil(() => shown()[0]?.startsWith('one'));
    expect(elements().length).to.equal(1);
  });

  it('adds elements when more anchors are inserted', async () => {
    await start();
    const more = node().cloneNode(false) as HTMLElement;
    more.dataset.label = 'more';
    stage.node.append(more);
    await waitUntil(() => shown().join().includes('more since more'));
    expect(elements().length).to.equal(2);
  });
});
