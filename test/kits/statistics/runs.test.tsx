import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect} from 'chai';

import {defineStatistic, type RunTools, type Statistic} from '#kits/statistics/statistic';
import {StatisticRun} from '#kits/statistics/StatisticRun';
import {UserIdDocument} from '#kits/userId/userId.generated';
import {hours} from '#services/api/cache/lifetime';
import {useConsole} from '../../support/console';
import {useRender} from '../../support/draw';
import {useApiFetch} from '../../support/fetch';
import {nextFrame, waitUntil} from '../../support/wait';
import {begunOnce} from '#kits/statistics/keptReadings';

const subject = {userName: 'Ann', ownName: 'Ann', listType: 'ANIME'} as const;
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

/** A statistic of three batches; `each` comes before a batch, and its value is the batch. */
const steps = (each: (batch: number, tools: RunTools) => Promise<unknown>, more: Partial<Statistic> = {}) =>
  defineStatistic<unknown>({
    id: 'steps',
    title: 'Steps',
    description: 'Takes three steps.',
    async *collect(tools, {batches: done}) {
      for (let batch = done + 1; batch <= 3; batch += 1) {
        const row = await each(batch, tools);
        tools.progress(batch, 3);
        yield [row];
      }
    },
    report: rows => ({notes: [`Rows: ${rows.join(' ')}`]}),
    ...more,
  });

/** A promise with the function that resolves it. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>(done => (resolve = done));
  return {promise, resolve};
}

describe('runs of statistics', () => {
  const draw = useRender();
  const api = useApiFetch();
  useConsole();
  afterEach(() => begunOnce.reset());
  const show = (statistic: Statistic) =>
    draw(<StatisticRun statistic={statistic} subject={subject} />, {token: 'x.y.z', userName: 'Ann'});

  it('end when the user leaves the page, without taking another step', async () => {
    const held = later<string>();
    const taken: number[] = [];
    const {unmount} = show(
      steps((batch, {signal}) => {
        if (!signal.aborted) taken.push(batch);
        return batch === 2 ? held.promise : Promise.resolve(`step${batch}`);
      }),
    );
    await press('Run');
    await waitUntil(() => taken.length === 2);
    unmount();
    held.resolve('step2');
    await nextFrame();
    expect(taken).to.deep.equal([1, 2]);
  });

  it('show nothing from a stopped one in the result of the next', async () => {
    const held = later<string>();
    let runs = 0;
    show(
      steps(batch => {
        if (batch === 1) runs += 1;
        return batch === 2 && runs === 1 ? held.promise : Promise.resolve(`run${runs}`);
      }),
    );
    await press('Run');
    await screen.findByText('Rows: run1');
    await press('Stop');
    await press('Run again');
    await screen.findByText('Rows: run2 run2 run2');
    held.resolve('late');
    await nextFrame();
    expect(screen.getByText(/^Rows/).textContent).to.equal('Rows: run2 run2 run2');
  });

  it('do not disturb each other when two run at once', async () => {
    const [first, second] = [later<string>(), later<string>()];
    const one = steps(batch => (batch === 3 ? first.promise : Promise.resolve('a')));
    const other = steps(batch => (batch === 3 ? second.promise : Promise.resolve('b')), {id: 'other'});
    draw(
      <>
        <StatisticRun statistic={one} subject={subject} />
        <StatisticRun statistic={other} subject={subject} />
      </>,
    );
    for (const button of screen.getAllByRole('button', {name: 'Run'})) await userEvent.click(button);
    second.resolve('b');
    await screen.findByText('Rows: b b b');
    const [stop] = screen.getAllByRole('button', {name: 'Stop'});
    if (stop) await userEvent.click(stop);
    await screen.findByText(/^Stopped\. /);
    first.resolve('a');
    await screen.findByText('Rows: a a a');
    expect(screen.getByText('Rows: b b b').isConnected).to.equal(true);
  });

  it('keep what was read, and continue automatically after an API pause', async () => {
    api.answers(() => ({__typename: 'User', id: 7}));
    show(
      steps(async (batch, {read}) => {
        if (batch === 3) api.fails(() => (api.fails(undefined), new Response('{}', {status: 429})));
        const {User: user} = await read(UserIdDocument, {name: `Ann${batch}`});
        return user?.id;
      }),
    );
    await press('Run');
    await screen.findByText('Rows: 7 7 7');
    expect(api.asked()).to.deep.equal(['User', 'User', 'User', 'User']);
    expect(screen.queryByText(/couldn't be finished/)).to.equal(null);
  });

  it('report what was read, and continue from there, if the API fails midway', async () => {
    api.answers(() => ({__typename: 'User', id: 7}));
    show(
      steps(async (batch, {read}) => {
        const {User: user} = await read(UserIdDocument, {name: `Ann${batch}`}, {lifetime: hours(1)});
        if (batch === 2) api.fails(() => new Response('{}', {status: 500}));
        return user?.id;
      }),
    );
    await press('Run');
    await screen.findByText(/^This couldn't be finished/);
    expect(screen.getByText('Rows: 7 7').isConnected).to.equal(true);
    api.fails(undefined);
    await press('Continue');
    await screen.findByText('Rows: 7 7 7');
  });

  it('start only once if a statistic requires it, and do not continue after a stop', async () => {
    const held = later<string>();
    const statistic = steps(batch => (batch === 2 ? held.promise : Promise.resolve('a')), {
      isOnce: () => true,
      stopped: 'Stopped!',
    });
    const {unmount} = show(statistic);
    await press('Run');
    await screen.findByText('Rows: a');
    await press('Stop');
    await screen.findByText('Stopped!');
    expect(screen.queryByRole('button', {name: 'Continue'})).to.equal(null);
    await press('Run again');
    expect(screen.getByText('Rows: a').isConnected).to.equal(true);
    unmount();
    show(statistic);
    await screen.findByText(/^This can run only once/);
    await press('Run');
    expect(screen.queryByText(/^Rows/)).to.equal(null);
  });
});
