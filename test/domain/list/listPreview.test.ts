import {expect} from 'chai';

import {keepSections, previewSections, type PreviewEntry} from '#domain/list/listPreview';

const now = 1_000_000;
const hour = 3600;

interface Named extends PreviewEntry {
  readonly name: string;
}

/** An entry that is caught up, with its next episode in this many hours. */
const airing = (name: string, hours: number, more: Partial<PreviewEntry> = {}): Named => ({
  name,
  mediaType: 'ANIME',
  priority: 0,
  scoreRaw: 0,
  progress: 4,
  next: {episode: 5, airingAt: now + hours * hour},
  ...more,
});
const ended = (name: string, mediaType: 'ANIME' | 'MANGA' = 'ANIME'): Named => ({
  ...airing(name, 0, {mediaType}),
  next: undefined,
});
const names = (entries: readonly Named[]) => entries.map(({name}) => name).join(' ');
const many = (count: number, hours: number) => Array.from({length: count}, (_, index) => airing(`n${index}`, hours));

describe('previewSections', () => {
  it('shows no airing section for three important entries', () => {
    const {airing: none, anime} = previewSections([airing('a', 1), airing('b', 2), airing('c', 3), ended('d')], now, 4);
    expect([names(none), names(anime)]).to.deep.equal(['', 'a b c d']);
  });

  it('sorts four important entries by points, fills the row, and keeps the order of the rest', () => {
    const entries = [
      ended('old'),
      airing('far', 100),
      airing('tonight', 5),
      airing('soon', 0.1),
      airing('farther', 110, {scoreRaw: 90}),
      airing('late', 72, {progress: 3}),
      airing('morning', 20),
      ended('book', 'MANGA'),
    ];
    const sections = previewSections(entries, now, 4);
    expect(names(sections.airing)).to.equal('soon late tonight morning farther');
    expect(names(sections.anime)).to.equal('old far');
    expect(names(sections.manga)).to.equal('book');
  });

  it('lists an anime whose last episode was just out among them until it is watched', () => {
    const endDate = {year: 1970, month: 1, day: 12};
    const over = (progress: number) => ({...ended('over'), endDate, total: 12, progress});
    const begun = [airing('a', 1), airing('b', 2), airing('c', 3)];
    for (const [progress, section] of [
      [11, 'over a b c'],
      [9, 'a over b c'],
      [12, ''],
    ] as const)
      expect(names(previewSections([over(progress), ...begun], now, 4).airing)).to.equal(section);
  });

  it('puts the entry that airs first ahead if the points are equal', () => {
    const entries = [airing('c', 2.9), airing('b', 2), airing('a', 1.5), airing('d', 20)];
    expect(names(previewSections(entries, now, 4).airing)).to.equal('a b c d');
  });

  /** The number of important entries, the most rows, and the resulting size of the airing section out of 40. */
  const table = [
    [4, 4, 5],
    [5, 4, 5],
    [6, 4, 10],
    [16, 4, 20],
    [30, 4, 20],
    [30, 1, 5],
    [30, 6, 30],
    [6, 20, 10],
  ] as const;
  for (const [important, maxRows, shown] of table)
    it(`shows ${shown} entries in at most ${maxRows} rows if ${important} are important`, () =>
      expect(
        previewSections([...many(important, 1), ...many(40 - important, 100)], now, maxRows).airing.length,
      ).to.equal(shown));
});

describe('keepSections', () => {
  it('leaves entries in their sections and places, and adds others to the section of their type', () => {
    const [a, b, c] = [1, 2, 3].map(mediaId => ({...airing(`e${mediaId}`, 1), mediaId}));
    const book = {...ended('book', 'MANGA'), mediaId: 4};
    const film = {...ended('film'), mediaId: 5};
    if (!a || !b || !c) throw new Error('no entries');
    const changed = {...b, name: 'changed'};
    const kept = keepSections({airing: [a, b], anime: [c], manga: []}, [film, book, c, changed]);
    expect([kept.airing, kept.anime, kept.manga].map(names)).to.deep.equal(['changed', 'e3 film', 'book']);
  });
});
