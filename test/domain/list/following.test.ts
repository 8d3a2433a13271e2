import {expect} from 'chai';

import {
  everyone,
  passesFollowingFilter,
  summariseFollowing,
  toggleStatus,
  type FollowedEntry,
} from '#domain/list/following';

const entry = (userName: string, more: Partial<FollowedEntry> = {}): FollowedEntry => ({
  userName,
  status: 'COMPLETED',
  score: undefined,
  format: 'POINT_100',
  ...more,
});

describe('summariseFollowing', () => {
  const means: [string, FollowedEntry[], number | undefined][] = [
    ['nobody', [], undefined],
    ['entries without scores', [entry('a'), entry('b', {score: 0})], undefined],
    ['scores out of 100 and 10', [entry('a', {score: 80}), entry('b', {score: 9, format: 'POINT_10'})], 85],
    ['decimal scores', [entry('a', {score: 8.5, format: 'POINT_10_DECIMAL'})], 85],
    ['stars, as the middle of their band', [entry('a', {score: 4, format: 'POINT_5'})], 70],
    ['a frown, which is 35 here', [entry('a', {score: 1, format: 'POINT_3'})], 35],
    ['a smiley, which weighs half', [entry('a', {score: 3, format: 'POINT_3'}), entry('b', {score: 70})], 75],
  ];
  for (const [name, rows, mean] of means)
    it(`has the mean ${mean} for ${name}`, () => expect(summariseFollowing(rows).mean).to.equal(mean));

  it('counts the entries of each status in a fixed order, omitting statuses without entries', () => {
    const rows = [entry('a', {status: 'PLANNING'}), entry('b', {status: 'CURRENT'}), entry('c', {status: 'CURRENT'})];
    expect(summariseFollowing(rows).counts).to.deep.equal([
      ['CURRENT', 2],
      ['PLANNING', 1],
    ]);
  });

  it('counts a user once even if the site lists them twice', () => {
    const summary = summariseFollowing([entry('a', {score: 80}), entry('a', {score: 80})]);
    expect([summary.counts, summary.scored]).to.deep.equal([[['COMPLETED', 1]], 1]);
  });
});

describe('passesFollowingFilter', () => {
  const scored = entry('a', {score: 50});
  const table: [string, FollowedEntry, Parameters<typeof passesFollowingFilter>[1], boolean][] = [
    ['an entry without a filter', entry('a'), everyone, true],
    ['an entry of the status', entry('a'), {status: 'COMPLETED', scoredOnly: false}, true],
    ['an entry of another status', entry('a'), {status: 'CURRENT', scoredOnly: false}, false],
    ['an entry without a score among scored ones', entry('a'), {status: undefined, scoredOnly: true}, false],
    ['an entry with a score among scored ones', scored, {status: undefined, scoredOnly: true}, true],
    ['a scored entry of another status', scored, {status: 'DROPPED', scoredOnly: true}, false],
  ];
  for (const [name, row, filter, passes] of table)
    it(`returns ${passes} for ${name}`, () => expect(passesFollowingFilter(row, filter)).to.equal(passes));
});

describe('toggleStatus', () => {
  it('chooses a status, switches to another, and clears the current one when it is chosen again', () => {
    const one = toggleStatus({...everyone, scoredOnly: true}, 'CURRENT');
    const other = toggleStatus(one, 'DROPPED');
    expect([one, other, toggleStatus(other, 'DROPPED')].map(({status}) => status)).to.deep.equal([
      'CURRENT',
      'DROPPED',
      undefined,
    ]);
    expect(other.scoredOnly).to.equal(true);
  });
});
