import {act, screen} from '@testing-library/react';
import {expect} from 'chai';

import {ApiError} from '#services/api/apiError';
import {useTask} from '#ui/useTask';
import {useConsole} from '../support/console';
import {useRender} from '../support/draw';

interface Run {
  readonly name: string;
  readonly isRetry: boolean;
  readonly signal: AbortSignal;
  finish(data: string): Promise<void>;
  fail(): Promise<void>;
}

describe('useTask', () => {
  useConsole();
  const draw = useRender();
  let runs: Run[] = [];
  beforeEach(() => void (runs = []));

  function Shown({name}: {name: string | undefined}) {
    const {state, data, error, retry} = useTask(
      name,
      ({signal, isRetry}) =>
        new Promise<string>((resolve, reject) => {
          const settle = (how: () => void) => act(async () => how());
          runs.push({
            ...{name: name ?? '', isRetry, signal},
            finish: result => settle(() => resolve(result)),
            fail: () => settle(() => reject(new ApiError('unavailable', 'It failed.'))),
          });
        }),
    );
    return (
      <button type="button" onClick={retry}>
        {[state, data ?? error?.message].join(' ')}
      </button>
    );
  }
  const shown = () => screen.getByRole('button').textContent;
  const [nth, names] = [(index: number) => runs[index] as Run, () => runs.map(({name}) => name)];

  it('runs once for each key, and shows only the result of the last one', async () => {
    const {rerender} = draw(<Shown name="one" />, {userName: 'Ann'});
    rerender(<Shown name="one" />);
    rerender(<Shown name="two" />);
    expect([names(), nth(0).signal.aborted]).to.deep.equal([['one', 'two'], true]);
    await nth(0).finish('old');
    expect(shown()).to.equal('loading ');
    await nth(1).finish('new');
    expect(shown()).to.equal('data new');
    rerender(<Shown name="one" />);
    expect(shown()).to.equal('loading ');
  });

  it('runs nothing without a key', () => {
    draw(<Shown name={undefined} />);
    expect([names(), shown()]).to.deep.equal([[], 'loading ']);
  });

  it('reports a failure, and runs again on request', async () => {
    const {rerender} = draw(<Shown name="one" />);
    await nth(0).fail();
    expect(shown()).to.equal('failed It failed.');
    act(() => screen.getByRole('button').click());
    expect([shown(), nth(1).isRetry]).to.deep.equal(['loading ', true]);
    await nth(1).finish('done');
    rerender(<Shown name="two" />);
    expect(nth(2).isRetry).to.equal(false);
  });

  it('waits while the API is paused, unless there is a result', async () => {
    const {api} = draw(<Shown name="one" />);
    await act(async () => api.scheduler.pause(60_000));
    expect(shown()).to.equal('waiting ');
    await nth(0).finish('done');
    expect(shown()).to.equal('data done');
  });

  it('runs again for another account', async () => {
    const {services} = draw(<Shown name="one" />, {userName: 'Ann'});
    await nth(0).finish('of Ann');
    await act(async () => services.session.setUser('Bea', 'token'));
    await screen.findByText('loading');
    expect(names()).to.deep.equal(['one', 'one']);
  });
});
