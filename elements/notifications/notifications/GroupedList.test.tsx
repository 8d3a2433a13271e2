import {act, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import GroupedList from './GroupedList';
import {linesToRead, type NotificationData} from '#host/pages/notifications/anchors';
import {titleAliases} from '#services/settings/shared';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {activityResponse, like, notice, now} from '#test/support/notices';

describe('GroupedList', () => {
  const api = useApiFetch();
  const draw = useRender();
  const output = useConsole();

  const storing = (replies = 2) => api.answers(activityResponse(replies));
  const list = (...notices: NotificationData[]) => (
    <GroupedList notifications={notices} rest={0} unreadCount={0} hasMore={false} isStrange={false} />
  );
  const member = {userName: 'Mirabel', token: 'secret', now};
  const rows = () => screen.queryAllByRole('listitem').map(node => node.textContent);

  it('groups notifications, with names and previews', async () => {
    storing();
    const drawn = draw(
      list(
        like(),
        like({user: 'Ada'}),
        notice('forumMention', ' mentioned you, in the forum thread ', {to: '/forum/thread/1'}),
        notice('special', '', {user: undefined, line: 'Something new happened.', to: undefined, picture: undefined}),
      ),
      {now},
    );
    await screen.findByText('Activity [spoiler] 5');
    expect(rows()).to.deep.equal([
      'Tobias and Ada liked your activity.2 hours agoActivity [spoiler] 5',
      'Tobias mentioned you, in the forum thread [deleted thread]2 hours ago',
      'Something new happened.2 hours ago',
    ]);
    expect(drawn.standsIn.at(-1)).to.equal(true);
    await expectAccessible(drawn.container);
  });

  it("names media in previews by the user's own titles", async () => {
    const title = {__typename: 'MediaTitle', romaji: 'Berserk', native: null, english: null};
    const media = {__typename: 'Media', id: 30002, type: 'MANGA', title, coverImage: null};
    const read = {__typename: 'ListActivity', status: 'read chapter', progress: '7', replyCount: 0, isLiked: false};
    api.answers(({args}) => [{...read, id: args.id, media, likes: [], replies: []}]);
    const drawn = draw(list(like()), {now, settings: {titleAliases: true}});
    await screen.findByText('Read chapter 7 of Berserk');
    act(() => drawn.services.settings.set(titleAliases, [['/manga/30002/', 'Of mine']]));
    expect(screen.queryByText('Read chapter 7 of Of mine')).to.not.equal(null);
  });

  it('renders two identical notifications without a React warning', async () => {
    storing();
    draw(list(like(), notice('special', '', {line: 'New.'}), like()), {now});
    await screen.findAllByText('Activity [spoiler] 5');
    expect(rows()).to.have.length(3);
    expect(output.lines.filter(line => line.startsWith('error'))).to.deep.equal([]);
  });

  it('requests 25 previews in at most two requests', async () => {
    storing();
    draw(list(...Array.from({length: 25}, (_, index) => like({user: `u${index}`, to: `/activity/${index}`}))), {now});
    await waitFor(() => {
      screen.getAllByRole('listitem').at(-1)?.scrollIntoView();
      expect(rows().length).to.equal(25);
    });
    await screen.findByText('Activity [spoiler] 24');
    expect(api.sent.length).to.be.at.most(2);
  });

  it('renders the first of 90 rows, and more when the end approaches the viewport', async () => {
    const many = Array.from({length: 90}, (_, index) =>
      notice('forumMention', ' mentioned you, in the forum thread ', {user: `u${index}`, to: `/forum/thread/${index}`}),
    );
    draw(list(...many), {now});
    expect(rows().length).to.equal(20);
    await waitFor(() => {
      screen.getAllByRole('listitem').at(-1)?.scrollIntoView();
      expect(rows().length).to.equal(90);
    });
  });

  it('requests more lines if there are too few, and hides a group that may continue', async () => {
    const read = linesToRead.get();
    const some = Array.from({length: 3}, (_, index) => like({user: `u${index}`}));
    const page = (rest: number, ...notices: NotificationData[]) => (
      <GroupedList notifications={notices} rest={rest} unreadCount={0} hasMore isStrange={false} />
    );
    const drawn = draw(page(5, notice('follow', ' started following you.'), ...some), {now});
    expect(rows()).to.deep.equal(['Tobias started following you.2 hours ago']);
    await waitFor(() => expect(linesToRead.get()).to.be.above(read));
    drawn.rerender(page(0, notice('follow', ' started following you.'), ...some, like({user: 'Ada'})));
    expect(rows()[1]).to.include('u0, u1 and 2 others liked');
    expect(screen.queryAllByRole('button', {name: 'Load more'}).length).to.equal(1);
    linesToRead.reset();
  });

  it('requests more lines if the rows that it may draw are all that it knows', async () => {
    const read = linesToRead.get();
    const known = Array.from({length: 21}, (_, index) =>
      notice('forumMention', ' mentioned you, in the forum thread ', {user: `u${index}`, to: `/forum/thread/${index}`}),
    );
    draw(<GroupedList notifications={known} rest={5} unreadCount={0} hasMore={false} isStrange={false} />, {now});
    expect(rows().length).to.equal(20);
    await waitFor(() => expect(linesToRead.get()).to.be.above(read));
    linesToRead.reset();
  });

  it('leaves out users of the list, keeps the other names of a group, and shows all on demand', async () => {
    storing();
    const drawn = draw(list(like(), like({user: 'Ada'}), like({user: 'Ben'})), {now, settings: {softBlock: ['ada']}});
    await screen.findByText('Activity [spoiler] 5');
    expect(rows()).to.deep.equal(['Tobias and Ben liked your activity.2 hours agoActivity [spoiler] 5']);
    await userEvent.click(screen.getByRole('button', {name: '1 hidden'}));
    expect(rows()).to.deep.equal(['Tobias, Ada and Ben liked your activity.2 hours agoActivity [spoiler] 5']);
    expect(screen.queryByRole('button', {name: '1 hidden'})).to.equal(null);
    await expectAccessible(drawn.container);
    await userEvent.click(screen.getByRole('button', {expanded: true, name: /\b1\b/}));
    expect(rows()).to.deep.equal(['Tobias and Ben liked your activity.2 hours agoActivity [spoiler] 5']);
    expect(document.activeElement).to.equal(screen.getByRole('button', {name: '1 hidden'}));
  });

  it('shows only the number if all users are left out', () => {
    const drawn = draw(list(like(), like()), {now, settings: {softBlock: ['Tobias']}});
    expect(drawn.text()).to.equal('2 hidden');
  });

  it('reads more lines before reporting that there are only likes', async () => {
    const page = (rest: number) => (
      <GroupedList notifications={[like()]} rest={rest} unreadCount={0} hasMore={false} isStrange={false} />
    );
    const drawn = draw(page(3), {now, settings: {hideLikes: true}});
    expect(drawn.text()).not.to.include('likes');
    drawn.rerender(page(0));
    await waitFor(() => expect(drawn.text()).to.include('likes'));
    linesToRead.reset();
  });

  it('shrinks the avatars from the eighth onward', async () => {
    const drawn = draw(list(...Array.from({length: 9}, (_, index) => like({user: `u${index}`}))), {now});
    const sides = [...drawn.container.querySelectorAll('.avatars img')].map(node => node.getAttribute('width'));
    expect(sides).to.deep.equal([...Array<string>(7).fill('46'), '24', '24']);
    await screen.findByText('[deleted activity]');
  });

  for (const [replies, shown] of [
    [50, 50],
    [51, 30],
  ] as const)
    it(`shows ${shown} of ${replies} replies, read-only without the script's sign-in`, async () => {
      storing(replies);
      const drawn = draw(list(like()), {now, userName: 'Mirabel'});
      const toggle = screen.getByRole('button', {name: 'Replies'});
      await userEvent.click(toggle);
      await screen.findByText(`Reply ${replies - 1}`);
      expect(screen.queryAllByText(/^Reply \d+$/).length).to.equal(shown);
      expect(toggle.ariaExpanded).to.equal('true');
      expect(screen.queryAllByRole('textbox').length).to.equal(0);
      expect(screen.queryAllByRole('link', {name: 'Sign in to Automail'}).length).to.equal(1);
      await expectAccessible(drawn.container);
      await userEvent.click(toggle);
      expect(screen.queryAllByText(/^Reply \d+$/).length).to.equal(0);
    });

  it('shows why replies are missing, and can try again', async () => {
    storing();
    draw(list(like()), member);
    await screen.findByText('Activity [spoiler] 5');
    api.fails(() => new Response('{}', {status: 500}));
    await userEvent.click(screen.getByRole('button', {name: 'Replies'}));
    await screen.findByRole('alert');
    api.fails(undefined);
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
    await screen.findByText('Reply 1');
    await waitFor(() => expect(screen.queryAllByRole('alert').length).to.equal(0));
  });
});
