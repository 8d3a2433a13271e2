import {expect} from 'chai';

import {knownTitles} from '#domain/media/knownTitles';
import {titleCase} from '#domain/media/titleCase';

describe('capitals of romaji titles', () => {
  const table = [
    ['DEATH NOTE', 'Death Note'],
    [' BLEACH ', ' Bleach '],
    ['ONE PIECE', 'One Piece'],
    [' STEINS;GATE\n', ' Steins;Gate\n'],
    ['SLAM DUNK', 'Slam Dunk'],
    ["WOLF'S RAIN", "Wolf's Rain"],
    ['CLANNAD: After Story', 'Clannad: After Story'],
    ['NARUTO: Shippuuden', 'Naruto: Shippuuden'],
    ['Hagane no Renkinjutsushi: FULLMETAL ALCHEMIST', 'Hagane no Renkinjutsushi: Fullmetal Alchemist'],
    ['Hajime no Ippo: THE FIGHTING!', 'Hajime no Ippo: THE Fighting!'],
    ['Darker than BLACK: Kuro no Keiyakusha', 'Darker than Black: Kuro no Keiyakusha'],
    ['THE BIG O OF WONDER', 'The Big O of Wonder'],
    ['KINGDOM III', 'Kingdom III'],
    ['KINGDOM XVIII', 'Kingdom XVIII'],
    ['CYBORG 009 VS DEVILMAN', 'Cyborg 009 VS Devilman'],
    ['FLCL', 'FLCL'],
    ['NHK ni Youkoso!', 'NHK ni Youkoso!'],
    ['A KITE', 'A Kite'],
    ['My Teen Romantic Comedy SNAFU', 'My Teen Romantic Comedy SNAFU'],
    ['GTO', 'GTO'],
    ['XXXHOLiC', 'XXXHOLiC'],
    ['Cowboy Bebop', 'Cowboy Bebop'],
    ['GUNDAM0083', 'GUNDAM0083'],
    ['カウボーイビバップ', 'カウボーイビバップ'],
    ['', ''],
  ] as const;
  for (const [title, expected] of table)
    it(`write ${JSON.stringify(title)} as ${JSON.stringify(expected)}`, () =>
      expect(titleCase(title)).to.equal(expected));

  it('come from a list for about 60 titles', () => expect(knownTitles.size).to.be.within(55, 70));
  it('stay as they are once changed', () => {
    for (const title of knownTitles.values()) expect(titleCase(title)).to.equal(title);
  });
});
