import {expect} from 'chai';

import {createDatabase} from '#services/database';
import '#services/entries/writes';
import {WriteLog} from '#services/outbox/writeLog';
import {storedOf, type WriteRow} from '#services/outbox/write';
import {createReport} from '#services/report';
import {createTabs} from '#services/tabs';
import {databaseFrom} from '../../support/database';
import {useSignal} from '../../support/page';
import {waitUntil} from '../../support/wait';
import '../../support/world';

const row: WriteRow = {
  ...{kind: 'saveEntry', account: 'id:1', userName: 'Mirabel', target: 'entry:1', payload: {mediaId: 1, progress: 4}},
  ...{base: undefined, label: undefined, of: undefined, page: 'earlier', createdAt: 1, state: 'waiting', attempts: 0},
};

describe('the log of writes', () => {
  const test = useSignal();

  for (const [what, done, isUsed] of [
    ['a saved entry', {id: 3, kind: 'saveEntry', intention: {mediaId: 1}, result: {id: 10, mediaId: 1}}, true],
    ['an entry of another shape', {id: 3, kind: 'saveEntry', intention: {mediaId: 1}, result: {id: 'x'}}, false],
    ['no entry', {id: 3, kind: 'saveEntry', intention: {mediaId: 1}, result: null}, false],
    ['another intention', {id: 3, kind: 'saveEntry', intention: {media: 1}, result: {id: 10}}, false],
    ['a kind of another version', {id: 3, kind: 'constructor', intention: {}, result: true}, false],
    [
      'a published post',
      {id: 3, kind: 'postActivity', intention: {text: 'a'}, result: {id: 1, text: 'a', createdAt: 1}},
      true,
    ],
    [
      'a post without words',
      {id: 3, kind: 'postActivity', intention: {text: 'a'}, result: {id: 1, text: 2, createdAt: 1}},
      false,
    ],
    ['a like', {id: 3, kind: 'toggleLike', intention: {id: 1, type: 'THREAD', on: true}, result: true}, true],
    [
      'a like that is a text',
      {id: 3, kind: 'toggleLike', intention: {id: 1, type: 'THREAD', on: true}, result: 'yes'},
      false,
    ],
    ['a text', 'done', false],
  ] as const)
    it(`${isUsed ? 'takes' : 'ignores'} what another tab says is done (${what})`, async () => {
      const report = createReport('T');
      const [database, tabs] = [createDatabase(report, test.signal), createTabs('t', test.signal)];
      const received: unknown[] = [];
      const onDone = (each: unknown) => void received.push(each);
      const log = new WriteLog({tabs, report, database, signal: test.signal, onDone, onRead() {}});
      await log.ready;
      const channel = new BroadcastChannel('t');
      channel.postMessage({type: 'writes', id: 3, row: undefined, done});
      channel.postMessage({type: 'writes', id: 4, row: storedOf(row), done: undefined});
      await waitUntil(() => log.sendable().length, 'the second message');
      channel.close();
      expect(received).to.deep.equal(isUsed ? [done] : []);
    });

  it('knows what another tab has changed once it is read again, before the message about it arrives', async () => {
    const report = createReport('T');
    const open = async (channel: string) => {
      const [database, tabs] = [createDatabase(report, test.signal), createTabs(channel, test.signal)];
      const log = new WriteLog({tabs, report, database, signal: test.signal, onDone() {}, onRead() {}});
      await log.ready;
      return log;
    };
    const [log, other] = [await open('one'), await open('two')];
    const {id} = await other.add(row);
    await log.refresh();
    expect(log.sendable().map(write => write.id)).to.deep.equal([id]);
    await other.change(id, write => ({write: {...write, state: 'sent', sentAt: 5}}));
    await log.refresh();
    const [sent] = log.sendable();
    expect([sent?.state, sent && log.sentForMs(sent) !== undefined]).to.deep.equal(['sent', true]);
    // A page that is opened now can't know how long ago that was.
    const later = await open('three');
    const [known] = later.sendable();
    expect([known?.state, known && later.sentForMs(known)]).to.deep.equal(['sent', undefined]);
    await other.change(id, () => ({}));
    await log.refresh();
    expect(log.sendable()).to.deep.equal([]);
  });

  it('stores a write once even if the connection dies right after it was stored', async () => {
    const report = createReport('T');
    const [source, tabs] = [createDatabase(report, test.signal), createTabs('t', test.signal)];
    const dying: typeof source = {
      ...source,
      use: action =>
        source.use(async (database, isRepeat) => {
          const result = await action(database, isRepeat);
          if (!isRepeat) throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
          return result;
        }),
    };
    const log = new WriteLog({tabs, report, database: dying, signal: test.signal, onDone() {}, onRead() {}});
    await log.ready;
    const {isDurable} = await log.add({...row, account: 'id:2', target: 'entry:2'});
    const stored = await source.use(database => database.getAll('writes'));
    expect(isDurable).to.equal(true);
    expect(stored?.filter(each => Reflect.get(each as object, 'target') === 'entry:2')).to.have.length(1);
    expect(report.notices).to.deep.equal([]);
  });

  it('contains the stored writes once the database is open, however late', async () => {
    const report = createReport('T');
    const [source, tabs] = [createDatabase(report, test.signal), createTabs('t', test.signal)];
    let readCount = 0;
    const shared = {tabs, report, signal: test.signal, onDone() {}, onRead: () => (readCount += 1)};
    await new WriteLog({...shared, database: source}).add(row);
    let arrive: () => void = () => undefined;
    const late = new Promise<void>(resolve => (arrive = resolve)).then(() => source.open());
    const log = new WriteLog({
      ...shared,
      database: {...databaseFrom(() => Promise.resolve(undefined)), opened: () => late},
    });
    await log.ready;
    expect([log.sendable().length, readCount]).to.deep.equal([0, 1]);
    arrive();
    await waitUntil(() => log.sendable().length, 'the stored write');
    expect([log.sendable()[0]?.target, readCount]).to.deep.equal(['entry:1', 2]);
  });
});
