import {expect} from 'chai';

import {comparedFields, conflictOf} from '#services/entries/conflicts';
import {holdTimeoutMs, isSamePost, sendableNow} from '#services/outbox/rules';
import type {Write} from '#services/outbox/write';

const write = (id: number, more: Partial<Write> = {}): Write => ({
  id,
  kind: 'saveEntry',
  account: 'id:1',
  target: `entry:${id}`,
  payload: {mediaId: id},
  page: 'p',
  createdAt: id,
  state: 'waiting',
  attempts: 0,
  ...more,
});

/** A time long after every write was sent. */
const late = 1_000_000;
const next = (writes: Write[], now = late) => {
  const {ready, at} = sendableNow(writes, now);
  return ready[0]?.id ?? (at === Infinity ? undefined : {at});
};

describe('the next write to send', () => {
  it('is the oldest one with the fewest attempts', () => {
    expect(next([])).to.equal(undefined);
    expect(next([write(1), write(2)])).to.equal(1);
    expect(next([write(1, {state: 'sent', attempts: 1, sentAt: 0}), write(2)])).to.equal(2);
  });

  it('is the first one for its target, and skips targets that await a decision', () => {
    const target = 'entry:7';
    expect(next([write(1, {target, attempts: 3, sentAt: 0, state: 'sent'}), write(2, {target})])).to.equal(1);
    expect(next([write(1, {target, state: 'conflict'}), write(2, {target})])).to.equal(undefined);
    expect(next([write(1, {target, state: 'unconfirmed'}), write(2, {target}), write(3)])).to.equal(3);
    expect(next([write(1, {target, state: 'refused'}), write(2, {target})])).to.equal(2);
  });

  const [row, around] = [{of: 'import'}, {kind: 'saveListActivities', target: 'listActivities'}] as const;
  for (const [what, writes, id] of [
    ['the rows of a job wait for a change before them', [around, row], 1],
    ['a change after a job waits for its rows', [{...row, attempts: 2}, around], 1],
    ['a row that the user decides about holds nothing up', [{...row, state: 'conflict'}, around], 2],
    ['other writes overtake a change that has been tried before', [{...around, attempts: 2}, {}], 2],
  ] as const)
    it(`keeps the order of jobs: ${what}`, () => {
      expect(next(writes.map((each, index) => write(index + 1, each)))).to.equal(id);
    });

  it('is not one whose target has an earlier request still in flight', () => {
    const sent = write(1, {state: 'sent', attempts: 1, sentAt: late - 1000});
    expect(next([sent, write(2, {target: sent.target})])).to.deep.equal({at: late + 9000});
    expect(next([sent], late + 9000)).to.equal(1);
    // The clock was set back.
    expect(next([sent], 5)).to.equal(1);
  });

  it('is not affected by the clock if this page has seen the earlier request', () => {
    const sent = write(1, {state: 'sent', attempts: 1, sentAt: late - 1000});
    const at = (now: number, sentForMs: number) => sendableNow([sent], now, () => sentForMs).at;
    for (const now of [5, late, late + 7_200_000]) expect(at(now, 4000)).to.equal(now + 6000);
    expect(at(5, 10_000)).to.equal(Infinity);
  });

  it('is known at once to have arrived or not after an answer with an error', () => {
    const sent = write(1, {state: 'sent', attempts: 1, sentAt: late - 1000, message: 'validation'});
    expect(next([sent])).to.equal(1);
  });
});

describe('conflictOf', () => {
  const base = {score: 7, progress: 3};
  for (const [what, payload, now, theirs] of [
    ['the value was not changed elsewhere', {score: 8}, {score: 7, progress: 9}, undefined],
    ['the value is already the wanted one', {score: 8}, {score: 8, progress: 3}, undefined],
    ['the same value was changed elsewhere', {score: 8}, {score: 2, progress: 3}, {score: 2, progress: 3}],
    ['another value was changed elsewhere', {progress: 4}, {score: 2, progress: 3}, undefined],
    ['the entry was deleted elsewhere', {progress: 4}, undefined, {}],
  ] as const)
    it(`reports ${theirs ? 'a conflict' : 'no conflict'} when ${what}`, () => {
      expect(conflictOf(payload, base, now)).to.deep.equal(theirs);
    });

  for (const [what, now, theirs] of [
    ['the entry existed neither before nor now', undefined, undefined],
    ['a new entry was added elsewhere without values', {score: 0, progress: 0}, undefined],
    ['a new entry was added elsewhere with the wanted value', {score: 0, progress: 4}, undefined],
    ['a new entry was added elsewhere with another value', {score: 0, progress: 5}, {score: 0, progress: 5}],
  ] as const)
    it(`reports ${theirs ? 'a conflict' : 'no conflict'} when ${what}`, () => {
      expect(conflictOf({progress: 4}, {}, now)).to.deep.equal(theirs);
    });

  const same = {status: 'PLANNING', score: 0, scoreRaw: 0, progress: 0, progressVolumes: 0, repeat: 0};
  for (const [what, payload, before, now] of [
    ['its status was changed elsewhere', {status: 'PAUSED'}, {status: 'PLANNING'}, {...same, status: 'COMPLETED'}],
    ['its score was changed elsewhere', {scoreRaw: 80}, {scoreRaw: 0}, {...same, scoreRaw: 75}],
    ['its repeats were changed elsewhere', {repeat: 1}, {repeat: 0}, {...same, repeat: 3}],
    ['its volumes were changed elsewhere', {progressVolumes: 1}, {progressVolumes: 0}, {...same, progressVolumes: 2}],
    ['it was added elsewhere with another status', {status: 'PLANNING'}, {}, {...same, status: 'COMPLETED'}],
    ['it was added elsewhere with another score', {status: 'PLANNING', scoreRaw: 80}, {}, {...same, scoreRaw: 70}],
  ] as const)
    it(`reports a conflict of an imported entry when ${what}`, () => {
      const theirs = conflictOf(payload, before, now, comparedFields.imported);
      expect({...theirs, scoreRaw: now.scoreRaw}).to.deep.equal(now);
    });

  it('reports no conflict for an imported entry that already has the wanted values', () => {
    const payload = {status: 'PLANNING', scoreRaw: 80, progress: 3};
    expect(conflictOf(payload, {}, {...same, ...payload}, comparedFields.imported)).to.equal(undefined);
  });

  it('reports no conflict for an anime, whose volumes are null', () => {
    const payload = {status: 'PLANNING', progressVolumes: 1};
    expect(conflictOf(payload, {}, {...same, progressVolumes: null}, comparedFields.imported)).to.equal(undefined);
  });
});

describe('the retry delay', () => {
  it('grows with the number of failures up to a maximum', () => {
    expect([0, 1, 2, 3, 20].map(holdTimeoutMs)).to.deep.equal([0, 5000, 10_000, 20_000, 300_000]);
  });
});

describe('the comparison of a posted text', () => {
  it('recognises a text despite the changes that the site makes to it', () => {
    expect(isSamePost(' Well \r\n done 😀', 'Well\n done &#128512;')).to.equal(true);
    expect(isSamePost('Smile &#x1F600;', 'Smile 😀')).to.equal(true);
    expect(isSamePost('Well done', 'Well done!')).to.equal(false);
  });
});
