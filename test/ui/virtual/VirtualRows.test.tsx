import {fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {expect} from 'chai';
import {useState} from 'react';

import {VirtualRows} from '#ui/virtual/VirtualRows';
import {expectAccessible} from '../../support/draw';

const keyOf = (row: number) => row;
const rowHeight = 40;

interface SampleProps {
  rows: readonly number[];
  isUniform?: boolean;
  isVirtual?: boolean;
  /** Whether each row contains a table with one row. */
  inner?: boolean;
}

const Inner = () => (
  <table>
    <tbody>
      <tr data-index="0">
        <td>
          <a href="#inner">Inner</a>
        </td>
      </tr>
    </tbody>
  </table>
);

function Sample({rows, inner, ...options}: SampleProps) {
  // Where each row is measured, an estimate that is wrong would change positions while the test scrolls.
  const estimate = options.isUniform ? rowHeight / 2 : rowHeight;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const empty = (
    <tr>
      <td>None</td>
    </tr>
  );
  return (
    <div ref={setScroller} tabIndex={0} role="group" aria-label="Rows" style={{height: 400, overflow: 'auto'}}>
      <table aria-label="Rows" aria-rowcount={rows.length} style={{borderSpacing: 0}}>
        <VirtualRows {...options} {...{rows, keyOf, scroller, empty}} estimate={estimate} overscan={2}>
          {(row, index, measure) => (
            <tr ref={measure} data-index={index} aria-rowindex={index + 1} style={{height: rowHeight}}>
              <td style={{padding: 0}}>
                <button type="button">Row {row}</button>
                {inner ? <Inner /> : null}
              </td>
            </tr>
          )}
        </VirtualRows>
      </table>
    </div>
  );
}

const numbers = (count: number) => Array.from({length: count}, (_none, index) => index);
const shown = () => screen.queryAllByRole('button').map(({textContent}) => Number(textContent.slice(4)));
const scroller = () => screen.getByRole('group');
const button = (row: number) => screen.getByRole('button', {name: `Row ${row}`});
const scrollTo = async (top: number, row: number) => {
  scroller().scrollTop = top;
  await waitFor(() => expect(shown()).to.include(row));
};

describe('VirtualRows', () => {
  for (const isUniform of [false, true]) {
    const kind = isUniform ? 'one row is measured' : 'each row is measured';

    it(`renders only the rows in the scroller and two around them, with space for the others (${kind})`, async () => {
      const {container} = render(<Sample rows={numbers(1000)} isUniform={isUniform} />);
      await waitFor(() => expect(shown()).to.deep.equal(numbers(12)));
      await scrollTo(400 * rowHeight, 405);
      await waitFor(() => expect(shown().length).to.be.within(14, 15));
      expect(shown()).to.deep.equal(shown().map((_row, index) => (shown()[0] ?? 0) + index));
      await expectAccessible(container);
    });

    it(`keeps the row with the focus in its place when it is scrolled away, until the focus leaves (${kind})`, async () => {
      render(<Sample rows={numbers(1000)} isUniform={isUniform} />);
      await waitFor(() => expect(shown()).to.include(3));
      const {top} = button(3).getBoundingClientRect();
      button(3).focus();
      await scrollTo(600 * rowHeight, 605);
      expect(document.activeElement).to.equal(button(3));
      expect(shown()).to.not.include(4);
      scroller().scrollTop = 0;
      await waitFor(() => expect(shown()).to.include(4));
      expect(button(3).getBoundingClientRect().top).to.equal(top);
      await scrollTo(600 * rowHeight, 605);
      button(605).focus();
      await waitFor(() => expect(shown()).to.not.include(3));
    });
  }

  it('uses the height of its first row for all others if they are equal', async () => {
    render(<Sample rows={numbers(1000)} isUniform />);
    await waitFor(() => expect(scroller().scrollHeight).to.equal(1000 * rowHeight));
  });

  it('keeps the row with the focus if another window receives it', async () => {
    render(<Sample rows={numbers(1000)} />);
    await waitFor(() => expect(shown()).to.include(3));
    button(3).focus();
    fireEvent.blur(button(3));
    await scrollTo(600 * rowHeight, 605);
    expect(document.activeElement).to.equal(button(3));
  });

  it('keeps the row with the focus if it is in a table within the row', async () => {
    const {container} = render(<Sample rows={numbers(1000)} inner />);
    await waitFor(() => expect(shown()).to.include(3));
    const inner = within(button(3).closest('tr') as HTMLElement).getByRole('link');
    inner.focus();
    await scrollTo(600 * rowHeight, 605);
    expect(document.activeElement).to.equal(inner);
    expect(container.contains(inner)).to.equal(true);
  });

  it('renders all rows if it is not virtual, and something else if there are none', () => {
    const {rerender} = render(<Sample rows={numbers(200)} isVirtual={false} />);
    expect(shown()).to.deep.equal(numbers(200));
    rerender(<Sample rows={[]} isVirtual={false} />);
    expect(screen.getByRole('table').textContent).to.equal('None');
  });
});
