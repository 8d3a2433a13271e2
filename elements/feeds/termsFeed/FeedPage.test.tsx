import {act, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {parseFeedView} from '#domain/feed/feedView';
import {FeedPage} from './FeedPage';
import {useConsole} from '#test/support/console';
import {useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';

describe('a page of the low-bandwidth feed', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();

  it('loads before the anime at the side, which are requested afterwards', async () => {
    let answer: (instead: undefined) => void = () => undefined;
    const held = new Promise<undefined>(resolve => void (answer = resolve));
    api.fails(() => held);
    api.answers(({name}) => {
      if (name === 'Viewer') return {__typename: 'User', id: 5, unreadNotificationCount: 0};
      return name === 'Page.pageInfo' ? {__typename: 'PageInfo', hasNextPage: false} : [];
    });
    const state = {view: parseFeedView(''), change: () => undefined, choose: () => undefined};
    draw(<FeedPage {...state} userId={undefined} />, {userName: 'Mirabel', token: 'secret'});
    const side = screen.getByRole('complementary', {name: 'Watching'});
    await waitFor(() => expect(api.asked()).to.include('Page.activities'));
    expect([side.textContent, api.asked().includes('Page.mediaList')]).to.deep.equal(['', false]);
    act(() => answer(undefined));
    await waitFor(() => expect(api.asked()).to.include('Page.mediaList'));
    await waitFor(() => expect(side.textContent).to.include("You aren't watching anything."));
  });

  for (const [count, expected] of [
    [0, []],
    [1, ['1 unread notification']],
    [2, ['2 unread notifications']],
  ] as const)
    it(`links to ${count} unread notifications`, async () => {
      api.answers(({name}) => {
        if (name === 'Viewer') return {__typename: 'User', id: 5, unreadNotificationCount: count};
        return name === 'Page.pageInfo' ? {__typename: 'PageInfo', hasNextPage: false} : [];
      });
      const state = {view: parseFeedView(''), change: () => undefined, choose: () => undefined};
      draw(<FeedPage {...state} userId={undefined} />, {userName: 'Mirabel', token: 'secret'});
      await waitFor(() => expect(api.asked()).to.include('Page.mediaList'));
      const links = screen.queryAllByRole('link', {name: /unread/});
      expect(links.map(link => link.getAttribute('aria-label'))).to.deep.equal(expected);
    });

  it('says until when it waits while the calls of a minute are used up', async () => {
    const state = {view: parseFeedView(''), change: () => undefined, choose: () => undefined};
    const drawn = draw(<p />, {userName: 'Mirabel', token: 'secret'});
    // The last call that the API allows in this window.
    drawn.api.scheduler.learn(6, 0);
    drawn.rerender(<FeedPage {...state} userId={undefined} />);
    await screen.findByText(/^The feed will appear when AniList accepts requests again\. Expected at \d\d:\d\d\.$/);
    expect(api.sent).to.deep.equal([]);
  });
});
