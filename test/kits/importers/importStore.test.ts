import {expect} from 'chai';

import {ImportStore, type ImportJob} from '#kits/importers/importStore';
import {createDatabase} from '#services/database';
import {createReport} from '#services/report';
import {emptyDatabase} from '../../support/database';

const job = (fileName: string, state: ImportJob['state'] = 'running'): ImportJob => ({
  ...{state, type: 'ANIME', fileName, userName: 'Ann', at: 1, others: []},
  rows: [{title: 'A', label: 'A', payload: {mediaId: 1, progress: 1}, base: {}}],
});

describe('ImportStore', () => {
  let end = new AbortController();
  let source = createDatabase(createReport('T'), end.signal);
  beforeEach(() => {
    end = new AbortController();
    source = createDatabase(createReport('T'), end.signal);
  });
  afterEach(async () => {
    end.abort('over');
    await emptyDatabase();
  });

  for (const state of ['running', 'paused', 'done'] as const)
    it(`keeps an import that another tab has begun when one is begun (${state})`, async () => {
      const [store, other] = [new ImportStore(source), new ImportStore(source)];
      await other.begin('id:1', job('first', state));
      await other.addProblem('id:1', 1, 'It failed.');
      await store.begin('id:1', job('second'));
      expect((await store.read('id:1'))?.fileName).to.equal('first');
      expect((await store.fates('id:1')).problems.get(1)).to.equal('It failed.');
    });

  it('begins an import of another account, and one after a dismissal', async () => {
    const store = new ImportStore(source);
    await store.begin('id:1', job('first'));
    await store.begin('id:2', job('second'));
    await store.dismiss('id:1');
    await store.begin('id:1', job('third'));
    expect([(await store.read('id:1'))?.fileName, (await store.read('id:2'))?.fileName]).to.deep.equal([
      'third',
      'second',
    ]);
  });

  it('begins an import in place of one that cannot be read, and forgets its journal', async () => {
    const store = new ImportStore(source);
    await (await source.open())?.put('imports', {state: 'lost'}, 'id:1 job');
    await store.addProblem('id:1', 1, 'It failed.');
    await store.begin('id:1', job('second'));
    expect((await store.read('id:1'))?.fileName).to.equal('second');
    expect((await store.fates('id:1')).problems.size).to.equal(0);
  });
});
