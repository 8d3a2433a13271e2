import {expect} from 'chai';

import type {Position} from '#host/pages/anchor';
import {insertAt} from '#host/dom/position';
import {useStage} from '../../support/page';

const own = (name: string) => document.createElement(`am-${name}`);
/** The children of a parent: names of elements, "#" for a comment of the host, texts in quotes. */
const row = (parent: Element | null) =>
  [...(parent?.childNodes ?? [])]
    .map(node =>
      node instanceof Element ? node.localName : node instanceof Comment ? '#' : `"${node.textContent ?? ''}"`,
    )
    .join(' ');

describe('insertAt', () => {
  const stage = useStage();
  const anchor = () => stage.node.querySelector('p') as Element;
  const markup = '<div><i></i><p><b></b>text</p><u></u></div>';

  const places: readonly [Position, string, 'anchor' | 'parent'][] = [
    ['append', 'b "text" am-1 am-2 am-3', 'anchor'],
    ['prepend', 'am-1 am-2 am-3 b "text"', 'anchor'],
    ['before', 'i am-1 am-2 am-3 p u', 'parent'],
    ['after', 'i p am-1 am-2 am-3 u', 'parent'],
    ['replace', 'i p am-1 am-2 am-3 u', 'parent'],
  ];
  const orders = [
    [1, 2, 3],
    [3, 2, 1],
    [2, 3, 1],
    [3, 1, 2],
  ];
  for (const [position, expected, where] of places)
    for (const order of orders)
      it(`${position}: keeps the order of the parts if inserted as ${order.join(', ')}`, () => {
        const box = stage.show(markup);
        for (const each of order) insertAt(anchor(), position, own(String(each)), each);
        expect(row(where === 'anchor' ? anchor() : box)).to.equal(expected);
      });

  for (const [position, expected, where] of places)
    it(`${position}: puts a part after those with the same order`, () => {
      const box = stage.show(markup);
      for (const each of ['1', '2', '3']) insertAt(anchor(), position, own(each), 1);
      expect(row(where === 'anchor' ? anchor() : box)).to.equal(expected);
    });

  for (const [position, expected, where] of places)
    it(`${position}: restores the order after the host moved and added nodes`, () => {
      const box = stage.show(markup);
      const ours = [own('1'), own('2'), own('3')];
      for (const [index, element] of ours.entries()) insertAt(anchor(), position, element, index);
      for (const element of ours.toReversed()) box.append(element);
      for (const [index, element] of ours.entries()) insertAt(anchor(), position, element, index);
      expect(row(where === 'anchor' ? anchor() : box)).to.equal(expected);
    });

  for (const [position] of places)
    it(`${position}: does nothing if our elements are already in place`, () => {
      const box = stage.show(markup);
      const ours = [own('1'), own('2')];
      const again = () => ours.forEach((element, index) => insertAt(anchor(), position, element, index));
      again();
      const observer = new MutationObserver(() => {});
      observer.observe(box, {childList: true, subtree: true});
      again();
      expect(observer.takeRecords().length).to.equal(0);
      observer.disconnect();
    });

  it('inserts after a host placeholder comment, never before it', () => {
    const box = stage.show('<div><p><!----><b></b></p><!----><!----><u></u></div>');
    insertAt(anchor(), 'after', own('1'), 1);
    insertAt(anchor(), 'after', own('2'), 2);
    insertAt(anchor(), 'after', own('0'), 0);
    insertAt(anchor(), 'prepend', own('first'), 0);
    expect(row(box)).to.equal('p # # am-0 am-1 am-2 u');
    expect(row(anchor())).to.equal('# am-first b');
  });

  it('prepends before a text node', () => {
    stage.show('<p>text<b></b></p>');
    insertAt(anchor(), 'prepend', own('1'), 1);
    insertAt(anchor(), 'prepend', own('0'), 0);
    expect(row(anchor())).to.equal('am-0 am-1 "text" b');
  });

  it('appends after nodes that the host has added since', () => {
    stage.show('<p></p>');
    const element = own('1');
    insertAt(anchor(), 'append', element, 0);
    anchor().append(document.createElement('b'));
    insertAt(anchor(), 'append', element, 0);
    expect(row(anchor())).to.equal('b am-1');
  });

  it('does nothing for an anchor without a parent', () => {
    const lone = document.createElement('p');
    const element = own('1');
    insertAt(lone, 'after', element, 0);
    expect(element.isConnected || element.parentNode !== null).to.equal(false);
  });

  for (const [position, rivalPlace] of [
    ['prepend', 'afterbegin'],
    ['after', 'afterend'],
    ['append', 'beforeend'],
    ['before', 'beforebegin'],
  ] as const)
    it(`${position}: gives way to a node that another script keeps reinserting`, () => {
      stage.show(markup);
      const ours = own('1');
      const rival = document.createElement('s');
      let moves = 0;
      insertAt(anchor(), position, ours, 1);
      for (let round = 0; round < 50; round++) {
        anchor().insertAdjacentElement(rivalPlace, rival);
        const [{nextSibling: next}, {previousSibling: previous}] = [ours, ours];
        insertAt(anchor(), position, ours, 1);
        if (ours.nextSibling !== next || ours.previousSibling !== previous) moves++;
      }
      expect(moves).to.equal(10);
      expect(ours.parentNode).to.equal(rival.parentNode);
    });
});
