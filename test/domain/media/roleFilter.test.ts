import {expect} from 'chai';

import {createRoleFilter} from '#domain/media/roleFilter';
import {roleCard, roleEntry} from '../../support/roles';

const card = roleCard(
  'Space Cowboy',
  {
    title: {romaji: 'Cowboy Bebop', english: 'Bebop', native: 'カウボーイビバップ'},
    format: 'TV_SHORT',
    startDate: {year: 1998},
    genres: ['Sci-Fi', 'Drama'],
    tags: ['Bounty Hunters'],
    entry: roleEntry({status: 'PLANNING'}),
  },
  {
    roles: ['Director', 'Storyboard (eps 1, 4)'],
    people: [{kind: 'character', id: 1, name: {first: 'Spike', last: 'Spiégel', native: 'スパイク'}, image: undefined}],
  },
);

describe('createRoleFilter', () => {
  const table = [
    ['', true],
    ['space cowboy', true],
    ['bebop director', true],
    ['c.w.*bop', true],
    ['title: space', true],
    ['title: bebop', true],
    ['title-romaji: cowboy', true],
    ['title-romaji: space', false],
    ['title-english: bebop', true],
    ['title-english: cowboy', false],
    ['title-native: ビバップ', true],
    ['genre: drama', true],
    ['genre: bounty', false],
    ['tag: bounty', true],
    ['tag: drama', false],
    ['role: storyboard', true],
    ['role: script', false],
    ['spiegel', true],
    ['spiegel spike', true],
    ['スパイク', true],
    ['character: spike', true],
    ['character: bebop', false],
    ['format: tv short', true],
    ['1998', true],
    ['1990-2000', true],
    ['1999-2000', false],
    ['year: 1998', true],
    ['year: -1997', false],
    ['planning', true],
    ['plan to watch', true],
    ['plan to read', true],
    ['watching', false],
    ['status: planning', true],
    ['status: reading', false],
    ['genre: drama status: planning role: director', true],
  ] as const;
  for (const [filter, expected] of table)
    it(`returns ${expected} for '${filter}'`, () => expect(createRoleFilter(filter).matches(card)).to.equal(expected));

  it('lists the valid keys if one is unknown', () =>
    expect(createRoleFilter('studio: sunrise').problems.join(' ')).to.contain(
      'title, title-romaji, title-english, title-native, role, character, genre, tag, format, status, year',
    ));

  const endless = [
    ['10,000 letters', 'a'.repeat(10_000)],
    ['5,000 words', 'ab '.repeat(5000)],
    ['1,000 keys', 'title: a '.repeat(1000)],
    ['1,000 unknown keys', Array.from({length: 1000}, (_, index) => `x${'abcdefghij'[index % 10]}: a`).join(' ')],
    ['10,000 brackets', '('.repeat(10_000)],
    ['a catastrophic pattern', '^(([a-z])+.)+[A-Z]([a-z])+$'],
    ['nested repetitions', '(a+)+$'],
  ] as const;
  for (const [what, filter] of endless)
    // A filter that never ended would run into the time limit of the tests.
    it(`returns a result for ${what}`, () => {
      const long = roleCard('a'.repeat(900), {title: {romaji: 'a'.repeat(30)}});
      expect(createRoleFilter(filter).matches(long)).to.be.a('boolean');
    });
});
