import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect} from 'chai';

import {keptReadings} from '#kits/statistics/keptReadings';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic, type Statistic} from '#kits/statistics/statistic';
import {StatisticRun} from '#kits/statistics/StatisticRun';
import {expectAccessible, useRender} from '../../support/draw';

interface Row {
  readonly id: number;
}

const columns = [{id: 'id', title: 'Number', value: ({id}: Row) => id}];

/** A statistic of three batches of one row each; `before` runs before each batch. */
const counting = (
  before: (batch: number, signal: AbortSignal) => Promise<unknown> | undefined,
  more: Partial<Statistic<Row>> = {},
) =>
  defineStatistic<Row>({
    id: 'counting',
    title: 'Counting',
    description: 'Counts to three.',
    async *collect({signal, progress}, {batches: done}) {
      for (let batch = done + 1; batch <= 3; batch += 1) {
        await before(batch, signal);
        progress(batch, 3);
        yield [{id: batch}];
      }
    },
    report: rows => ({
      lines: [{label: 'Rows', value: rows.map(({id}) => id).join(' ')}],
      tables: [reportTable({title: 'Numbers', columns, rows, keyOf: ({id}) => id, empty: 'No numbers.'})],
    }),
    ...more,
  });

const subject = {userName: 'Ann', ownName: 'Bob', listType: 'ANIME'} as const;
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
const rows = () => screen.getByText('Rows').nextElementSibling?.textContent;

describe('StatisticRun', () => {
  const draw = useRender();
  afterEach(() => keptReadings.reset());
  const show = (statistic: Statistic) => draw(<StatisticRun statistic={statistic} subject={subject} />);

  it('runs a statistic on request, and shows its figures and tables', async () => {
    const {container} = show(counting(() => undefined));
    expect(screen.queryByText('Rows')).to.equal(null);
    await press('Run');
    await waitFor(() => expect(rows()).to.equal('1 2 3'));
    expect(screen.getAllByRole('row')).to.have.length(4);
    await press('Hide Numbers');
    expect(screen.queryByRole('table')).to.equal(null);
    await expectAccessible(container);
  });

  it('runs only once its options lack nothing, and says what they lack', async () => {
    let batches = 0;
    const count = () => {
      batches += 1;
      return undefined;
    };
    show(
      counting(count, {
        fields: [{kind: 'tick', id: 'all', title: 'All', isOn: false}],
        lacking: values => (values.all ? undefined : 'Select something.'),
      }),
    );
    expect(screen.getByRole('status').textContent).to.equal('Select something.');
    await press('Run');
    expect(batches).to.equal(0);
    await userEvent.click(screen.getByRole('checkbox', {name: 'All'}));
    expect(screen.queryByText('Select something.')).to.equal(null);
    await press('Run');
    await waitFor(() => expect(rows()).to.equal('1 2 3'));
  });

  it('keeps what was read before a failure, shows the reason, and can continue', async () => {
    let fails = true;
    show(
      counting(batch => {
        if (batch === 3 && fails) throw new Error('The line is busy.');
        return undefined;
      }),
    );
    await press('Run');
    await screen.findByText(/^This couldn't be finished: The line is busy\./);
    expect(rows()).to.equal('1 2');
    fails = false;
    await press('Continue');
    await waitFor(() => expect(rows()).to.equal('1 2 3'));
    expect(screen.queryByText(/couldn't be finished/)).to.equal(null);
  });

  it('stops immediately, and reports that the results are incomplete', async () => {
    const stopped = (signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    show(counting((batch, signal) => (batch === 2 ? stopped(signal) : undefined)));
    await press('Run');
    await waitFor(() => expect(rows()).to.equal('1'));
    await press('Stop');
    await screen.findByText(/stopped.*incomplete/i);
    expect(rows()).to.equal('1');
  });

  it('asks before running a statistic that takes many requests', async () => {
    show(counting(() => undefined, {warning: 'This takes a while.'}));
    await press('Run');
    expect(screen.getByText('This takes a while.').isConnected).to.equal(true);
    expect(screen.queryByText('Rows')).to.equal(null);
    await press('Start');
    await waitFor(() => expect(rows()).to.equal('1 2 3'));
  });

  it('recounts without rereading if a statistic keeps its rows', async () => {
    let batches = 0;
    const before = () => {
      batches += 1;
      return undefined;
    };
    show(counting(before, {keepsRows: true}));
    await press('Run');
    await waitFor(() => expect(rows()).to.equal('1 2 3'));
    await press('Run again');
    expect(rows()).to.equal('1 2 3');
    expect(batches).to.equal(3);
  });

  it('cannot be run without the required sign-in', async () => {
    show(counting(() => undefined, {needs: 'token'}));
    expect(screen.getByText(/^Requires being signed in to the script/).isConnected).to.equal(true);
    await press('Run');
    expect(screen.queryByText('Rows')).to.equal(null);
  });

  it("runs on one's own profile only where it needs that", async () => {
    draw(<StatisticRun statistic={counting(() => undefined, {needs: 'ownProfile'})} subject={subject} />, {
      token: 'x.y.z',
    });
    await screen.findByText(/^This is the profile of Ann, but you're signed in as Bob/);
  });
});
