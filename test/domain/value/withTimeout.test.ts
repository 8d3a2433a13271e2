import {expect} from 'chai';

import {timedOut, withTimeout} from '#domain/value/withTimeout';
import {useTimers} from '../../support/timers';

describe('withTimeout', () => {
  const timers = useTimers();

  it('resolves and rejects with the promise, and leaves no timer', async () => {
    const failed = withTimeout(Promise.reject(new Error('lost')), 10).catch(({message}: Error) => message);
    expect([await withTimeout(Promise.resolve(1), 10), await failed]).to.deep.equal([1, 'lost']);
    expect(timers.waiting()).to.equal(0);
  });

  it('resolves to a symbol if the promise takes longer', async () => {
    const late = withTimeout(new Promise(() => undefined), 10);
    await timers.advanceAndSettle(10);
    expect(await late).to.equal(timedOut);
  });
});
