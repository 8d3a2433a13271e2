import {fireEvent, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {isSelectionOffered, listSelection, shownInTable} from '#kits/listTable/selection';
import {expectAccessible, useRender} from '#test/support/draw';
import {tableEntry, useTableModel, type SampleOptions} from '#test/support/tableModel';
import css from './element.css';
import {Grid} from './Grid';

const Sample = (options: SampleOptions) => (
  <>
    <style>{css}</style>
    <Grid {...useTableModel(options)} />
  </>
);

const three = [
  tableEntry(1, {score: 7, progress: 5}),
  tableEntry(2, {score: 9, status: 'COMPLETED', progress: 12}),
  tableEntry(3, {score: 8, status: 'PAUSED'}),
];
const many = Array.from({length: 2000}, (_, index) => tableEntry(index + 1, {score: index % 10}));

const grid = () => screen.getByRole('grid');
const rows = () => [...grid().querySelectorAll<HTMLTableRowElement>('tr[data-media]')];
const ids = () => rows().map(row => Number(row.dataset['media']));
const heading = (name: RegExp) => screen.getByRole('columnheader', {name});
const press = (keys: string) => userEvent.keyboard(keys);
/** The entry and the column with the focus. */
function focused() {
  const cell = document.activeElement?.closest('[aria-colindex]');
  return `${cell?.closest('tr')?.dataset['media'] ?? 'head'} ${cell?.getAttribute('aria-colindex')}`;
}

describe('Grid', () => {
  const render = useRender();
  afterEach(() => {
    isSelectionOffered.reset();
    listSelection.reset();
  });
  const draw = (options: SampleOptions) => render(<Sample {...options} />);
  const enter = () => {
    const cell = grid().querySelector<HTMLElement>('[tabindex="0"]');
    cell?.focus();
    return cell;
  };

  it('states its rows, columns and order, and has one tab stop', async () => {
    const {container} = draw({entries: three, query: 'order:-score'});
    expect(ids()).to.deep.equal([2, 3, 1]);
    expect(grid().getAttribute('aria-rowcount')).to.equal('4');
    expect(grid().getAttribute('aria-colcount')).to.equal('4');
    expect(heading(/score/i).getAttribute('aria-sort')).to.equal('descending');
    expect(rows().map(row => row.getAttribute('aria-rowindex'))).to.deep.equal(['2', '3', '4']);
    expect(grid().querySelectorAll('[tabindex="0"]')).to.have.lengthOf(1);
    expect(grid().querySelectorAll('a:not([tabindex="-1"]), button:not([tabindex="-1"])')).to.have.lengthOf(0);
    await expectAccessible(container);
  });

  it('moves among cells by the keys of the pattern', async () => {
    draw({entries: three});
    enter();
    expect(focused()).to.equal('1 1');
    const table = [
      ['{ArrowDown}', '2 1'],
      ['{ArrowRight}', '2 2'],
      ['{End}', '2 4'],
      ['{Home}', '2 1'],
      ['{Control>}{End}{/Control}', '3 4'],
      ['{ArrowDown}', '3 4'],
      ['{Control>}{Home}{/Control}', '1 1'],
      ['{ArrowUp}', 'head 1'],
      ['{ArrowRight}', 'head 2'],
    ] as const;
    for (const [keys, expected] of table) {
      await press(keys);
      expect(focused(), keys).to.equal(expected);
    }
  });

  it('leads from a cell to its link by Enter, and back by Escape', async () => {
    draw({entries: three});
    enter();
    await press('{Enter}');
    expect(document.activeElement?.tagName).to.equal('A');
    await press('{Escape}');
    expect(focused()).to.equal('1 1');
    expect(document.activeElement?.tagName).to.not.equal('A');
  });

  it('uncovers a hidden score by the focus', async () => {
    render(<Sample entries={three} isOwn={false} />, {settings: {hideScores: true}});
    enter();
    await press('{ArrowRight}');
    expect(document.activeElement?.getAttribute('role')).to.equal('button');
    expect(focused()).to.equal('1 2');
    await press('{Enter}');
    expect(document.activeElement?.textContent).to.equal('7/10');
    await press('{ArrowDown}');
    expect(focused()).to.equal('2 2');
    expect(grid().querySelectorAll('[tabindex="0"]')).to.have.lengthOf(1);
  });

  it('sorts by a heading, reverses it, and adds a second order with Shift', async () => {
    draw({entries: three});
    enter();
    await press('{ArrowUp}{ArrowRight}{Enter}');
    expect(ids()).to.deep.equal([2, 3, 1]);
    expect(focused()).to.equal('head 2');
    await press('{Enter}');
    expect(ids()).to.deep.equal([1, 3, 2]);
    expect(heading(/score/i).getAttribute('aria-sort')).to.equal('ascending');
    await press('{End}{Shift>}{Enter}{/Shift}');
    expect(heading(/score/i).textContent).to.contain('1');
    expect(heading(/status/i).textContent).to.contain('2');
    const said = screen.getAllByRole('status').map(({textContent}) => textContent);
    expect(said.join()).to.match(/3 titles.*score.*status/);
  });

  it('stays at an entry that is sorted or filtered, with the focus', async () => {
    const options = {entries: many};
    const {rerender} = draw(options);
    enter();
    await press('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(focused()).to.equal('3 2');
    const changed = many.map(entry => (entry.mediaId === 3 ? {...entry, score: 10} : entry));
    rerender(<Sample entries={changed.toReversed()} />);
    expect(focused()).to.equal('3 2');
    rerender(<Sample entries={changed.filter(({mediaId}) => mediaId !== 3)} />);
    expect(focused()).to.equal('4 2');
  });

  it('has 80 rows at most in the page, and reaches the last one by the keyboard', async () => {
    draw({entries: many});
    await waitFor(() => expect(rows().length).to.be.within(10, 80));
    enter();
    await press('{PageDown}');
    expect(Number(focused().split(' ')[0])).to.be.within(5, 40);
    await press('{Control>}{End}{/Control}');
    expect(focused()).to.equal('2000 4');
    await waitFor(() => expect(ids()).to.include(1990));
    expect(rows().length).to.be.at.most(80);
    await press('{ArrowUp}');
    expect(focused()).to.equal('1999 4');
  });

  it('groups rows under headings with sums, which collapse', async () => {
    const {container} = draw({entries: three, group: 'status'});
    const groups = () => screen.getAllByRole('button', {expanded: true}).filter(button => grid().contains(button));
    expect(groups().map(({textContent}) => textContent)).to.deep.equal(['Watching', 'Completed', 'Paused']);
    expect(grid().getAttribute('aria-rowcount')).to.equal('7');
    expect(screen.getByText('12 episodes').isConnected).to.equal(true);
    await userEvent.click(screen.getByRole('button', {name: 'Completed'}));
    expect(ids()).to.deep.equal([1, 3]);
    await press('{ArrowUp}{ArrowUp}{Enter}');
    expect(ids()).to.deep.equal([3]);
    await expectAccessible(container);
  });

  it('sums what is shown', () => {
    draw({entries: three, query: 'score>=8'});
    const foot = screen.getAllByText('2 titles').at(-1)?.parentElement;
    expect(foot?.textContent).to.match(/12 episodes.*0\.2 days.*8\.50 of 10/);
  });

  it('selects by pointer, Shift, Space and Ctrl+A, and clears by Escape', async () => {
    isSelectionOffered.set(true);
    const {container, rerender, unmount} = draw({entries: many});
    const box = (row: number) => screen.getByRole('checkbox', {name: `Select Title ${row + 1}`});
    const selected = () => [...(listSelection.get()?.mediaIds ?? [])].toSorted((a, b) => a - b);
    expect(shownInTable.get()).to.have.lengthOf(2000);
    await userEvent.click(box(1));
    expect(selected()).to.deep.equal([2]);
    expect(rows()[1]?.getAttribute('aria-selected')).to.equal('true');
    fireEvent.click(box(4), {shiftKey: true});
    expect(selected()).to.deep.equal([2, 3, 4, 5]);
    box(7).focus();
    await press(' ');
    expect(selected()).to.have.lengthOf(5);
    await press('{Shift>}{ArrowDown}{/Shift}');
    expect(selected()).to.have.lengthOf(6);
    await press('{Control>}a{/Control}');
    expect(selected()).to.have.lengthOf(2000);
    await expectAccessible(container);
    rerender(<Sample entries={many.slice(0, 10)} />);
    expect(selected()).to.have.lengthOf(2000);
    expect(container.textContent).to.contain('1,990 of them');
    await press('{Escape}');
    expect(listSelection.get()).to.equal(undefined);
    fireEvent.click(box(9), {shiftKey: true});
    expect(selected(), 'from no entry that was selected before').to.deep.equal([10]);
    unmount();
    expect(shownInTable.get()).to.equal(undefined);
  });

  it("offers no selection of another user's entries", () => {
    isSelectionOffered.set(true);
    draw({entries: three, isOwn: false});
    expect(screen.queryAllByRole('checkbox')).to.have.lengthOf(0);
  });

  it('changes the width of a column by Shift and the arrows', async () => {
    draw({entries: three});
    enter();
    const width = () => heading(/score/i).getBoundingClientRect().width;
    await press('{ArrowUp}{ArrowRight}');
    const before = width();
    await press('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(width()).to.equal(before + 32);
    await press('{Shift>}{ArrowLeft}{/Shift}');
    expect(width()).to.equal(before + 16);
    await press('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    expect(width(), 'the other column').to.equal(before + 16);
  });

  it('chooses, orders and resets columns in a menu', async () => {
    const {container} = draw({entries: three});
    const names = () => screen.getAllByRole('columnheader').map(({textContent}) => textContent);
    await userEvent.click(screen.getByRole('button', {name: 'Columns'}));
    await userEvent.click(screen.getByRole('checkbox', {name: 'Year'}));
    await userEvent.click(screen.getByRole('checkbox', {name: 'Score'}));
    expect(names()).to.deep.equal(['Title', 'Progress', 'Status', 'Year']);
    screen.getByRole('button', {name: /Move Year/}).focus();
    await press('{ArrowUp}{ArrowUp}');
    expect(names()).to.deep.equal(['Title', 'Year', 'Progress', 'Status']);
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', {name: /Reset/}));
    expect(names()).to.include('Cover');
  });
});
