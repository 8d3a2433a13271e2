import {act, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import ThreadPreview from './ThreadPreview';
import {hideOtherThreads} from './settings';
import {titleAliases} from '#services/settings/shared';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {nextFrame} from '#test/support/wait';

const user = {__typename: 'User', id: 5, name: 'Mirabel', avatar: {__typename: 'UserAvatar', medium: null}};
const media = {
  __typename: 'Media',
  id: 1,
  type: 'MANGA',
  title: {__typename: 'MediaTitle', romaji: 'A Title of Thirty-one Characters', native: null, english: null},
};
const thread = (id: number, title: string, more: object = {}) => ({
  __typename: 'Thread',
  id,
  title,
  isSticky: false,
  viewCount: 10,
  replyCount: 2,
  replyCommentId: 70,
  repliedAt: 1_600_000_000,
  createdAt: 1_500_000_000,
  user,
  replyUser: null,
  categories: [{__typename: 'ThreadCategory', id: 1, name: 'Anime'}],
  mediaCategories: [],
  ...more,
});

describe('ThreadPreview', () => {
  const api = useApiFetch();
  const draw = useRender();
  const answer = (...threads: object[]) => api.answers(() => threads);
  const links = () => screen.getAllByRole('link').map(link => link.textContent);

  it('shows the chosen number of threads without challenges, with media titles', async () => {
    answer(
      thread(1, 'AWC: Autumn'),
      thread(2, `${'Long '.repeat(9)}end`, {mediaCategories: [media]}),
      thread(3, 'Two'),
    );
    const drawn = draw(<ThreadPreview />, {settings: {forumPreviewNumber: 1}});
    await screen.findByRole('list', {name: 'Recent threads'});
    expect(links().filter(text => text !== 'Mirabel' && !text.endsWith(' ago'))).to.deep.equal([
      `${'Long '.repeat(9)}end`,
      'A Title of Thirty-on…',
      'Anime',
    ]);
    expect(drawn.standsIn.at(-1)).to.equal(true);
    await expectAccessible(drawn.container);
    expect(api.sent[0]?.variables).to.deep.equal({perPage: 13, second: false});
  });

  it("shows the user's own title of a media item", async () => {
    answer(thread(2, 'One', {mediaCategories: [media]}));
    const drawn = draw(<ThreadPreview />, {settings: {titleAliases: true}});
    await screen.findByText('A Title of Thirty-on…');
    act(() => drawn.services.settings.set(titleAliases, [['/manga/1/', 'Of mine']]));
    expect(links()).to.include('Of mine');
  });

  it('shows only the media type when forumMedia is off', async () => {
    answer(thread(2, 'One', {mediaCategories: [media]}));
    draw(<ThreadPreview />, {settings: {forumMedia: false}});
    await screen.findByText('Manga');
  });

  it('marks pinned threads, and labels the numbers', async () => {
    answer(thread(2, 'One', {isSticky: true}), thread(3, 'Two', {isSticky: false}));
    const drawn = draw(<ThreadPreview />);
    await screen.findByText('Two');
    expect(screen.getAllByRole('img', {name: 'Pinned'}).length).to.equal(1);
    expect(screen.getAllByTitle('10 views').length).to.equal(2);
    expect(screen.getAllByTitle('2 replies').length).to.equal(2);
    await expectAccessible(drawn.container);
  });

  it('explains when there are only challenges', async () => {
    answer(thread(1, 'MRC'));
    const drawn = draw(<ThreadPreview />);
    await screen.findByText(/only challenge threads/);
    await expectAccessible(drawn.container);
  });

  it('hides recurring threads and those with own words, with the same request', async () => {
    answer(thread(1, 'Boys vs Girls'), thread(2, 'Last letter game'), thread(3, 'One'), thread(4, 'Two'));
    const more = {hideOtherThreads: true, otherThreadWords: 'last letter'};
    const drawn = draw(<ThreadPreview />, {settings: {forumPreviewNumber: 2, ...more}});
    await screen.findByText('Two');
    expect(drawn.container.querySelectorAll('li').length).to.equal(2);
    expect(api.sent.length).to.equal(1);
    drawn.services.settings.set(hideOtherThreads, false);
    await screen.findByText('Boys vs Girls');
    expect(screen.queryByText('Two')).to.equal(null);
    expect(api.sent.length).to.equal(1);
  });

  it('leaves the site’s own preview when the request fails, and requests nothing when no preview is wanted', async () => {
    api.fails(() => new Response('', {status: 500}));
    const drawn = draw(<ThreadPreview />);
    await waitFor(() => expect(api.sent.length).to.equal(1));
    await nextFrame();
    expect([drawn.text(), drawn.standsIn.includes(true)]).to.deep.equal(['', false]);
    drawn.unmount();
    draw(<ThreadPreview />, {settings: {forumPreviewNumber: 0}});
    await nextFrame();
    expect(api.sent.length).to.equal(1);
  });
});
