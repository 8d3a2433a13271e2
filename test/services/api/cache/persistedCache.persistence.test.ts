import {expect} from 'chai';

import {createPersistedCache} from '#services/api/cache/persistedCache';
import {createDatabase} from '#services/database';
import {createReport} from '#services/report';
import {createTabs} from '#services/tabs';
import {useConsole} from '../../../support/console';
import {useSignal} from '../../../support/page';
import {waitUntil} from '../../../support/wait';
import '../../../support/world';

/** In milliseconds. */
const hour = 3_600_000;

describe('the persisted cache asks the browser to keep what is stored', () => {
  const log = useConsole();
  const test = useSignal();
  const {persist} = StorageManager.prototype;
  let asked = 0;
  const answers = (granted: boolean) =>
    void (StorageManager.prototype.persist = () => {
      asked += 1;
      return Promise.resolve(granted);
    });
  beforeEach(() => void (asked = 0));
  afterEach(() => void (StorageManager.prototype.persist = persist));

  /** Stores an answer as a page does, and waits until another one has heard of it. */
  async function keep(key: string) {
    const page = () =>
      createPersistedCache(createDatabase(createReport('T'), test.signal), createTabs('t', test.signal), () => 1);
    const told = new Promise<void>(resolve => page().onArrival(key, resolve, {signal: test.signal}));
    page().keep(key, {}, hour);
    await told;
  }
  const notice = 'info: [Automail] Persistent storage was denied: the tool may run slower and use more data';

  it('once ever, and says so where that is refused', async () => {
    answers(false);
    await keep('a');
    await waitUntil(() => log.lines.length);
    await keep('b');
    await keep('c');
    expect([asked, log.lines]).to.deep.equal([1, [notice]]);
  });

  it('and is silent where that is granted', async () => {
    answers(true);
    await keep('a');
    await waitUntil(() => asked);
    await keep('b');
    expect([asked, log.lines]).to.deep.equal([1, []]);
  });
});
