import {expect} from 'chai';

import {nearestTitles, titleVariants} from '#domain/import/titleVariants';

describe('titleVariants', () => {
  for (const [title, search, format] of [
    ['Cowboy Bebop', 'Cowboy Bebop', undefined],
    ['Hunter x Hunter (2011)', 'Hunter x Hunter', undefined],
    ['Haikyuu!! Second Season', 'Haikyuu!!', undefined],
    ['Title Season Three', 'Title', undefined],
    ['Title: Season 11', 'Title', undefined],
    ['Bleach Movie 2: The DiamondDust Rebellion', 'Bleach: The DiamondDust Rebellion', 'MOVIE'],
    ['Title the Movie', 'Title', 'MOVIE'],
    ['Title [Dub] OVA', 'Title OVA', 'OVA'],
    ['Rage of Bahamut: Genesis - Roundup', 'Rage of Bahamut: Genesis - Roundup', undefined],
    ['22/7', '22/7', undefined],
    ['(2011)', '(2011)', undefined],
  ] as const)
    it(`uses the search "${search}" for "${title}"`, () =>
      expect(titleVariants(title)).to.deep.equal({title, search, format}));
});

describe('nearestTitles', () => {
  const media = (id: number, format: string | null, ...titles: string[]) => ({media: {id}, titles, format});
  const ids = (title: string, ...found: ReturnType<typeof media>[]) =>
    nearestTitles(titleVariants(title), found).map(({media: {id}, distance}) => [id, distance]);

  it('finds the season that a title refers to', () =>
    expect(
      ids(
        'Haikyuu!! Second Season',
        media(1, 'TV', 'Haikyuu!!'),
        media(2, 'TV', 'HAIKYUU!! 2nd Season'),
        media(3, 'TV', 'Haikyuu!! 3'),
      ),
    ).to.deep.equal([
      [2, 0],
      [3, 10],
      [1, 18],
    ]));

  it('prefers the format named in the title', () =>
    expect(ids('Title Movie', media(1, 'TV', 'Title'), media(2, 'MOVIE', 'Title'))).to.deep.equal([
      [2, 6],
      [1, 18],
    ]));

  for (const [one, other] of [
    ['Haikyuu!! Second Season', 'Haikyuu!!'],
    ['Haikyuu!!', 'Haikyuu!! 2'],
    ['Title II', 'Title'],
    ['Title II', 'Title III'],
    ['Title R2', 'Title'],
    ['Title Part 2', 'Title'],
    ['Title Season 2 Part 2', 'Title Season 2'],
    ['Title 2nd Cour', 'Title'],
    ['Hunter x Hunter (2011)', 'Hunter x Hunter'],
    ['Title (2019)', 'Title (2001)'],
    ['Title OVA', 'Title'],
    ['Natsume San', 'Natsume'],
    ['Gintama Final', 'Gintama'],
  ] as const)
    it(`never counts "${other}" as "${one}"`, () => {
      expect(ids(one, media(1, 'TV', other))[0]?.[1]).to.be.above(8);
      expect(ids(other, media(1, 'TV', one))[0]?.[1]).to.be.above(8);
    });

  for (const [one, other, distance] of [
    ['Title Second Season', 'Title 2', 0],
    ['Title Season 3 Part 2', 'Title 3rd Season: Part II', 0],
    ['Title Season 1', 'Title', 0],
    ['Haikyu!!', 'Haikyuu!!', 1],
    ['Title [Dub]', 'Title', 6],
    ['Bleach Movie 2: The DiamondDust Rebellion', 'Bleach: The DiamondDust Rebellion', 8],
    ['Mob Psycho 100 II', 'Mob Psycho 100 2nd Season', 0],
  ] as const)
    it(`finds "${other}" for "${one}" at a distance of ${distance}`, () =>
      expect(ids(one, media(1, one.includes('Movie') ? 'MOVIE' : 'TV', other))).to.deep.equal([[1, distance]]));

  it('proposes each media item once, by its nearest title, and three at most', () =>
    expect(
      ids(
        'A',
        media(1, null, 'AB', 'A'),
        media(1, null, 'ABC'),
        media(2, null, 'AB'),
        media(3, null, 'ABC'),
        media(4, null, 'ABCD'),
      ),
    ).to.deep.equal([
      [1, 0],
      [2, 1],
      [3, 2],
    ]));

  it('proposes nothing if nothing was found or no result has a title', () =>
    expect([ids('A'), ids('A', media(1, null))]).to.deep.equal([[], []]));
});
