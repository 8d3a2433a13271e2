import {expect} from 'chai';

import {nearestTitles, titleVariants} from '#domain/import/titleVariants';

describe('titleVariants', () => {
  for (const [title, search, contained, format] of [
    ['Cowboy Bebop', 'Cowboy Bebop', 'Cowboy Bebop', undefined],
    ['Hunter x Hunter (2011)', 'Hunter x Hunter', 'Hunter x Hunter', undefined],
    ['Haikyuu!! Second Season', 'Haikyuu!!', 'Haikyuu!! 2nd Season', undefined],
    ['Haikyuu!! Second Season', 'Haikyuu!!', 'Haikyuu!! 2', undefined],
    ['Title Season Three', 'Title', 'Title 3rd Season', undefined],
    ['Title 4th Season', 'Title', 'Title Season 4', undefined],
    ['Title: Season 11', 'Title', 'Title 11th Season', undefined],
    [
      'Bleach Movie 2: The DiamondDust Rebellion',
      'Bleach: The DiamondDust Rebellion',
      'Bleach: The DiamondDust Rebellion',
      'MOVIE',
    ],
    ['Title the Movie', 'Title', 'Title', 'MOVIE'],
    ['Title [Dub] OVA', 'Title OVA', 'Title OVA', 'OVA'],
    [
      'Rage of Bahamut: Genesis - Roundup',
      'Rage of Bahamut: Genesis - Roundup',
      'Rage of Bahamut: Genesis - Roundup',
      undefined,
    ],
    ['22/7', '22/7', '22/7', undefined],
    ['(2011)', '(2011)', '(2011)', undefined],
  ] as const)
    it(`uses the search "${search}" for "${title}", which may be called "${contained}"`, () => {
      const variants = titleVariants(title);
      expect(variants.search).to.equal(search);
      expect(variants.titles).to.include(contained);
      expect(variants.titles[0]).to.equal(title);
      expect(variants.format).to.equal(format);
    });
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
      [3, 1],
      [1, 2],
    ]));

  it('prefers the format named in the title', () =>
    expect(ids('Title Movie', media(1, 'TV', 'Title'), media(2, 'MOVIE', 'Title')).at(0)).to.deep.equal([2, 0]));

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
