import {expect} from 'chai';

import {createDatabase} from '#services/database';
import {WriteLog} from '#services/outbox/writeLog';
import type {WriteRow} from '#services/outbox/write';
import {createReport} from '#services/report';
import {createTabs} from '#services/tabs';
import {useSignal} from '../../support/page';
import {waitUntil} from '../../support/wait';
import '../../support/world';

const row: WriteRow = {
  ...{kind: 'saveEntry', account: 'id:1', userName: 'Mirabel', target: 'entry:1', payload: {mediaId: 1, progress: 4}},
  ...{base: undefined, label: undefined, of: undefined, page: 'earlier', createdAt: 1, state: 'waiting', attempts: 0},
};

describe('the log of writes', () => {
  const test = useSignal();

  it('has what is stored once the database is open, however late that is', async () => {
    const report = createReport('T');
    const [source, tabs] = [createDatabase(report, test.signal), createTabs('t', test.signal)];
    let readCount = 0;
    const shared = {tabs, report, signal: test.signal, onDone() {}, onRead: () => (readCount += 1)};
    await new WriteLog({...shared, database: source}).add(row);
    let arrive: () => void = () => undefined;
    const late = new Promise<void>(resolve => (arrive = resolve)).then(() => source.open());
    const log = new WriteLog({...shared, database: {open: () => Promise.resolve(undefined), opened: () => late}});
    await log.ready;
    expect([log.all().length, readCount]).to.deep.equal([0, 1]);
    arrive();
    await waitUntil(() => log.all().length, 'the stored write');
    expect([log.all()[0]?.target, readCount]).to.deep.equal(['entry:1', 2]);
  });
});
