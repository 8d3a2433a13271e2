import {expect} from 'chai';

import {SharedTasks} from '#services/sharedTask';

describe('a shared task', () => {
  function open() {
    const tasks = new SharedTasks();
    const ends: AbortSignal[] = [];
    let answer: (value: number) => void = () => {};
    const join = (signal?: AbortSignal) =>
      tasks.join('k', signal, end => {
        ends.push(end);
        return new Promise<number>(resolve => (answer = resolve));
      });
    return {join, ends, answer: (value: number) => answer(value)};
  }

  it('is aborted when its last caller leaves, and restarts for the next one', async () => {
    const {join, ends, answer} = open();
    const [a, b] = [new AbortController(), new AbortController()];
    const both = [join(a.signal), join(b.signal)].map(each => each.catch(() => 'left'));
    a.abort('over');
    expect(ends[0]?.aborted).to.equal(false);
    b.abort('over');
    expect([await Promise.all(both), ends[0]?.aborted]).to.deep.equal([['left', 'left'], true]);
    const again = join();
    answer(3);
    expect([await again, ends.length]).to.deep.equal([3, 2]);
  });

  it('continues for the remaining callers', async () => {
    const {join, ends, answer} = open();
    const a = new AbortController();
    const gone = join(a.signal).catch(() => 'left');
    const stays = join();
    a.abort('over');
    answer(5);
    expect([await gone, await stays, ends[0]?.aborted]).to.deep.equal(['left', 5, false]);
  });
});
