import {expect} from 'chai';

import {normaliseEntry, knownEpisodes, type UnnormalisedEntry, type MediaLength} from '#domain/list/listEntry';

const raw = (status: string | null, repeat: number, scoreRaw: number): UnnormalisedEntry => ({
  status,
  repeat,
  scoreRaw,
});

describe('normaliseEntry', () => {
  const table: readonly [UnnormalisedEntry, UnnormalisedEntry][] = [
    [raw('COMPLETED', 0, 100), raw('COMPLETED', 0, 100)],
    [raw('COMPLETED', 0, 101), raw('COMPLETED', 0, 100)],
    [raw('COMPLETED', 10000, 50), raw('COMPLETED', 10000, 50)],
    [raw('COMPLETED', 10001, 50), raw('COMPLETED', 0, 50)],
    [raw('REPEATING', 0, 50), raw('REPEATING', 1, 50)],
    [raw('REWATCHING', 0, 50), raw('REPEATING', 1, 50)],
    [raw('REWATCHING', 2, 50), raw('REPEATING', 2, 50)],
    [raw('REPEATING', 10001, 50), raw('REPEATING', 1, 50)],
    [raw(null, 0, 0), raw(null, 0, 0)],
    [raw('SOMETHING_NEW', 3, 1), raw('SOMETHING_NEW', 3, 1)],
  ];
  for (const [before, after] of table)
    it(`turns ${JSON.stringify(before)} into ${JSON.stringify(after)}`, () =>
      expect(normaliseEntry(before)).to.deep.equal(after));
  it('keeps the other fields, and returns the same object if nothing changes', () => {
    const entry = {...raw('REPEATING', 0, 50), mediaId: 7};
    expect(normaliseEntry(entry)).to.deep.equal({...entry, repeat: 1});
    const fine = raw('CURRENT', 0, 50);
    expect(normaliseEntry(fine)).to.equal(fine);
  });
});

describe('knownEpisodes', () => {
  const table: readonly [MediaLength, number | undefined][] = [
    [{episodes: 26, next: {episode: 5}}, 26],
    [{episodes: null, next: {episode: 5}}, 4],
    [{episodes: null, next: {episode: 1}}, 0],
    [{episodes: null, next: null}, undefined],
    [{}, undefined],
  ];
  for (const [work, episodes] of table)
    it(`returns ${String(episodes)} for ${JSON.stringify(work)}`, () => expect(knownEpisodes(work)).to.equal(episodes));
});
