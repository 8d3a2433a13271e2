import {expect} from 'chai';

import {createStore} from '#domain/value/store';
import type {ImportLine} from '#services/imports/fates';
import {sendRow, undoLine} from '#services/imports/sendRow';
import {entryTarget} from '#services/entries/writes';
import type {Outbox} from '#services/outbox/outbox';
import type {Write} from '#services/outbox/write';

const payload = {mediaId: 7, progress: 3};
const row = {title: 'A', label: 'A', payload, base: {}};
const line: ImportLine = {
  account: 'id:1',
  mediaId: 7,
  at: 0,
  label: 'A',
  before: undefined,
  after: {progress: 3, id: 70},
};

const writeOf = (of: 'import' | 'undo', state: Write['state'] = 'waiting'): Write => ({
  ...{id: 1, kind: 'importEntry', account: 'id:1', userName: 'Ann', target: entryTarget(7), payload, of},
  ...{page: 'earlier', createdAt: 0, state, attempts: 0, base: {}, label: 'A'},
});

/** An outbox that has read its database at `read`, and records added writes. */
function fakeOutbox(stored: readonly Write[]) {
  const list = createStore<readonly Write[]>([]);
  const added: string[] = [];
  let read = () => undefined as void;
  const ready = new Promise<void>(resolve => {
    read = () => (list.set(stored), resolve());
  });
  const nothing = () => Promise.resolve();
  const writes: Outbox = {
    ready,
    list: list.get,
    subscribe: list.subscribe,
    add(kind, _payload, {of} = {}) {
      added.push(kind);
      list.set([writeOf(of ?? 'import')]);
      return {stored: Promise.resolve(true), done: new Promise<never>(() => undefined)};
    },
    discard: () => Promise.resolve(list.set([])),
    pending: () => [],
    otherAccountCount: () => 0,
    onHold: () => undefined,
    retryAt: () => undefined,
    sendNow: () => undefined,
    decide: nothing,
    journal: () => Promise.resolve([]),
    onJournal: () => undefined,
    undo: () => Promise.resolve({state: 'undone'}),
  };
  return {writes, added, read: () => read(), finish: () => list.set([])};
}

const {signal} = new AbortController();
const none = () => Promise.resolve(undefined);
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('a row of an import', () => {
  it('is not sent again while the request of an earlier page is unanswered, even before that is read', async () => {
    const {writes, added, read, finish} = fakeOutbox([writeOf('import', 'sent')]);
    const done = sendRow(writes, row, none, signal);
    await turns();
    read();
    await turns();
    finish();
    expect([await done, added]).to.deep.equal([undefined, []]);
  });

  it('is not sent again if it has been carried out since', async () => {
    const {writes, added, read} = fakeOutbox([]);
    read();
    expect(await sendRow(writes, row, () => Promise.resolve(line), signal)).to.equal(undefined);
    expect(added).to.deep.equal([]);
  });

  it('is sent if it was not carried out, or if an earlier import left other values', async () => {
    for (const earlier of [undefined, {...line, after: {progress: 2, id: 70}}]) {
      const {writes, added, read, finish} = fakeOutbox([]);
      read();
      const done = sendRow(writes, row, () => Promise.resolve(earlier), signal);
      await turns();
      finish();
      await done;
      expect(added).to.deep.equal(['importEntry']);
    }
  });

  it('is not undone again if an undo is under way or done', async () => {
    const waiting = fakeOutbox([writeOf('undo', 'sent')]);
    const done = undoLine(waiting.writes, line, () => Promise.resolve(line), signal);
    await turns();
    waiting.read();
    await turns();
    waiting.finish();
    await done;
    const gone = fakeOutbox([]);
    gone.read();
    await undoLine(gone.writes, line, none, signal);
    expect([waiting.added, gone.added]).to.deep.equal([[], []]);
  });

  it('is undone once', async () => {
    const {writes, added, read, finish} = fakeOutbox([]);
    read();
    const done = undoLine(writes, line, () => Promise.resolve(line), signal);
    await turns();
    finish();
    await done;
    expect(added).to.deep.equal(['deleteImported']);
  });
});
