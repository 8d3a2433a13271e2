import {expect} from 'chai';

import {ChangedEntities} from '#services/api/cache/changedEntities';
import {createPersistedCache} from '#services/api/cache/persistedCache';
import {createDatabase} from '#services/database';
import {requestPersistence} from '#services/persistentStorage';
import {createReport} from '#services/report';
import {createTabs} from '#services/tabs';
import {useConsole} from '../support/console';
import {databaseFrom} from '../support/database';
import {useSignal} from '../support/page';
import '../support/world';

describe('persistent storage', () => {
  const log = useConsole();
  const test = useSignal();
  const {persist} = StorageManager.prototype;
  let asked = 0;
  const answers = (answer: () => Promise<boolean>) =>
    void (StorageManager.prototype.persist = () => {
      asked += 1;
      return answer();
    });
  beforeEach(() => void (asked = 0));
  afterEach(() => void (StorageManager.prototype.persist = persist));
  const database = () => createDatabase(createReport('T'), test.signal);
  const notice = 'info: [Automail] Persistent storage was denied: the tool may run slower and use more data';

  for (const [what, answer, lines] of [
    ['says so where that is refused', () => Promise.resolve(false), [notice]],
    ['is silent where that is granted', () => Promise.resolve(true), []],
    ['is silent where the browser fails', () => Promise.reject(new Error('no')), []],
  ] as const)
    it(`is requested only once per browser, and ${what}`, async () => {
      answers(answer);
      await requestPersistence(database());
      await requestPersistence(database());
      expect([asked, log.lines]).to.deep.equal([1, lines]);
    });

  it('is not requested where the request cannot be remembered', async () => {
    answers(() => Promise.resolve(true));
    await requestPersistence(databaseFrom(() => Promise.resolve(undefined)));
    expect(asked).to.equal(0);
  });

  it('is not requested when API answers are stored', async () => {
    answers(() => Promise.resolve(true));
    const page = () =>
      createPersistedCache(database(), createTabs('t', test.signal), {
        now: () => 1,
        changed: new ChangedEntities(),
        signal: test.signal,
      });
    const told = new Promise<void>(resolve => page().onArrival('a', resolve, {signal: test.signal}));
    page().keep('a', {}, 3_600_000);
    await told;
    expect(asked).to.equal(0);
  });
});
