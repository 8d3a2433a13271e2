import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect} from 'chai';

import {keptReadings} from '#kits/statistics/keptReadings';
import {defineStatistic} from '#kits/statistics/statistic';
import {StatisticRun} from '#kits/statistics/StatisticRun';
import {textIn} from '#kits/statistics/fields';
import {useRender} from '../../support/draw';
import {useApiFetch} from '../../support/fetch';

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
const subjectOf = (userName: string) => ({userName, ownName: 'Ann', listType: 'ANIME'}) as const;

describe('the data read for a query', () => {
  const draw = useRender();
  useApiFetch();
  let read: number[] = [];
  let held: number | undefined;
  beforeEach(() => {
    read = [];
    held = undefined;
  });
  afterEach(() => keptReadings.reset());

  const search = (keepsRows = true) =>
    defineStatistic<number>({
      ...{id: 'search', title: 'Search', description: 'Searches.', keepsRows},
      fields: [{kind: 'text', id: 'wanted', title: 'Wanted'}],
      async *collect({signal}, {batches}) {
        for (let batch = batches + 1; batch <= 3; batch += 1) {
          if (batch === held)
            await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
          read.push(batch);
          yield [batch];
        }
      },
      report: (rows, {values}) => ({notes: [`${textIn(values, 'wanted')} in ${rows.join(' ')}`]}),
    });
  const show = (statistic = search(), userName = 'Ann') =>
    draw(<StatisticRun statistic={statistic} subject={subjectOf(userName)} />);
  const searchFor = async (wanted: string, button: string) => {
    await userEvent.clear(screen.getByLabelText('Wanted'));
    await userEvent.type(screen.getByLabelText('Wanted'), wanted);
    await press(button);
  };
  /** Runs it until the third batch, and stops it. */
  const stopAtThird = async () => {
    held = 3;
    await searchFor('one', 'Run');
    await screen.findByText(/^one in 1/);
    await press('Stop');
    await screen.findByText('one in 1 2');
  };

  it('is searched again after a stop, and the run continues from there', async () => {
    show();
    await stopAtThird();
    await searchFor('two', 'Run again');
    await screen.findByText('two in 1 2');
    await press('Stop');
    held = undefined;
    await searchFor('three', 'Run again');
    await screen.findByText('three in 1 2 3');
    expect(read).to.deep.equal([1, 2, 3]);
  });

  it('is searched again when the query is left and selected again', async () => {
    const {unmount} = show();
    await searchFor('one', 'Run');
    await screen.findByText('one in 1 2 3');
    unmount();
    show();
    await searchFor('two', 'Run');
    await screen.findByText('two in 1 2 3');
    expect(read).to.deep.equal([1, 2, 3]);
  });

  it('lets a query resume where it was left', async () => {
    const {unmount} = show();
    await stopAtThird();
    unmount();
    held = undefined;
    show();
    await searchFor('two', 'Run');
    await screen.findByText('two in 1 2 3');
    expect(read).to.deep.equal([1, 2, 3]);
  });

  it('is not kept for another user, nor for a query that reads again', async () => {
    const {unmount} = show();
    await searchFor('one', 'Run');
    await screen.findByText('one in 1 2 3');
    unmount();
    const other = show(search(), 'Bob');
    await searchFor('two', 'Run');
    await screen.findByText('two in 1 2 3');
    expect(read).to.have.length(6);
    other.unmount();
    show(search(false));
    await searchFor('three', 'Run');
    await screen.findByText('three in 1 2 3');
    expect(read).to.have.length(9);
  });

  it('is not kept for another account, which may see other posts', async () => {
    const {api} = show();
    await searchFor('one', 'Run');
    await screen.findByText('one in 1 2 3');
    api.accountEpoch.bump();
    await searchFor('two', 'Run again');
    await screen.findByText('two in 1 2 3');
    expect(read).to.have.length(6);
  });

  it('is kept for the four most recent queries', () => {
    const reading = {rows: [], batches: 0, isCut: false};
    for (const key of ['a', 'b', 'c', 'd', 'a', 'e']) keptReadings.set(key, {reading, isOver: true});
    const keys = ['a', 'b', 'c', 'd', 'e'].filter(key => keptReadings.get(key));
    expect(keys).to.deep.equal(['a', 'c', 'd', 'e']);
  });
});
