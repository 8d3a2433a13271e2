import {expect} from 'chai';

import type {Scheduler} from '#services/api/scheduler';
import {createSendLoop} from '#services/outbox/sendLoop';
import {waitUntil} from '../../support/wait';

describe('the send loop of the outbox', () => {
  let end: AbortController;
  beforeEach(() => (end = new AbortController()));
  afterEach(() => end.abort('over'));

  it('checks for writes to send whenever the rate limiter changes, unless the outbox is empty', async () => {
    const told = new Set<() => void>();
    const log: string[] = [];
    let waiting = 0;
    const scheduler: Pick<Scheduler, 'subscribe' | 'pausedUntil'> = {
      subscribe: listener => (told.add(listener), () => void told.delete(listener)),
      pausedUntil: () => undefined,
    };
    createSendLoop({
      scheduler: scheduler as Scheduler,
      signal: end.signal,
      now: Date.now,
      step: async () => (log.push('step'), 'idle' as const),
      idleStep: () => undefined,
      isEmpty: () => waiting === 0,
      changed: () => void log.push('changed'),
    });
    for (const tell of told) tell();
    expect(log, 'the outbox is empty').to.deep.equal([]);
    waiting = 1;
    for (const tell of told) tell();
    await waitUntil(() => log.length === 2);
    expect(log).to.deep.equal(['changed', 'step']);
  });
});
