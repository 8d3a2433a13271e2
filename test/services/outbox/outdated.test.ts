import {expect} from 'chai';

import {mergeWrites} from '#services/outbox/kinds';
import {isOldWrite} from '#services/outbox/rules';
import type {Write} from '#services/outbox/write';
import {waitUntil} from '../../support/wait';
import {useOutbox} from '../../support/writes';

const minute = 60_000;
const now = 100 * minute;
const write = (more: Partial<Write>): Write => ({
  id: 1,
  kind: 'saveEntry',
  account: 'id:1',
  target: 'entry:1',
  payload: {mediaId: 1, progress: 4},
  page: 'here',
  createdAt: now,
  state: 'waiting',
  attempts: 0,
  ...more,
});

describe('a write', () => {
  for (const [what, more, isOld] of [
    ['was just made, about values just seen', {seenAt: now - 9 * minute}, false],
    ['was just made, about values of unknown age', {}, false],
    ['is about values seen more than ten minutes ago', {seenAt: now - 11 * minute}, true],
    ['is about values seen before the page was hidden', {seenAt: 0}, true],
    ['is about values seen before the clock was set back', {seenAt: now + 11 * minute}, true],
    ['has waited', {createdAt: now - minute, seenAt: now}, true],
    ['was made by an earlier page', {page: 'earlier', seenAt: now}, true],
  ] as const)
    it(`is ${isOld ? '' : 'not '}old if it ${what}`, () => {
      expect(isOldWrite(write(more), {page: 'here', now})).to.equal(isOld);
    });

  const one = {progress: 1, total: 12};
  const score = {mediaId: 1, score: 7};
  for (const [what, earlier, later, step] of [
    ['two steps add up', {step: one}, {step: one}, {progress: 2, total: 12}],
    ['a progress that was set before makes a step absolute', {}, {step: one}, undefined],
    ['a progress that is set afterwards replaces a step', {step: one}, {}, undefined],
    ['another value leaves a later step', {payload: score}, {step: one}, one],
    ['another value leaves an earlier step', {step: one}, {payload: score}, one],
  ] as const)
    it(`is merged with the next one: ${what}`, () => {
      expect(mergeWrites(write(earlier), write(later))?.step).to.deep.equal(step);
    });

  it('is as old as the older of the two that were merged', () => {
    const times = (earlier?: number, later?: number) =>
      mergeWrites(write({seenAt: earlier}), write({seenAt: later}))?.seenAt;
    expect([times(3, 5), times(5, 3), times(3), times()]).to.deep.equal([3, 3, 3, undefined]);
  });
});

describe('a change of an entry that has changed elsewhere since the user saw it', () => {
  const {api, open, answers, asked, pass} = useOutbox();
  const entry = {__typename: 'MediaList', id: 10, mediaId: 1, status: 'CURRENT', score: 7, progress: 6, repeat: 0};
  let saved: object[] = [];
  let on = entry;
  const serve = () => {
    saved = [];
    on = entry;
    answers({
      Viewer: () => ({__typename: 'User', id: 5}),
      'Page.mediaList': () => [on],
      SaveMediaListEntry({args}) {
        saved.push(args);
        return (on = {...on, ...args});
      },
    });
  };
  const step = {progress: 1, total: 12};
  const base = {progress: 3, status: 'CURRENT'};
  const raise = {mediaId: 1, progress: 4};

  it('adds to the progress reached there, and can be undone to it', async () => {
    serve();
    const {writes} = open();
    await writes.add('saveEntry', raise, {base, seenAt: 0, step}).done;
    expect(saved).to.deep.equal([{mediaId: 1, progress: 7}]);
    const [line] = await writes.journal();
    expect([line?.before, line?.after?.progress]).to.deep.equal([{progress: 6}, 7]);
    if (line) await writes.undo(line);
    await waitUntil(() => saved.length === 2, 'undone');
    expect(saved[1]).to.deep.equal({mediaId: 1, progress: 6});
  });

  it('is not added twice if its answer was lost', async () => {
    serve();
    const {writes} = open();
    api.fails(() => {
      if (!asked('SaveMediaListEntry')) return undefined;
      api.fails(undefined);
      on = {...on, ...(api.sent.at(-1)?.variables as object)};
      return new TypeError('Failed to fetch');
    });
    const {done} = writes.add('saveEntry', raise, {base, seenAt: 0, step});
    await waitUntil(() => on.progress === 7, 'a lost answer');
    pass();
    await done;
    expect([on.progress, saved]).to.deep.equal([7, [{mediaId: 1, progress: 7}]]);
  });

  it('is a conflict if it sets the value, even one that lacks other previous values', async () => {
    serve();
    const {writes, state} = open();
    void writes.add('saveEntry', {...raise, private: true}, {base, seenAt: 0});
    await waitUntil(() => state('conflict'), 'conflict');
    expect([state()?.theirs, saved]).to.deep.equal([{score: 7, progress: 6}, []]);
  });

  it('needs no look at the server while the values are recent', async () => {
    serve();
    const {writes, services} = open();
    await writes.add('saveEntry', raise, {base, seenAt: services.clock.now(), step}).done;
    expect([asked('Page.mediaList'), saved]).to.deep.equal([0, [{mediaId: 1, progress: 4}]]);
  });
});
