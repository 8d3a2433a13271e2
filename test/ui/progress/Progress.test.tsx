import {act, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {Progress} from '#ui/progress/Progress';
import {useLongTask, type TaskTools} from '#ui/progress/useLongTask';
import {expectAccessible} from '../../support/draw';

describe('Progress', () => {
  const bar = () => screen.getByRole('progressbar', {name: 'Checking'});

  it('shows how many of all steps are done', async () => {
    const {container} = render(<Progress label="Checking" done={10} total={40} stop={() => undefined} />);
    expect(bar().getAttribute('aria-valuenow')).to.equal('10');
    expect(bar().getAttribute('aria-valuemax')).to.equal('40');
    expect(bar().getAttribute('aria-valuetext')).to.equal('10 of 40');
    expect(container.textContent).to.contain('10 of 40');
    await expectAccessible(container);
  });

  it('has no maximum and no current value when the total is unknown', async () => {
    const {container} = render(<Progress label="Checking" done={10} total={undefined} />);
    expect(bar().hasAttribute('aria-valuenow')).to.equal(false);
    expect(screen.queryByRole('button')).to.equal(null);
    await expectAccessible(container);
  });

  it('announces only quarters to screen readers', () => {
    const {rerender} = render(<Progress label="Checking" done={0} total={100} />);
    const told = new Set<string | null>();
    for (let done = 0; done <= 100; done++) {
      rerender(<Progress label="Checking" done={done} total={100} />);
      told.add(screen.getByRole('status').textContent);
    }
    expect([...told]).to.deep.equal(['', 25, 50, 75, 100].map(part => part && `Checking: ${part}%`));
  });
});

describe('useLongTask', () => {
  let tools: TaskTools | undefined;
  let settle: {resolve: (result: string) => void; reject: (error: unknown) => void};
  const work = (given: TaskTools) => {
    tools = given;
    return new Promise<string>((resolve, reject) => {
      settle = {resolve, reject};
    });
  };
  function Worker() {
    const {now, start, stop} = useLongTask<string>();
    return (
      <>
        <button type="button" onClick={() => start(work)}>
          Start
        </button>
        {now.state === 'running' ? <Progress label="Checking" done={now.done} total={now.total} stop={stop} /> : null}
        <output>{now.state === 'done' ? now.result : now.state === 'failed' ? now.message : now.state}</output>
      </>
    );
  }
  const state = () => document.querySelector('output')?.textContent;
  const click = (name: string) => userEvent.click(screen.getByRole('button', {name}));
  const begin = async () => {
    const drawn = render(<Worker />);
    expect(state()).to.equal('idle');
    await click('Start');
    expect(state()).to.equal('running');
    return drawn;
  };

  it('reports the progress of the task and returns its result', async () => {
    await begin();
    act(() => tools?.report(3, 4));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).to.equal('3 of 4');
    await act(() => Promise.resolve(settle.resolve('all well')));
    expect(state()).to.equal('all well');
  });

  it('stops the task immediately and ignores what it reports later', async () => {
    await begin();
    await click('Stop');
    expect(tools?.signal.aborted).to.equal(true);
    expect(state()).to.equal('stopped');
    await act(() => Promise.resolve(settle.resolve('too late')));
    act(() => tools?.report(1));
    expect(state()).to.equal('stopped');
  });

  it('returns the error message when the task fails', async () => {
    await begin();
    await act(() => Promise.resolve(settle.reject(new Error('no answer'))));
    expect(state()).to.equal('no answer');
  });

  it('stops the previous task when started again, and the current one on unmount', async () => {
    const {unmount} = await begin();
    const former = tools;
    await click('Start');
    expect([former?.signal.aborted, tools?.signal.aborted, state()]).to.deep.equal([true, false, 'running']);
    unmount();
    expect(tools?.signal.aborted).to.equal(true);
  });
});
