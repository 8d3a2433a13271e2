import {expect} from 'chai';

import documentTitle from './feature';
import {switchOf} from '#services/features';
import {useDispatcher} from '#test/support/features';
import {useNavigation} from '#test/support/page';
import {waitUntil} from '#test/support/wait';

describe('documentTitle', () => {
  const start = useDispatcher();
  const go = useNavigation();
  const own = document.title;
  afterEach(() => {
    document.title = own;
  });

  it('shortens the title while it is on, even after the host changes it', async () => {
    go('/anime/1/Cowboy-Bebop/');
    document.title = 'Cowboy Bebop (TV 1998) · AniList';
    const {settings} = start([documentTitle]);
    await waitUntil(() => document.title === 'Cowboy Bebop · AniList');
    go('/anime/1/Cowboy-Bebop/staff');
    await waitUntil(() => document.title === 'Cowboy Bebop · Staff · AniList');
    go('/user/Mirabel/');
    document.title = "Mirabel's  profile · AniList";
    await waitUntil(() => document.title === "Mirabel's profile · AniList");
    document.title = 'Another   · AniList';
    settings.set(switchOf(documentTitle), false);
    await waitUntil(() => document.title === 'Another · AniList');
    expect(document.querySelector('title')?.textContent).to.equal('Another   · AniList');
  });
});
