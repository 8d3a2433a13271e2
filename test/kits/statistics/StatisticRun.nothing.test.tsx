import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect} from 'chai';

import {reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import {StatisticRun} from '#kits/statistics/StatisticRun';
import {useRender} from '../../support/draw';

const columns = [{id: 'id', title: 'Number', value: (id: {id: number}) => id.id}];
const subject = {userName: 'Ann', ownName: 'Bob', listType: 'ANIME'} as const;
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

/** A statistic of two batches that finds nothing; `before` runs before each batch. */
const finding = (before: (batch: number, signal: AbortSignal) => Promise<unknown> | undefined) =>
  defineStatistic<number>({
    id: 'finding',
    title: 'Finding',
    description: 'Finds nothing.',
    async *collect({signal}, {batches}) {
      for (let batch = batches + 1; batch <= 2; batch += 1) {
        await before(batch, signal);
        yield [batch];
      }
    },
    report: (_, {isWhole}) => ({
      notes: [`whole: ${isWhole}`],
      tables: [reportTable({title: 'Numbers', columns, rows: [], keyOf: ({id}) => id, empty: 'No numbers.'})],
    }),
  });

const untilStopped = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));

describe('StatisticRun without results', () => {
  const draw = useRender();
  const show = (...before: Parameters<typeof finding>) =>
    draw(<StatisticRun statistic={finding(...before)} subject={subject} />);

  it('shows that there are none once everything has been read', async () => {
    show(() => undefined);
    await press('Run');
    await screen.findByText('No numbers.');
    expect(screen.getByText('whole: true').isConnected).to.equal(true);
  });

  it('shows that nothing has been found so far while it runs, and after it is stopped', async () => {
    show((batch, signal) => (batch === 2 ? untilStopped(signal) : undefined));
    await press('Run');
    await screen.findByText('Nothing found so far.');
    await press('Stop');
    await screen.findByText(/stopped.*incomplete/i);
    await screen.findByText('Nothing found so far.');
    expect(screen.getByText('whole: false').isConnected).to.equal(true);
    expect(screen.queryByText('No numbers.')).to.equal(null);
  });

  it('shows no result if nothing was read before a failure, and then starts from the beginning', async () => {
    let fails = true;
    show(() => {
      if (fails) throw new Error('The line is busy.');
      return undefined;
    });
    await press('Run');
    await screen.findByText(/: The line is busy\./);
    expect(screen.queryByText(/^whole/)).to.equal(null);
    expect(screen.queryByRole('heading', {name: 'Numbers'})).to.equal(null);
    fails = false;
    await press('Continue');
    await screen.findByText('No numbers.');
  });

  it('shows no result if nothing was read before it was stopped', async () => {
    show((_, signal) => untilStopped(signal));
    await press('Run');
    await press('Stop');
    await screen.findByText('Stopped.');
    expect(screen.queryByText(/^whole/)).to.equal(null);
  });
});
