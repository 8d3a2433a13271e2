import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';
import type {KeyboardEvent} from 'react';

import type {ColumnKey} from '#domain/list/table/columns';
import {useRender} from '#test/support/draw';
import {tableEntry, useTableModel, type SampleOptions} from '#test/support/tableModel';
import type {CellEditing, EditEnd, EditorProps} from '../edit/editing';
import {editors} from '../edit/editors';
import {setCellError} from '../edit/saveCell';
import {Grid} from './Grid';

const Sample = (options: SampleOptions) => <Grid {...useTableModel(options)} />;

const three = [
  tableEntry(1, {score: 7, progress: 5}),
  tableEntry(2, {score: 9, status: 'COMPLETED', progress: 12}),
  tableEntry(3, {score: 8, status: 'PAUSED'}),
];
const grid = () => screen.getByRole('grid');
const press = (keys: string) => userEvent.keyboard(keys);
/** The entry and the column with the focus. */
function focused() {
  const cell = document.activeElement?.closest('[aria-colindex]');
  return `${cell?.closest('tr')?.dataset['media'] ?? 'head'} ${cell?.getAttribute('aria-colindex')}`;
}

describe('Grid with an editor', () => {
  const render = useRender();
  const draw = (options: SampleOptions) => render(<Sample {...options} />);
  const known: Partial<Record<ColumnKey, CellEditing>> = editors;
  const {score} = editors;
  const holds: boolean[] = [];
  const endOf: Readonly<Record<string, EditEnd>> = {Enter: 'down', Tab: 'right', Escape: 'stay'};
  function Editor({row, typed = 'old', end}: EditorProps) {
    const leave = (event: KeyboardEvent) => {
      const where = endOf[event.key];
      if (!where) return;
      event.preventDefault();
      end(where);
    };
    return <input aria-label={row.title} defaultValue={typed} autoFocus onKeyDown={leave} />;
  }
  beforeEach(() => {
    known.score = {Editor, Action: ({row}) => <button>Add to {row.title}</button>};
    holds.length = 0;
  });
  afterEach(() => {
    if (score) known.score = score;
  });
  const drawEditable = (isOwn = true) => {
    const drawn = draw({entries: three, isOwn, hold: isHeld => void holds.push(isHeld)});
    grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return press('{ArrowDown}{ArrowRight}').then(() => drawn);
  };
  const field = () => grid().querySelector<HTMLInputElement>('input');

  const ends = [
    ['{Enter}', '3 2'],
    ['{Tab}', '2 3'],
    ['{Escape}', '2 2'],
  ] as const;
  for (const [keys, place] of ends)
    it(`opens it in place by Enter, and leads to ${place} after ${keys}, while nothing else moves`, async () => {
      await drawEditable();
      await press('{Enter}');
      expect(field()?.value).to.equal('old');
      expect(holds).to.deep.equal([true]);
      await press('{ArrowDown}');
      expect(document.activeElement).to.equal(field());
      await press(keys);
      expect(field()).to.equal(null);
      expect(focused()).to.equal(place);
      expect(holds).to.deep.equal([true, false]);
    });

  it('begins with a character that is typed, and by F2 and a double click', async () => {
    await drawEditable();
    await press('8');
    expect(field()?.value).to.equal('8');
    await press('{Escape}{F2}');
    expect(field()?.value).to.equal('old');
    await press('{Escape}');
    await userEvent.dblClick(screen.getByText('8/10'));
    expect(field()?.getAttribute('aria-label')).to.equal('Title 3');
  });

  it('closes it when its entry is gone', async () => {
    const {rerender} = await drawEditable();
    await press('{Enter}');
    rerender(<Sample entries={three.filter(({mediaId}) => mediaId !== 2)} />);
    expect(field()).to.equal(null);
    expect(focused()).to.equal('3 2');
    await press('{ArrowUp}');
    expect(focused()).to.equal('1 2');
  });

  it('shows the action in each cell, outside of the order of Tab, and neither to others', async () => {
    await drawEditable();
    expect(screen.getAllByRole('button', {name: /Add to/}).map(({tabIndex}) => tabIndex)).to.deep.equal([-1, -1, -1]);
    cleanup();
    await drawEditable(false);
    expect(screen.queryAllByRole('button', {name: /Add to/})).to.have.lengthOf(0);
    await press('{Enter}');
    expect(field()).to.equal(null);
  });

  it('shows the error of a cell in it, until there is none', async () => {
    await drawEditable();
    act(() => setCellError(2, 'score', 'Refused'));
    expect(screen.getByText('Refused').closest('tr')?.dataset['media']).to.equal('2');
    expect(screen.getByText('Refused').closest('td')?.cellIndex).to.equal(1);
    act(() => setCellError(2, 'score', undefined));
    expect(screen.queryByText('Refused')).to.equal(null);
  });

  it('holds the rows from a press in them until the pointer leaves', async () => {
    await drawEditable();
    await userEvent.click(screen.getByRole('button', {name: 'Add to Title 2'}));
    // A finger leaves the table with each touch.
    fireEvent.pointerOut(grid(), {relatedTarget: document.body, pointerType: 'touch'});
    expect(holds).to.deep.equal([true]);
    fireEvent.pointerOut(grid(), {relatedTarget: document.body});
    expect(holds).to.deep.equal([true, false]);
  });
});
