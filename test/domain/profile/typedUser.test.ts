import {expect} from 'chai';

import {isUser, typedUser, userNumber} from '#domain/profile/typedUser';

describe('typedUser', () => {
  for (const [typed, named] of [
    ['Mirabel', 'Mirabel'],
    ['  Mirabel ', 'Mirabel'],
    ['@Mirabel', 'Mirabel'],
    ['5276', '5276'],
    ['https://anilist.co/user/Mirabel/', 'Mirabel'],
    ['http://www.anilist.co/user/5276/animelist?a=b', '5276'],
    ['anilist.co/user/Mirabel#a', 'Mirabel'],
    ['/user/Mira%20bel/stats', 'Mira bel'],
    ['https://elsewhere.example/user/Mirabel', 'https://elsewhere.example/user/Mirabel'],
  ] as const)
    it(`finds ${named} in "${typed}"`, () => expect(typedUser(typed)).to.equal(named));

  for (const [typed, expected] of [
    ['Mirabel', true],
    [' @Mirabel ', true],
    ['5276', true],
    ['https://anilist.co/user/Mira%20bel/', true],
    ['https://anilist.co/anime/21/ONE-PIECE/', false],
    ['anilist.co/manga/30002', false],
    ['/anime/21', false],
    ['https://elsewhere.example/user/Mirabel', false],
    ['two words', false],
    ['', false],
  ] as const)
    it(`${expected ? 'takes' : 'refuses'} "${typed}"`, () => expect(isUser(typed)).to.equal(expected));

  for (const [name, id] of [
    ['5276', 5276],
    ['0', undefined],
    ['12a', undefined],
    ['12345678901', undefined],
    ['', undefined],
  ] as const)
    it(`reads "${name}" as the id ${String(id)}`, () => expect(userNumber(name)).to.equal(id));
});
