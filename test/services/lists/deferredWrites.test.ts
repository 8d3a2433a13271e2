import {expect} from 'chai';

import {DeferredWrites} from '#services/lists/deferredWrites';
import {hidePage} from '../../support/lists';
import {useSignal} from '../../support/page';
import {useTimers} from '../../support/timers';

describe('deferred writes', () => {
  const test = useSignal();
  const timers = useTimers();

  function recording() {
    const log: string[] = [];
    const writes = new DeferredWrites(test.signal);
    const due = (key: string, text: string) => writes.schedule(key, async () => void log.push(text));
    return {log, due};
  }

  it('run ten seconds after the first change, with only the last one for each key', async () => {
    const {log, due} = recording();
    let written = 0;
    void due('anime', 'first').then(() => (written += 1));
    await timers.advanceAndSettle(6000);
    void due('anime', 'second').then(() => (written += 1));
    void due('manga', 'third').then(() => (written += 1));
    await timers.advanceAndSettle(3999);
    expect([log, written]).to.deep.equal([[], 0]);
    await timers.advanceAndSettle(1);
    expect([log, written, timers.waiting()]).to.deep.equal([['second', 'third'], 3, 0]);
  });

  it('start a new batch with the next change', async () => {
    const {log, due} = recording();
    void due('anime', 'first');
    await timers.advanceAndSettle(10_000);
    void due('anime', 'second');
    await timers.advanceAndSettle(9999);
    expect(log).to.deep.equal(['first']);
    await timers.advanceAndSettle(1);
    expect(log).to.deep.equal(['first', 'second']);
  });

  it('run immediately when the page is hidden', async () => {
    const {log, due} = recording();
    void due('anime', 'first');
    hidePage();
    expect([log, timers.waiting()]).to.deep.equal([['first'], 0]);
  });

  it('end for all callers of a batch, also if one of them fails', async () => {
    const writes = new DeferredWrites(test.signal);
    const ended: number[] = [];
    const fail = () => Promise.reject(new Error('full'));
    for (const caller of [1, 2]) void writes.schedule('anime', fail).then(() => ended.push(caller));
    await writes.flush().catch(() => undefined);
    await timers.advanceAndSettle();
    expect(ended).to.deep.equal([1, 2]);
  });

  it('are dropped when the instance stops', () => {
    const {log, due} = recording();
    void due('anime', 'first');
    test.end();
    hidePage();
    expect([log, timers.waiting()]).to.deep.equal([[], 0]);
  });
});
