import {expect} from 'chai';

import {rateWindow} from '#platform/platform';
import {apiOf} from '#services/api/api';
import {useConsole} from '../../support/console';
import {emptyDatabase} from '../../support/database';
import {useApiFetch} from '../../support/fetch';
import {inProgress, sentMutations, serveProgress} from '../../support/inProgress';
import {fakeServices} from '../../support/services';
import {waitUntil} from '../../support/wait';

describe('a change of an entry', () => {
  const minute = rateWindow();
  const api = useApiFetch();
  useConsole();
  let time = 1_000_000_000;
  let stop = () => {};
  afterEach(() => {
    stop();
    return emptyDatabase();
  });
  /** The times of the values that the outbox gets with three changes in a row. */
  async function seen(before: () => void) {
    serveProgress(api, inProgress(1));
    const services = fakeServices({userName: 'Mirabel', token: 'secret', now: () => (time += 1)});
    ({stop} = services);
    const {lists, writes} = apiOf(services);
    lists.inProgress.look();
    await waitUntil(() => lists.inProgress.get().state === 'data', 'entries');
    const readAt = time;
    before();
    void lists.inProgress.save(1, {progress: 4}, {step: {progress: 1, total: 12}});
    const [write] = writes.list();
    await waitUntil(() => sentMutations(api).length === 1, 'saved');
    await waitUntil(() => writes.list().length === 0, 'empty');
    const savedAt = time;
    void lists.inProgress.save(1, {progress: 5}, {step: {progress: 1, total: 12}});
    const [next] = writes.list();
    return {write, next, readAt, savedAt};
  }

  it('knows when its values were read, or saved', async () => {
    const {write, next, readAt, savedAt} = await seen(() => void (time += 5 * minute));
    expect(write).to.deep.include({base: {progress: 3, status: 'CURRENT'}, step: {progress: 1, total: 12}});
    expect([write?.seenAt, next?.seenAt].map(at => Math.round((at ?? 0) / minute))).to.deep.equal(
      [readAt, savedAt].map(at => Math.round(at / minute)),
    );
  });

  it('is about values of unknown age once the page was hidden, until they are read or saved again', async () => {
    const {write, next} = await seen(() => {
      time += minute;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(write?.seenAt).to.equal(0);
    expect(next?.seenAt).to.be.greaterThan(0);
  });
});
