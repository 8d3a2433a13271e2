import {screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import type {TableColumn} from '#ui/table/columns';
import {Table} from '#ui/table/Table';
import {expectAccessible, useRender} from '../../support/draw';

interface Work {
  title: string;
  score: number | undefined;
}

const columns: TableColumn<Work>[] = [
  {id: 'title', title: 'Title', value: ({title}) => title, cell: ({title}) => <b>{title}</b>},
  {id: 'score', title: 'Score', value: ({score}) => score, average: true},
];
const few: Work[] = [
  {title: 'Berserk', score: 9},
  {title: 'akira', score: 10},
  {title: 'Monster', score: undefined},
  {title: 'Cowboy Bebop', score: 8.5},
];
const keyOf = ({title}: Work) => title;

describe('Table', () => {
  const render = useRender();
  const draw = (rows = few) =>
    render(
      <Table
        label="Works"
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        details={({title}) => `All of ${title}`}
        filter
      />,
    );
  const titles = () => [...document.querySelectorAll('tbody b')].map(({textContent}) => textContent);
  const heading = (name: string) => screen.getByRole('columnheader', {name: new RegExp(name)});
  const sortBy = (name: string) => userEvent.click(within(heading(name)).getByRole('button'));
  const footer = () => [...document.querySelectorAll('tfoot td')].map(({textContent}) => textContent);

  it('is a table with all rows, averages and an accessible name', async () => {
    const {container} = draw();
    expect(screen.getByRole('table', {name: 'Works'}).isConnected).to.equal(true);
    expect(titles()).to.deep.equal(few.map(keyOf));
    expect(footer()).to.deep.equal(['', 'Average', '9.17']);
    await expectAccessible(container);
  });

  it('sorts by a heading in both directions, ignoring case, with missing values last', async () => {
    const {container} = draw();
    await sortBy('Title');
    expect(titles()).to.deep.equal(['akira', 'Berserk', 'Cowboy Bebop', 'Monster']);
    expect(heading('Title').getAttribute('aria-sort')).to.equal('ascending');
    await sortBy('Title');
    expect(titles()).to.deep.equal(['Monster', 'Cowboy Bebop', 'Berserk', 'akira']);
    await sortBy('Score');
    expect(heading('Title').hasAttribute('aria-sort')).to.equal(false);
    const down = heading('Score').getAttribute('aria-sort') === 'descending';
    const byScore = ['Cowboy Bebop', 'Berserk', 'akira'];
    expect(titles()).to.deep.equal([...(down ? byScore.toReversed() : byScore), 'Monster']);
    await expectAccessible(container);
  });

  it('marks the initially sorted column, and reverses the order on the first click', async () => {
    const sorted = columns.map(column => (column.id === 'score' ? {...column, sorted: 'desc' as const} : column));
    const byScore = few.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
    render(<Table label="Works" columns={sorted} rows={byScore} keyOf={keyOf} />);
    expect(heading('Score').textContent).to.equal('Score ▼');
    expect(heading('Score').getAttribute('aria-sort')).to.equal('descending');
    expect(titles()).to.deep.equal(['akira', 'Berserk', 'Cowboy Bebop', 'Monster']);
    await sortBy('Score');
    expect(heading('Score').textContent).to.equal('Score ▲');
    expect(titles()).to.deep.equal(['Cowboy Bebop', 'Berserk', 'akira', 'Monster']);
  });

  it('filters rows by text, and averages only the matches', async () => {
    const {container} = draw();
    await userEvent.type(screen.getByRole('searchbox', {name: 'Filter: Works'}), 'BE');
    expect(titles()).to.deep.equal(['Berserk', 'Cowboy Bebop']);
    expect(screen.getByRole('status').textContent).to.equal('2 of 4');
    expect(footer()[2]).to.equal('8.75');
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(container.textContent).to.contain('Nothing to show.');
    await expectAccessible(container);
  });

  it('expands a row with the keyboard and shows its details below it', async () => {
    const {container} = draw();
    const button = screen.getByRole('button', {name: /Details of Berserk/, expanded: false});
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(button.closest('tr')?.nextElementSibling?.textContent).to.equal('All of Berserk');
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    await expectAccessible(container);
    await userEvent.keyboard('{Enter}');
    expect(container.textContent).to.not.contain('All of Berserk');
  });

  it('expands and collapses a row on click, but not when a link is clicked or text is selected', async () => {
    const linked: TableColumn<Work>[] = [
      {id: 'title', title: 'Title', value: keyOf, cell: ({title}) => <a href={`#${title}`}>{title}</a>},
      {id: 'score', title: 'Score', value: ({score}) => score},
    ];
    const details = ({title}: Work) => `All of ${title}`;
    const {container} = render(<Table label="Works" columns={linked} rows={few} {...{keyOf, details}} />);
    const score = screen.getByText('8.5');
    await userEvent.click(score);
    expect(container.textContent).to.contain('All of Cowboy Bebop');
    await userEvent.click(screen.getByText('All of Cowboy Bebop'));
    await userEvent.click(screen.getByRole('link', {name: 'Cowboy Bebop'}));
    expect(container.textContent).to.contain('All of Cowboy Bebop');
    await userEvent.click(score);
    expect(container.textContent).to.not.contain('All of Cowboy Bebop');
    getSelection()?.selectAllChildren(score);
    score.click();
    expect(container.textContent).to.not.contain('All of Cowboy Bebop');
    getSelection()?.removeAllRanges();
  });

  it('does not react to a click on a row without details', async () => {
    const {container} = render(<Table label="Works" columns={columns} rows={few} keyOf={keyOf} />);
    const before = container.innerHTML;
    await userEvent.click(screen.getByText('8.5'));
    expect(container.innerHTML).to.equal(before);
  });

  it('renders only the visible part of a very long table, and states its row count', async () => {
    const many = Array.from({length: 1000}, (_, index) => ({title: `Work ${index}`, score: index}));
    const {container} = draw(many);
    const scroller = screen.getByRole('group', {name: 'Works'});
    // The components' CSS is not in the page of a test.
    Object.assign(scroller.style, {height: '400px', overflow: 'auto'});
    await waitFor(() => expect(titles().length).to.be.within(1, 99));
    expect(titles()).to.include('Work 0');
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).to.equal('1002');
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(titles()).to.include('Work 999'));
    expect(titles()).to.not.include('Work 0');
    expect(screen.getByText('Work 999').closest('tr')?.getAttribute('aria-rowindex')).to.equal('1001');
    expect(footer()[2]).to.equal('499.50');
    await expectAccessible(container);
  });
});
