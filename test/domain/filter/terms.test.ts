import {expect} from 'chai';

import {parseTerms} from '#domain/filter/terms';

describe('parseTerms', () => {
  for (const [filter, expected] of [
    ['', []],
    ['   ', []],
    ['cowboy bebop', [['', 'cowboy bebop']]],
    [
      'title: cowboy bebop role: director',
      [
        ['title', 'cowboy bebop'],
        ['role', 'director'],
      ],
    ],
    ['genre:action', [['genre', 'action']]],
    ['Title-English: movie', [['title-english', 'movie']]],
    [
      'cowboy genre: sci-fi',
      [
        ['', 'cowboy'],
        ['genre', 'sci-fi'],
      ],
    ],
    [
      '"title: x" role: y',
      [
        ['', 'title: x'],
        ['role', 'y'],
      ],
    ],
    ['title: "a role: b"', [['title', 'a role: b']]],
    ['title: "he said \\"no\\""', [['title', 'he said "no"']]],
    ['"not closed', [['', 'not closed']]],
    ['title:', []],
    ['title: role: director', [['role', 'director']]],
    ['x (?:a|b)', [['', 'x (?:a|b)']]],
    [`a${' '.repeat(1_000_000)}b`, [['', `a${' '.repeat(1_000_000)}b`]]],
  ] as const)
    it(`reads '${filter.slice(0, 40)}' as ${JSON.stringify(expected).slice(0, 80)}`, () =>
      expect(parseTerms(filter).map(({key, value}) => [key ?? '', value])).to.deep.equal(expected));
});
