import {expect} from 'chai';

import {createStore} from '#domain/value/store';
import {entryTarget} from '#services/entries/writes';
import {drained, sendRows, unfinished} from '#services/imports/sendRows';
import type {KindName} from '#services/outbox/kinds';
import type {JobWrite} from '#services/outbox/outbox';
import type {Write} from '#services/outbox/write';

const writeOf = (mediaId: number, more: Partial<Write> = {}): Write => ({
  ...{id: mediaId, kind: 'importEntry', account: 'id:1', userName: 'Ann', target: entryTarget(mediaId)},
  ...{payload: {mediaId}, of: 'import', page: 'earlier', createdAt: 0, state: 'waiting', attempts: 0},
  ...more,
});

/** An outbox with these writes, which records what is added and discarded. */
function fakeOutbox(stored: readonly Write[]) {
  const list = createStore<readonly Write[]>(stored);
  const added: (readonly JobWrite<KindName>[])[] = [];
  const discarded: number[] = [];
  const writes = {
    refresh: () => Promise.resolve(),
    list: list.get,
    subscribe: list.subscribe,
    addAll(rows: readonly JobWrite<KindName>[]) {
      added.push(rows);
      list.set([
        ...list.get(),
        ...rows.map(({payload, options: {of}}) => writeOf((payload as {mediaId: number}).mediaId, {of})),
      ]);
      return Promise.resolve();
    },
    discard(...ids: readonly number[]) {
      discarded.push(...ids);
      list.set(list.get().filter(({id}) => !ids.includes(id)));
      return Promise.resolve();
    },
  };
  return {writes, added, discarded, set: list.set};
}

const {signal} = new AbortController();
const rowOf = (mediaId: number) =>
  ({kind: 'importEntry', payload: {mediaId}, options: {of: 'import', base: {}}}) as const;
const targets = [1, 2, 3].map(entryTarget);
const group = {targets, of: 'import', maySend: () => true, signal} as const;

describe('a group of rows of an import', () => {
  it('is added at once, and over when all its writes have left the outbox', async () => {
    const {writes, added, set} = fakeOutbox([]);
    let isOver = false;
    const over = sendRows(writes, [1, 2, 3].map(rowOf), group).finally(() => (isOver = true));
    await Promise.resolve();
    set([writeOf(2, {state: 'sent'}), writeOf(3)]);
    await Promise.resolve();
    expect(isOver).to.equal(false);
    set([]);
    expect([...(await over)]).to.deep.equal([]);
    expect(added.map(rows => rows.length)).to.deep.equal([3]);
  });

  it('waits for writes of an earlier page, and not for other changes of the same entries', async () => {
    const byHand = writeOf(1, {of: undefined});
    const {writes, added, set} = fakeOutbox([byHand, writeOf(2, {state: 'sent'})]);
    const over = sendRows(writes, [], group);
    set([byHand]);
    expect([...(await over)]).to.deep.equal([]);
    expect(added).to.deep.equal([]);
  });

  it('names the rows that were refused, or changed elsewhere, and discards their writes', async () => {
    const refused = writeOf(1, {state: 'refused', message: 'Score too high'});
    const {writes, discarded} = fakeOutbox([refused, writeOf(3, {state: 'conflict'})]);
    const reasons = await sendRows(writes, [], group);
    expect([...reasons.keys()]).to.deep.equal(['entry:1', 'entry:3']);
    expect(reasons.get('entry:1')).to.equal('Score too high');
    expect(discarded).to.deep.equal([1, 3]);
  });

  it('is not added once another account is signed in', async () => {
    const {writes, added} = fakeOutbox([]);
    const reasons = await sendRows(writes, [1, 2, 3].map(rowOf), {...group, maySend: () => false});
    expect([added, [...reasons]]).to.deep.equal([[], []]);
  });

  it('ends without a reason for rows that may not be sent any more', async () => {
    const {writes, discarded, set} = fakeOutbox([writeOf(1), writeOf(2, {state: 'refused', message: 'No'})]);
    let maySend = true;
    const over = sendRows(writes, [], {...group, maySend: () => maySend});
    maySend = false;
    set([writeOf(1, {attempts: 1}), writeOf(2, {state: 'refused', message: 'No'})]);
    expect([...(await over)]).to.deep.equal([['entry:2', 'No']]);
    expect(discarded).to.deep.equal([2]);
  });

  it('finds only the unfinished writes of its kind', () => {
    const {writes} = fakeOutbox([writeOf(1), writeOf(2, {of: 'undo'}), writeOf(9)]);
    expect([...unfinished(writes, targets, 'import').keys()]).to.deep.equal([entryTarget(1)]);
    expect([...unfinished(writes, targets, 'undo').keys()]).to.deep.equal([entryTarget(2)]);
  });

  it('makes way for the next import once its writes are sent or refused', async () => {
    const byHand = writeOf(9, {of: undefined});
    const {writes, discarded, set} = fakeOutbox([byHand, writeOf(1, {state: 'sent'}), writeOf(2, {state: 'refused'})]);
    const over = drained(writes, ['import'], signal);
    await Promise.resolve();
    expect(discarded).to.deep.equal([]);
    set([byHand, writeOf(2, {state: 'refused'})]);
    await over;
    expect(discarded).to.deep.equal([2]);
  });
});
