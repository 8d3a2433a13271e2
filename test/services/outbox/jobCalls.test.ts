import {expect} from 'chai';

import {afterRead, jobPlan, nextJobStep, sameCall, sizeAfter, suspects} from '#services/outbox/jobCalls';
import {siteFixes, siteFixesWanted} from '#services/settings/siteFixes';
import type {Write} from '#services/outbox/write';
import {fakeServices} from '../../support/services';

const write = (id: number, more: Partial<Write> = {}): Write => ({
  ...{id, kind: 'importEntry', account: 'id:1', target: `entry:${id}`, payload: {mediaId: id}, page: 'p'},
  ...{createdAt: 0, state: 'waiting', attempts: 0, of: 'import', job: 1},
  ...more,
});
const many = (count: number, more: Partial<Write> = {}) =>
  Array.from({length: count}, (_, index) => write(index + 1, more));
const idsOf = (writes: readonly Write[]) => writes.map(({id}) => id);
const step = (ready: readonly Write[], size = 20) => {
  const next = nextJobStep(ready, () => size);
  return next && ('send' in next ? {send: idsOf(next.send)} : {read: idsOf(next.read)});
};

describe('the next call of a job', () => {
  it('has writes of one job and kind, in order, up to its size', () => {
    expect(step([])).to.equal(undefined);
    expect(step(many(4), 3)).to.deep.equal({send: [1, 2, 3]});
    const others = [
      write(2, {job: 2}),
      write(3, {kind: 'deleteImported'}),
      write(4, {of: 'undo'}),
      write(5, {batchLimit: 10}),
      write(6),
    ];
    expect(step([write(1), ...others])).to.deep.equal({send: [1, 6]});
  });

  it('has one write where the user has clicked', () => {
    expect(step(many(4, {of: undefined, job: undefined}))).to.deep.equal({send: [1]});
  });

  it('has at most half of the writes of a call that failed', () => {
    expect(step(many(20, {batchLimit: 10}))).to.deep.equal({send: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]});
    expect(step(many(2, {batchLimit: 1}))).to.deep.equal({send: [1]});
  });

  it('reads what was sent once nothing else can be sent, or a query is full', () => {
    const unsure = (count: number) => many(count, {state: 'sent', sentAt: 1});
    const waiting = write(100);
    expect(step(unsure(2))).to.deep.equal({read: [1, 2]});
    expect(step([...unsure(30), waiting])).to.deep.equal({send: [100]});
    expect(step([...unsure(31), waiting])).to.deep.equal({read: idsOf(unsure(31))});
  });

  it('reads whole calls together, at most 50 writes', () => {
    const calls = [1, 2, 3].flatMap(sentAt =>
      many(20, {state: 'sent', sentAt}).map(each => ({...each, id: each.id + sentAt * 100})),
    );
    const read = step(calls);
    expect(read).to.deep.equal({read: idsOf(calls.slice(0, 40))});
    const [first] = calls;
    expect(first && sameCall(first, calls)).to.have.length(20);
  });
});

describe('a write of a call that failed and has not arrived', () => {
  const sent = write(1, {state: 'sent', sentAt: 1, message: 'validation'});
  for (const [what, from, missing, expected] of [
    ['is refused if it is the only one', sent, 1, {state: 'refused', message: 'validation'}],
    ['is sent again with half of the missing ones', sent, 20, {state: 'waiting', batchLimit: 10}],
    ['is sent alone if two are missing', sent, 2, {state: 'waiting', batchLimit: 1}],
    ['is sent again if there was no answer', {...sent, message: undefined}, 1, {state: 'waiting', batchLimit: 1}],
  ] as const)
    it(what, () => {
      const after = afterRead(from, many(missing));
      expect(after).to.deep.include(expected);
      expect(after.message).to.equal(expected.state === 'refused' ? 'validation' : undefined);
    });
});

describe('the rest of a call that failed', () => {
  const half = many(10, {batchLimit: 10, sentAt: 5});
  const rest = many(10, {batchLimit: 10, sentAt: 5}).map(each => ({...each, id: each.id + 10}));
  for (const [what, done, all, expected] of [
    ['is suspect once the other half is carried out', half, rest, 10],
    ['is not suspect if that call had not failed before', many(10), rest, 0],
    ['is not suspect if the call had no answer', half.map(each => ({...each, lost: true})), rest, 0],
    ['is not suspect if it is of another call', half, rest.map(each => ({...each, sentAt: 6})), 0],
    ['is not suspect if it is larger than a half', half, [...rest, ...half], 0],
    ['is one write that is sent alone anyway', half, rest.slice(0, 1), 0],
  ] as const)
    it(what, () => expect(suspects(done, all)).to.have.length(expected));
});

describe('how jobs are sent', () => {
  it('begins with small calls', () => {
    const plan = {most: 20, every: 2000};
    expect([0, 1, 5, 6, 90].map(done => sizeAfter(done, plan))).to.deep.equal([1, 5, 5, 20, 20]);
    expect([0, 1, 6].map(done => sizeAfter(done, {...plan, most: 3}))).to.deep.equal([1, 3, 3]);
  });

  for (const [what, jobs, isWanted, expected] of [
    ['by the constants', undefined, true, {most: 20, every: 2000}],
    ['by the list of fixes, where it is slower', {most: 5, seconds: 10}, true, {most: 5, every: 10_000}],
    ['never faster than by the constants', {most: 90, seconds: 0}, true, {most: 20, every: 2000}],
    ['one by one where the list turns calls with several off', {most: 1}, true, {most: 1, every: 2000}],
    ['by the constants where fixes are off', {most: 1, seconds: 10}, false, {most: 20, every: 2000}],
  ] as const)
    it(`is decided ${what}`, () => {
      const {settings, stop} = fakeServices();
      settings.set(siteFixes, {features: [], selectors: [], at: 1, ...(jobs && {jobs})});
      settings.set(siteFixesWanted, isWanted);
      expect(jobPlan(settings)).to.deep.equal(expected);
      stop();
    });
});
