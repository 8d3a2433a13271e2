import {screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import GroupedList from './GroupedList';
import {useConsole} from '#test/support/console';
import {useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {notice, now} from '#test/support/notices';
import {useStage} from '#test/support/page';

describe('GroupedList', () => {
  useApiFetch();
  useConsole();
  const draw = useRender();
  const stage = useStage();

  it('lowers the site count by what was clicked, until the site itself counts that as read', async () => {
    stage.show('<div class="nav"><div class="user"><span class="notification-dot">10</span></div></div>');
    const dot = stage.node.querySelector('.notification-dot');
    const list = (unread: boolean) => {
      const notices = ['Ada', 'Tobias', 'Mirabel'].map(user =>
        notice('forumMention', ' mentioned you, in the forum thread ', {user, to: `/forum/thread/${user}`, unread}),
      );
      return (
        <GroupedList notifications={notices} rest={0} unreadCount={unread ? 3 : 0} hasMore={false} isStrange={false} />
      );
    };
    const {rerender} = draw(list(true), {now});
    for (const row of screen.getAllByRole('listitem')) await userEvent.click(row);
    await waitFor(() => expect(dot?.textContent).to.equal('7'));
    rerender(list(false));
    if (dot) dot.textContent = '2';
    await waitFor(() => expect(dot?.textContent).to.equal('2'));
    await new Promise(requestAnimationFrame);
    expect(dot?.textContent).to.equal('2');
  });
});
