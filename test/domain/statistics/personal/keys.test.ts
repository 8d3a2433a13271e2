import {expect} from 'chai';

import {
  customTagKeys,
  genreKeys,
  staffKeys,
  studioKeys,
  tagNamed,
  type CustomTagOptions,
} from '#domain/statistics/personal/keys';
import {entryOf} from './entries';

const names = (keys: readonly {kind: string; name: string}[]) => keys.map(({kind, name}) => `${kind}: ${name}`);

describe('the rows that an entry belongs to', () => {
  const entry = entryOf({
    notes: '#slow\\ burn and #fun',
    listLocations: ['Watching', 'Cosy'],
    media: {
      tags: ['Isekai', 'Seinen'],
      genres: ['Drama'],
      studios: [
        {id: 1, name: 'Bones', isAnimationStudio: true},
        {id: 2, name: 'Aniplex', isAnimationStudio: false},
      ],
      staff: [
        {id: 7, first: 'Naoko', last: 'Yamada'},
        {id: 8, first: undefined, last: 'CLAMP'},
        {id: 9, first: undefined, last: undefined},
      ],
    },
  });
  const options = {regularTags: ['seinen '], customLists: new Set(['Cosy']), unlisted: undefined, all: undefined};

  const table: readonly [string, Partial<CustomTagOptions>, readonly string[]][] = [
    [
      'tags of the note, regular tags and custom lists',
      {},
      ['note: #slow burn', 'note: #fun', 'tag: Seinen', 'list: Cosy'],
    ],
    ['no regular tag that is not named', {regularTags: []}, ['note: #slow burn', 'note: #fun', 'list: Cosy']],
    [
      'all media where wanted',
      {all: 'All', regularTags: []},
      ['note: #slow burn', 'note: #fun', 'list: Cosy', 'all: All'],
    ],
    [
      'no row for media on no list where it is on one',
      {unlisted: 'None', regularTags: []},
      ['note: #slow burn', 'note: #fun', 'list: Cosy'],
    ],
    [
      'a row for media on no custom list',
      {unlisted: 'None', regularTags: [], customLists: new Set()},
      ['note: #slow burn', 'note: #fun', 'unlisted: None'],
    ],
  ];
  for (const [title, changed, expected] of table)
    it(`are ${title}`, () => expect(names(customTagKeys({...options, ...changed})(entry))).to.deep.equal(expected));

  it('are genres, staff and studios, with other companies only if wanted', () => {
    expect(names(genreKeys(entry))).to.deep.equal(['genre: Drama']);
    expect(names(staffKeys(entry))).to.deep.equal(['staff: Naoko Yamada', 'staff: CLAMP', 'staff: 9']);
    expect(names(studioKeys({all: false})(entry))).to.deep.equal(['studio: Bones']);
    expect(names(studioKeys({all: true})(entry))).to.deep.equal(['studio: Bones', 'studio: Aniplex']);
  });
});

describe('tagNamed', () => {
  const tags = ['Female Protagonist', 'Josei', 'CGI'];
  const table = [
    ['female protagonist', 'Female Protagonist'],
    ['  Josei ', 'Josei'],
    ['cgi', 'CGI'],
    ['Female', undefined],
    ['', undefined],
  ] as const;
  for (const [typed, tag] of table)
    it(`finds ${String(tag)} for ${JSON.stringify(typed)}`, () => expect(tagNamed(tags, typed)).to.equal(tag));
});
