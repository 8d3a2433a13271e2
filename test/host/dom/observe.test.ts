import {expect} from 'chai';

import {
  elementReady,
  lastHostMutation,
  watchElements,
  watchHrefs,
  watchTexts,
  type HostChanges,
} from '#host/dom/observe';
import {useSignal, useStage} from '../../support/page';
import {microtask, nextFrame, waitUntil} from '../../support/wait';

/** Watches a selector and records the callbacks. */
function told(selector: string, signal: AbortSignal) {
  const found: Element[] = [];
  const changes: HostChanges[] = [];
  watchElements(selector, {found: node => void found.push(node), changed: each => void changes.push(each)}, {signal});
  const touched = (node: Node) => changes.some(({targets}) => targets.has(node));
  return {found, changes, touched};
}

describe('watchElements', () => {
  const stage = useStage();
  const test = useSignal();

  it('reports existing elements immediately', () => {
    stage.show('<i class="a">1</i><i class="a">2</i><i>3</i>');
    expect(told('.a', test.signal).found.map(node => node.textContent)).to.deep.equal(['1', '2']);
  });

  it('reports elements inserted later, on their own or deep inside others', async () => {
    const {found} = told('.a', test.signal);
    const box = stage.show('<p class="a"></p><div><div><i class="a"></i></div></div>');
    await waitUntil(() => found.length === 2);
    expect(found[0]).to.equal(box);
    expect(found[1]?.localName).to.equal('i');
  });

  it('reports to each watcher only its own matches', async () => {
    const a = told('.a', test.signal);
    const b = told('.b', test.signal);
    stage.show('<i class="a"></i><i class="b"></i>');
    await waitUntil(() => a.found.length && b.found.length);
    expect([a.found.length, b.found.length]).to.deep.equal([1, 1]);
  });

  it('reports the mutated parents when a node is removed, moved or emptied', async () => {
    const box = stage.show('<div><i class="a"></i></div><p></p>');
    const node = box.firstElementChild as Element;
    const watch = told('.a', test.signal);
    stage.node.lastElementChild?.append(node);
    await waitUntil(() => watch.touched(box) && watch.touched(stage.node.lastElementChild as Element));
    node.replaceChildren('wiped');
    await waitUntil(() => watch.touched(node));
    node.remove();
    await waitUntil(() => watch.changes.length >= 3);
    expect(node.isConnected).to.equal(false);
  });

  const own = () => document.createElement('am-own');
  const changesOfBox: readonly [does: string, hasRemovals: boolean, change: (box: Element) => void][] = [
    ['inserts a node', false, box => box.append(document.createElement('b'))],
    ['removes a node', true, box => box.lastElementChild?.remove()],
    ['moves a node', true, box => box.append(box.firstElementChild as Element)],
    ['puts one of our elements in place of a node', true, box => box.firstElementChild?.replaceWith(own())],
    ['removes one of our elements', false, box => box.querySelector('am-own')?.remove()],
  ];
  for (const [does, hasRemovals, change] of changesOfBox)
    it(`says that the host has ${hasRemovals ? '' : 'not '}removed anything when it ${does}`, async () => {
      const box = stage.show('<div><i></i><am-own></am-own><i></i></div>');
      await nextFrame();
      const watch = told('.a', test.signal);
      change(box);
      await waitUntil(() => watch.touched(box));
      expect(watch.changes.map(each => each.hasRemovals)).to.deep.equal([hasRemovals]);
    });

  it('does not report a node that is removed within the same frame', async () => {
    const watch = told('.a', test.signal);
    stage.show('<i class="a"></i>').remove();
    await waitUntil(() => watch.touched(stage.node));
    expect(watch.found).to.deep.equal([]);
  });

  it('reports all insertions in a frame together', async () => {
    const watch = told('.a', test.signal);
    for (let index = 0; index < 50; index++) {
      const node = document.createElement('i');
      node.className = 'a';
      stage.node.append(node);
      await Promise.resolve(); // Makes each insertion a separate mutation record.
    }
    await waitUntil(() => watch.found.length === 50);
    expect(watch.changes.length).to.equal(1);
  });

  const other = useSignal();
  it('reports nothing once its signal has ended, or if it had already ended', async () => {
    const watch = told('.a', test.signal);
    test.end();
    const late = told('.a', test.signal);
    const still = told('.a', other.signal);
    stage.show('<i class="a"></i>');
    await waitUntil(() => still.found.length === 1);
    expect(watch.found.length + late.found.length + watch.changes.length + late.changes.length).to.equal(0);
  });

  it('throws on an invalid selector without affecting other watchers', async () => {
    expect(() => told('..', test.signal)).to.throw();
    const watch = told('.a', test.signal);
    stage.show('<i class="a"></i>');
    await waitUntil(() => watch.found.length === 1);
  });

  it('ignores insertions of our own elements', async () => {
    await nextFrame();
    const watch = told('.a', test.signal);
    const before = lastHostMutation();
    const own = document.createElement('am-own');
    own.className = 'a';
    stage.node.append(own);
    await nextFrame();
    expect([watch.found.length, watch.changes.length, lastHostMutation()]).to.deep.equal([0, 0, before]);
    stage.show('<i class="a"></i>');
    await waitUntil(() => watch.found.length === 1);
    expect(lastHostMutation()).to.be.greaterThan(before);
  });

  it('reports an element that is inserted together with one of ours', async () => {
    await nextFrame();
    const watch = told('.a', test.signal);
    const both = document.createDocumentFragment();
    const host = document.createElement('i');
    host.className = 'a';
    both.append(document.createElement('am-own'), host);
    stage.node.append(both);
    await waitUntil(() => watch.found.includes(host));
  });

  it('reports insertions at once, each match once, to a watch with `inserted`', async () => {
    const inserted: Element[] = [];
    const watch = {found() {}, changed() {}, inserted: (node: Element) => void inserted.push(node)};
    watchElements('.a', watch, test);
    const others = told('.b', test.signal);
    const box = stage.show('<div class="a"><i class="a"></i></div><i class="b"></i>');
    box.append(box.firstElementChild as Element);
    await microtask();
    expect(inserted).to.deep.equal([box, box.firstElementChild]);
    expect(others.found).to.deep.equal([]);
    test.end();
    stage.show('<i class="a"></i>');
    await nextFrame();
    expect(inserted).to.have.length(2);
  });
});

describe('elementReady', () => {
  const stage = useStage();
  const test = useSignal();

  it('resolves with an element that exists or is inserted later', async () => {
    const later = elementReady('.b', test);
    const node = stage.show('<i class="a"></i>');
    expect(await elementReady('.a', test)).to.equal(node);
    expect(await Promise.all([later, stage.show('<i class="b"></i>')]).then(([found]) => found.className)).to.equal(
      'b',
    );
  });

  for (const early of [true, false])
    it(`rejects if its signal ${early ? 'has already ended' : 'ends first'}`, async () => {
      if (early) test.end();
      const waiting = elementReady('.never', test);
      test.end();
      expect(await waiting.catch((error: unknown) => (error as Error).name)).to.equal('AbortError');
    });
});

describe('the observers of the document', () => {
  const stage = useStage();
  const test = useSignal();
  const {observe} = MutationObserver.prototype;
  const observers = new Set<MutationObserver>();
  beforeEach(() => {
    observers.clear();
    MutationObserver.prototype.observe = function (...words) {
      if (words[0] === document) observers.add(this);
      observe.apply(this, words);
    };
  });
  afterEach(() => {
    MutationObserver.prototype.observe = observe;
  });

  it('are at most three, however many features watch its children, links and texts', async () => {
    const box = stage.show('<p><a href="#one">One</a></p>');
    const link = box.firstElementChild as Element;
    const reported: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      watchElements('.a', {found: () => void reported.push('child'), changed() {}}, test);
      watchHrefs(links => links.has(link) && reported.push('link'), test);
      watchTexts(parents => parents.has(link) && reported.push('text'), test);
    }
    box.append(Object.assign(document.createElement('i'), {className: 'a'}));
    link.setAttribute('href', '#two');
    (link.firstChild as Text).data = 'Two';
    await waitUntil(() => reported.length === 15);
    expect(observers.size).to.be.within(2, 3);
  });

  it('of links report no more after the last signal has ended', async () => {
    const box = stage.show('<p><a href="#one">One</a></p>');
    const link = box.firstElementChild as Element;
    let count = 0;
    watchHrefs(() => void (count += 1), test);
    link.setAttribute('href', '#two');
    await microtask();
    test.end();
    link.setAttribute('href', '#three');
    await microtask();
    expect(count).to.equal(1);
  });
});
