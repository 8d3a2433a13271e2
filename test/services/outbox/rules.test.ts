import {expect} from 'chai';

import {conflictOf, holdTimeoutMs, nextWrite, sameText} from '#services/outbox/rules';
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

/** Long after anything was sent. */
const late = 1_000_000;
const next = (writes: Write[], now = late) => {
  const found = nextWrite(writes, now);
  return found && ('write' in found ? found.write.id : found);
};

describe('what is sent next', () => {
  it('is the oldest, then what failed less', () => {
    expect(next([])).to.equal(undefined);
    expect(next([write(1), write(2)])).to.equal(1);
    expect(next([write(1, {state: 'sent', attempts: 1, sentAt: 0}), write(2)])).to.equal(2);
  });

  it('keeps the order of one target, and goes past one that waits for a decision', () => {
    const target = 'entry:7';
    expect(next([write(1, {target, attempts: 3, sentAt: 0, state: 'sent'}), write(2, {target})])).to.equal(1);
    expect(next([write(1, {target, state: 'conflict'}), write(2, {target})])).to.equal(undefined);
    expect(next([write(1, {target, state: 'unconfirmed'}), write(2, {target}), write(3)])).to.equal(3);
    expect(next([write(1, {target, state: 'refused'}), write(2, {target})])).to.equal(2);
  });

  it('is nothing of a target whose last sending may still arrive', () => {
    const sent = write(1, {state: 'sent', attempts: 1, sentAt: late - 1000});
    expect(next([sent, write(2, {target: sent.target})])).to.deep.equal({at: late + 9000});
    expect(next([sent], late + 9000)).to.equal(1);
    // The clock was set back.
    expect(next([sent], 5)).to.equal(1);
  });
});

describe('a conflict', () => {
  const base = {score: 7, progress: 3};
  for (const [what, payload, now, theirs] of [
    ['nobody changed it', {score: 8}, {score: 7, progress: 9}, undefined],
    ['it is as it is meant to be', {score: 8}, {score: 8, progress: 3}, undefined],
    ['somebody changed the same', {score: 8}, {score: 2, progress: 3}, {score: 2, progress: 3}],
    ['somebody changed the other', {progress: 4}, {score: 2, progress: 3}, undefined],
    ['it is gone', {progress: 4}, undefined, {}],
  ] as const)
    it(`is ${theirs ? 'there' : 'none'} where ${what}`, () => {
      expect(conflictOf(payload, base, now)).to.deep.equal(theirs);
    });

  it('is none where nothing was there and nothing is', () => {
    expect(conflictOf({progress: 4}, {}, undefined)).to.equal(undefined);
  });
});

describe('the wait after failures', () => {
  it('grows and has an end', () => {
    expect([0, 1, 2, 3, 20].map(holdTimeoutMs)).to.deep.equal([0, 5000, 10_000, 20_000, 300_000]);
  });
});

describe('a text that was posted', () => {
  it('is known again after what the site does to it', () => {
    expect(sameText(' Well \r\n done 😀', 'Well\n done &#128512;')).to.equal(true);
    expect(sameText('Smile &#x1F600;', 'Smile 😀')).to.equal(true);
    expect(sameText('Well done', 'Well done!')).to.equal(false);
  });
});
