import {expect} from 'chai';
import fc from 'fast-check';

import {createFilter, type FilterFields} from '#domain/filter/filter';

interface Role {
  title: string;
  english?: string;
  role: string;
  genres: string[];
  status?: string;
  year?: number;
}

const fields: FilterFields<Role> = {
  title: {kind: 'text', read: ({title, english}) => [title, english]},
  'title-english': {kind: 'text', read: ({english}) => [english]},
  role: {kind: 'text', read: ({role}) => [role]},
  genre: {kind: 'text', read: ({genres}) => genres},
  status: {kind: 'status', read: ({status}) => [status]},
  year: {kind: 'number', read: ({year}) => [year]},
};

const bebop: Role = {
  title: 'Cowboy Bebop: Tengoku no Tobira',
  english: 'Cowboy Bebop: The Movie',
  role: 'Director (eps 1-26)',
  genres: ['Action', 'Sci-Fi'],
  status: 'CURRENT',
  year: 2001,
};

describe('createFilter', () => {
  for (const [filter, expected] of [
    ['', true],
    ['bebop', true],
    ['BEBOP director', true],
    ['director storyboard', false],
    ['title: director', false],
    ['role: director', true],
    ['title-english: movie', true],
    ['title-english: tobira', false],
    ['genre: action', true],
    ['genre: drama', false],
    ['genre: ^sci', true],
    ['genre: ^fi', false],
    ['cow.*movie', true],
    ['cow.*director', false],
    ['watching', true],
    ['reading', true],
    ['status: watching', true],
    ['status: plan to watch', false],
    ['planning', false],
    ['completed', false],
    ['2001', true],
    ['1998', false],
    ['200', true],
    ['year: 200', false],
    ['1998-2003', true],
    ['2002-2003', false],
    ['year: 2000-', true],
    ['year: -2000', false],
    ['year: 2001', true],
    ['year: soon', false],
    ['role: director genre: action year: 2001', true],
    ['role: director genre: drama', false],
    ['"the movie"', true],
    ['"movie the"', false],
    ['"."', false],
    ['"eps 1-26"', true],
  ] as const)
    it(`returns ${expected} for '${filter}'`, () =>
      expect(createFilter(filter, fields).matches(bebop)).to.equal(expected));

  for (const [filter, expected, problem] of [
    [
      'bebop: tengoku',
      true,
      "“bebop:” isn't a known field, so it's searched for as text. Known fields: title, title-english, role, genre, status, year.",
    ],
    [
      'constructor: x',
      false,
      "“constructor:” isn't a known field, so it's searched for as text. Known fields: title, title-english, role, genre, status, year.",
    ],
    ['(eps', true, 'This expression is invalid, so Automail searches for it as plain text.'],
    [
      'role: (d+)+',
      false,
      'This expression could take too long, so Automail searches for it as plain text. Use fewer repetitions.',
    ],
    [
      `${'(a)'.repeat(67)}`,
      false,
      'This expression is longer than 200 characters, so Automail searches for it as plain text.',
    ],
  ] as const)
    it(`says what is wrong with '${filter.slice(0, 20)}' and searches for it as text`, () => {
      const {matches, problems} = createFilter(filter, fields);
      expect(problems).to.deep.equal([problem]);
      expect(matches(bebop)).to.equal(expected);
    });

  it('does not match a range if the row has no value', () => {
    const {matches} = createFilter('year: 0-3000', fields);
    expect(matches({title: '', role: '', genres: []})).to.equal(false);
  });

  it('finds nothing in a value that a row lacks', () => {
    const lacking: FilterFields<null> = {
      title: {kind: 'text', read: () => [undefined, null, '']},
      year: {kind: 'number', read: year => [year]},
    };
    for (const filter of ['null', 'undefined', 'title: undefined', 'year: null', 'year: -2000'])
      expect(createFilter(filter, lacking).matches(null), filter).to.equal(false);
  });

  it('never throws for any input', () => {
    const piece = fc.constantFrom('title:', 'year:', 'x:', ' ', '"', '\\', '(', '*', '2001', '-', 'a', '“', '😀');
    const typed = fc.oneof(
      fc.string(),
      fc.array(piece, {maxLength: 30}).map(pieces => pieces.join('')),
    );
    fc.assert(
      fc.property(typed, filter => {
        expect(createFilter(filter, fields).matches(bebop)).to.be.a('boolean');
      }),
    );
  });

  it('finds any text of a row when it is quoted', () => {
    fc.assert(
      fc.property(fc.string({minLength: 1}), title => {
        const filter = `title: "${title.replace(/["\\]/g, '\\$&')}"`;
        expect(createFilter(filter, fields).matches({title, role: '', genres: []})).to.equal(true);
      }),
    );
  });
});
