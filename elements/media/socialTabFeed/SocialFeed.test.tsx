import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {expect} from 'chai';

import SocialFeed from './SocialFeed';
import {replaced} from '#kits/socialFeed/replaced';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch, type RequestedField} from '#test/support/fetch';

const user = (id: number, name: string) => ({
  ...{__typename: 'User', id, name},
  avatar: {__typename: 'UserAvatar', medium: null},
});
const activity = (id: number, status: string | null, progress: string | null, cover: string | null = null) => ({
  ...{__typename: 'ListActivity', id, status, progress, createdAt: 1_700_000_000, replyCount: 2, isLiked: false},
  user: user(5, 'Odo'),
  media: {
    ...{__typename: 'Media', id: 7, type: 'ANIME'},
    title: {__typename: 'MediaTitle', romaji: 'Kaubôi: Bebop', native: null, english: null},
    coverImage: {__typename: 'MediaCoverImage', medium: cover},
  },
  likes: [{__typename: 'User', id: 6, name: 'Nadja'}],
});

describe('SocialFeed', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const answers =
    (activities: readonly unknown[], hasNextPage = false) =>
    ({name, args}: RequestedField) => {
      if (name === 'Page.pageInfo') return {__typename: 'PageInfo', hasNextPage: hasNextPage && api.sent.length === 0};
      expect(args).to.include({mediaId: 7, hasReplies: true});
      return activities;
    };
  const show = (options = {}) => draw(<SocialFeed mediaType="ANIME" mediaId={7} />, options);
  const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', {name}));
  const isInactive = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', {name}).disabled;

  it('sends no request and leaves the feed alone while no box is ticked, and has Following only with a sign-in', async () => {
    const drawn = show();
    expect(isInactive('Following')).to.equal(true);
    expect(isInactive('Has Replies')).to.equal(false);
    expect(replaced.get()).to.equal(false);
    expect(api.sent.length).to.equal(0);
    await expectAccessible(drawn.container);
  });

  for (const [isSafe, look] of [
    [false, ''],
    [true, 'ui-blurred'],
  ] as const)
    it(`shows covers ${isSafe ? 'blurred' : 'as they are'} with safe-for-work mode ${isSafe}`, async () => {
      api.answers(answers([activity(1, 'watched episode', '3', 'data:image/png;base64,AA')]));
      const {container} = show({settings: {SFWmode: isSafe}});
      tick('Has Replies');
      await screen.findByRole('article');
      expect(container.querySelector('article img[src^="data:"]')?.className).to.equal(look);
    });

  it('replaces the feed with matching activities until the checkbox is cleared', async () => {
    api.answers(answers([activity(1, 'watched episode', '3'), {__typename: 'TextActivity'}, activity(2, null, null)]));
    const drawn = show();
    tick('Has Replies');
    const cards = await screen.findAllByRole('article');
    expect(cards.map(card => card.querySelector('p')?.textContent)).to.deep.equal([
      'Watched episode 3 of Kaubôi: Bebop',
      'Activity Kaubôi: Bebop',
    ]);
    const [first = document.body] = cards;
    expect(within(first).getByRole('link', {name: '2 replies'}).getAttribute('href')).to.equal('/activity/1');
    expect(within(first).getByRole('button', {name: 'Like the activity, 1 like'})).to.not.equal(null);
    expect(replaced.get()).to.equal(true);
    await expectAccessible(drawn.container);
    tick('Has Replies');
    expect(screen.queryAllByRole('article').length).to.equal(0);
    expect(replaced.get()).to.equal(false);
  });

  it('loads more on request', async () => {
    api.answers(answers([activity(1, 'completed', null)], true));
    show();
    tick('Has Replies');
    fireEvent.click(await screen.findByRole('button', {name: 'Load more'}));
    await waitFor(() => expect(screen.getAllByRole('article').length).to.equal(2));
    expect(screen.queryByRole('button', {name: 'Load more'})).to.equal(null);
  });

  it('shows that there are no matching activities', async () => {
    api.answers(answers([]));
    show();
    tick('Has Replies');
    expect(await screen.findByText('No matching activities')).to.not.equal(null);
    expect(replaced.get()).to.equal(true);
  });

  it('leaves the feed alone and shows why when the API fails', async () => {
    api.fails(() => new Response('', {status: 500}));
    show();
    tick('Has Replies');
    expect((await screen.findByRole('alert')).textContent).to.match(/^We couldn't filter the activities/);
    expect(replaced.get()).to.equal(false);
  });
});
