import {expect} from 'chai';

import {typedUserName} from '#kits/userId/typedUserName';
import {apiOf} from '#services/api/api';
import {apiError, useApiFetch} from '../../support/fetch';
import {fakeServices} from '../../support/services';

describe('typedUserName', () => {
  const api = useApiFetch();
  const nameOf = (typed: string) => {
    const services = fakeServices({userName: 'Ann'});
    return typedUserName(apiOf(services), typed).finally(() => services.stop());
  };

  it('asks AniList for the user with a number, or with one in an address', async () => {
    api.answers(({args}) => ({__typename: 'User', id: args.id, name: `User of ${String(args.id)}`}));
    expect(await nameOf(' 5276 ')).to.equal('User of 5276');
    expect(await nameOf('https://anilist.co/user/5276/animelist')).to.equal('User of 5276');
  });

  it('sends no request for a name', async () => {
    expect(await nameOf('https://anilist.co/user/Mirabel/')).to.equal('Mirabel');
    expect(api.asked()).to.deep.equal([]);
  });

  for (const [what, answer] of [
    ['nobody has the number', apiError('Not Found.', 404)],
    ['AniList does not answer', apiError('Internal Server Error', 500)],
    ['AniList answers with nothing', null],
  ] as const)
    it(`treats a number as a name if ${what}`, async () => {
      api.answers(() => answer);
      expect(await nameOf('5276')).to.equal('5276');
    });
});
