import {fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {expect} from 'chai';

import type {GridSection} from '#ui/virtual/gridLines';
import css from '#ui/virtual/style.css';
import {VirtualGrid} from '#ui/virtual/VirtualGrid';
import {expectAccessible} from '../../support/draw';

const keyOf = (card: number) => card;
/** Four columns: 4 × 100 px, and the gaps. */
const width = 430;
const cardHeight = 100;

interface SampleProps {
  sections: readonly GridSection<number>[];
  asked?: string;
  width?: number;
  above?: number;
}

const Sample = ({sections, asked, above = 0, ...size}: SampleProps) => (
  <div style={{width: size.width ?? width, paddingBlockEnd: 2000}}>
    <style>{css}</style>
    <div style={{height: above}} />
    <VirtualGrid label="Numbers" {...{sections, keyOf, cardHeight, asked}} narrowest={100} gap={10}>
      {card => <a href={`#${card}`}>Card {card}</a>}
    </VirtualGrid>
  </div>
);

const numbers = (count: number, from = 0) => Array.from({length: count}, (_none, index) => from + index);
const one = (cards: readonly number[]) => [{key: 'one', cards}];
const few = one(numbers(10));
const many = one(numbers(1000));

const cardsIn = (node: HTMLElement) =>
  within(node)
    .queryAllByRole('link')
    .map(each => Number(each.textContent.slice(5)));
const shown = () => cardsIn(document.body);
const card = (number: number) => screen.getByRole('link', {name: `Card ${number}`});
const boxOf = (number: number) => {
  const {left, top} = card(number).closest('[role=listitem]')?.getBoundingClientRect() ?? {left: NaN, top: NaN};
  return [left, top];
};
const scrollUntil = async (top: number, condition: () => void) => {
  scrollTo(0, top);
  await waitFor(condition);
};
const lineOf = (number: number) => Math.floor(number / 4) * cardHeight;

describe('VirtualGrid', () => {
  afterEach(() => scrollTo(0, 0));

  it('places cards of equal width in as many columns as fit', () => {
    const {container, rerender} = render(<Sample sections={few} />);
    const grid = container.querySelector('.ui-grid')?.getBoundingClientRect();
    const [left, top] = [grid?.left ?? NaN, grid?.top ?? NaN];
    expect(grid?.height).to.equal(300);
    expect(boxOf(0)).to.deep.equal([left, top]);
    expect(boxOf(3)).to.deep.equal([left + 330, top]);
    expect(boxOf(9)).to.deep.equal([left + 110, top + 200]);
    expect(card(0).closest('[role=listitem]')?.getBoundingClientRect().width).to.equal(100);
    rerender(<Sample sections={few} width={210} />);
    return waitFor(() => expect(boxOf(9)).to.deep.equal([left + 110, top + 400]));
  });

  it('renders only the cards near the window, which say where they are among all', async () => {
    const {container} = render(<Sample sections={many} />);
    expect(shown().length).to.be.within(4 * Math.ceil(innerHeight / cardHeight), 80);
    expect(shown()).to.deep.equal(numbers(shown().length));
    await scrollUntil(lineOf(800), () => expect(shown()).to.include(800));
    expect(shown()).to.not.include(0);
    expect(shown().length).to.be.at.most(80);
    const item = card(800).closest('[role=listitem]');
    expect([item?.ariaPosInSet, item?.ariaSetSize]).to.deep.equal(['801', '1000']);
    expect(screen.getByRole('list', {name: 'Numbers'}).contains(item)).to.equal(true);
    await expectAccessible(container);
  });

  it('makes each section a list of its own, named by its heading', async () => {
    const sections = [
      {key: 'a', heading: {level: 2, title: 'Anime', height: 50}, cards: []},
      {key: 'b', heading: {level: 3, title: '1998', height: 40}, cards: [1, 2]},
      {key: 'c', heading: {level: 3, title: '2001', height: 40}, cards: [3]},
    ] as const;
    const {container} = render(<Sample sections={sections} />);
    const headings = screen.getAllByRole('heading').map(({tagName, textContent}) => `${tagName} ${textContent}`);
    expect(headings).to.deep.equal(['H2 Anime', 'H3 1998', 'H3 2001']);
    expect(cardsIn(screen.getByRole('list', {name: '1998'}))).to.deep.equal([1, 2]);
    expect(cardsIn(screen.getByRole('list', {name: '2001'}))).to.deep.equal([3]);
    expect(card(3).closest('[role=listitem]')?.ariaSetSize).to.equal('1');
    expect(screen.getAllByRole('list')).to.have.length(2);
    await expectAccessible(container);
  });

  it('keeps the card with the focus when it is scrolled away, until the focus leaves', async () => {
    render(<Sample sections={many} />);
    card(1).focus();
    await scrollUntil(lineOf(800), () => expect(shown()).to.include(800));
    expect(document.activeElement).to.equal(card(1));
    expect(shown()).to.not.include(8);
    card(800).focus();
    await waitFor(() => expect(shown()).to.not.include(1));
  });

  it('keeps the card with the focus if another window receives it', async () => {
    render(<Sample sections={many} />);
    card(1).focus();
    fireEvent.blur(card(1));
    await scrollUntil(lineOf(800), () => expect(shown()).to.include(800));
    expect(document.activeElement).to.equal(card(1));
  });

  it('keeps the focus when other cards come before its card, and when the number of columns changes', async () => {
    const {rerender} = render(<Sample sections={many} />);
    card(1).focus();
    rerender(<Sample sections={one([...numbers(7, 2000), ...numbers(1000)])} />);
    expect(card(1).closest('[role=listitem]')?.ariaPosInSet).to.equal('9');
    expect(document.activeElement).to.equal(card(1));
    const [left, top] = boxOf(1);
    rerender(<Sample sections={one([...numbers(7, 2000), ...numbers(1000)])} width={210} />);
    await waitFor(() => expect(boxOf(1)).to.deep.equal([left, (top ?? NaN) + 2 * cardHeight]));
    expect(document.activeElement).to.equal(card(1));
  });

  it('leaves the cards in view where they are when others come before them, but not when the user sorts', async () => {
    const {rerender} = render(<Sample sections={many} asked="title" />);
    await scrollUntil(lineOf(400), () => expect(shown()).to.include(400));
    const before = boxOf(404);
    rerender(<Sample sections={one([...numbers(40, 2000), ...numbers(1000)])} asked="title" />);
    expect(boxOf(404)).to.deep.equal(before);
    rerender(<Sample sections={many} asked="score" />);
    await waitFor(() => expect(boxOf(444)).to.deep.equal(before));
  });

  it('finds its cards again when content above it is expanded', async () => {
    const {rerender} = render(<Sample sections={many} />);
    await scrollUntil(lineOf(800), () => expect(shown()).to.include(800));
    rerender(<Sample sections={many} above={40_000} />);
    await waitFor(() => expect(shown()).to.not.include(800));
    rerender(<Sample sections={many} />);
    await waitFor(() => expect(shown()).to.include(800));
  });
});
