import {expect} from 'chai';

import {isFiltering, passesFilter, type QuickFilter} from '#domain/feed/quickFilter';

describe('quick filter', () => {
  const status = {type: 'TEXT', text: 'Mirabel  I love Cowboy Bebop'};
  const anime = {type: 'ANIME_LIST', text: 'Mirabel Watched episode 3 of Ｂｅｂｏｐ'};
  const table: readonly [{type: string | undefined; text: string}, QuickFilter, boolean][] = [
    [status, {kind: 'all', text: ''}, true],
    [status, {kind: 'all', text: '  '}, true],
    [status, {kind: 'status', text: ''}, true],
    [status, {kind: 'message', text: ''}, false],
    [status, {kind: 'anime', text: 'bebop'}, false],
    [anime, {kind: 'anime', text: 'bebop MIRABEL'}, true],
    [anime, {kind: 'manga', text: ''}, false],
    [status, {kind: 'all', text: 'bebop cowboy'}, true],
    [status, {kind: 'all', text: 'bebop akira'}, false],
    [status, {kind: 'all', text: '.*'}, false],
    [{type: undefined, text: 'x'}, {kind: 'all', text: ''}, true],
    [{type: undefined, text: 'x'}, {kind: 'status', text: ''}, false],
  ];
  for (const [entry, filter, passes] of table)
    it(`returns ${passes} for "${entry.text}" with ${JSON.stringify(filter)}`, () =>
      expect(passesFilter(entry, filter)).to.equal(passes));

  it('is active with a kind or words, but not with spaces alone', () => {
    expect(isFiltering({kind: 'all', text: ' '})).to.equal(false);
    expect(isFiltering({kind: 'all', text: 'x'})).to.equal(true);
    expect(isFiltering({kind: 'manga', text: ''})).to.equal(true);
  });
});
