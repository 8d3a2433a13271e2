import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import Explanation from './Explanation';
import {foundUser} from './state';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';
import {nextFrame} from '#test/support/wait';

const user = {__typename: 'User', id: 7};
const media = (genres: string[]) => ({__typename: 'Media', id: 1, isAdult: null, genres});
const hint = 'You can enable 18+ content in Settings > Anime & Manga.';

describe('Explanation', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  beforeEach(() => foundUser.set(undefined));

  /** The text on /404 after this path, for a signed-in user or a guest. */
  function shown(path: string, userName: string | undefined = 'Mirabel') {
    return draw(<Explanation path={path} />, {userName, token: 'secret'});
  }

  const table = [
    ['/user/Somebody/', user, 'Somebody has blocked you'],
    ['/user/Mira%20bel/', apiError('Not Found.', 404), 'Mira bel does not exist or has a private profile'],
    ['/anime/1/Title', media(['Hentai']), `That's one of them hentais.${hint}`],
    ['/anime/320', media(['Hentai']), `Ah, that one. That's one of them hentais.${hint}`],
  ] as const;
  for (const [path, answer, expected] of table)
    it(`shows "${expected}" for ${path}`, async () => {
      api.answers(() => answer);
      const drawn = shown(path);
      await waitFor(() => expect(drawn.text()).to.equal(expected));
      expect(api.sent.map(({headers}) => headers.has('authorization'))).to.deep.equal([false]);
      await expectAccessible(drawn.container);
    });

  const unasked = [
    ['/user/Somebody/submissions', 'This submission was probably denied. Denied submissions have no page.'],
    ['/user/ModChan/', 'Nope.'],
    ['/nonsense', ''],
    ['/user/Ann/animelst', ''],
  ] as const;
  for (const [path, expected] of unasked)
    it(`shows "${expected}" for ${path} without a request`, async () => {
      const drawn = shown(path);
      await nextFrame();
      expect(drawn.text()).to.equal(expected);
      expect(api.sent).to.deep.equal([]);
      await expectAccessible(drawn.container);
    });

  for (const [what, answer] of [
    ['media that are not for adults', media(['Action'])],
    ['media that do not exist', apiError('Not Found.', 404)],
  ] as const)
    it(`shows no explanation for ${what}`, async () => {
      api.answers(() => answer);
      const drawn = shown('/anime/1/');
      await waitFor(() => expect(drawn.text()).to.equal(''));
      expect(api.sent.length).to.equal(1);
    });

  it('shows no explanation for a user whose page was found, because another page was not', async () => {
    foundUser.set('Somebody');
    const drawn = shown('/user/somebody/');
    await nextFrame();
    expect(drawn.text()).to.equal('');
    expect(api.sent).to.deep.equal([]);
  });

  it('shows why the reason is unknown if the API fails', async () => {
    api.fails(() => new Response('', {status: 500}));
    const drawn = shown('/user/Somebody/');
    await waitFor(() => expect(drawn.text()).to.match(/^We couldn't find out why this page is missing\. AniList/));
  });
});
