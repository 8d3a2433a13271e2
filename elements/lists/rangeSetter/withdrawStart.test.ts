import {expect} from 'chai';

import type {OnHold} from '#services/outbox/outbox';
import type {Write, WriteState} from '#services/outbox/write';
import {withdrawStart} from './withdrawStart';

describe('withdrawStart', () => {
  const rows: readonly [string, object, WriteState, string, boolean][] = [
    ['an unsent start', {mediaId: 1, progress: 5}, 'waiting', 'saveEntry', true],
    ['a private one', {mediaId: 1, progress: 5, private: true}, 'waiting', 'saveEntry', true],
    ['one with a conflict', {mediaId: 1, progress: 5}, 'conflict', 'saveEntry', true],
    ['one whose answer was lost', {mediaId: 1, progress: 5}, 'sent', 'saveEntry', true],
    ['another progress', {mediaId: 1, progress: 6}, 'waiting', 'saveEntry', false],
    ['one with another change', {mediaId: 1, progress: 5, score: 7}, 'waiting', 'saveEntry', false],
    ['a change of an import', {mediaId: 1, progress: 5}, 'waiting', 'importEntry', false],
  ];
  for (const [name, payload, state, kind, isWithdrawn] of rows)
    it(`${isWithdrawn ? 'removes' : 'keeps'} ${name}`, () => {
      const discarded: number[] = [];
      const write = {id: 3, kind, state, payload} as Write;
      const writes = {
        pending: (target: string) => (target === 'entry:1' ? [write] : []),
        onHold: () => (state === 'waiting' ? undefined : 'unanswered') as OnHold,
        discard: async (id: number) => void discarded.push(id),
      };
      withdrawStart(writes, 1, 5);
      expect(discarded).to.deep.equal(isWithdrawn ? [3] : []);
      if (state !== 'sent') return;
      // It is being sent right now.
      withdrawStart({...writes, onHold: () => undefined}, 1, 5);
      expect(discarded).to.have.length(1);
    });
});
