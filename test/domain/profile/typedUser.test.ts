import {expect} from 'chai';

import {typedUser, userNumber} from '#domain/profile/typedUser';

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

  for (const [name, id] of [
    ['5276', 5276],
    ['0', undefined],
    ['12a', undefined],
    ['12345678901', undefined],
    ['', undefined],
  ] as const)
    it(`reads "${name}" as the id ${String(id)}`, () => expect(userNumber(name)).to.equal(id));
});
