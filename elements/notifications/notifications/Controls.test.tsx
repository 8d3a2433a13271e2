import {screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import Controls from './Controls';
import GroupedList from './GroupedList';
import {view} from './state';
import type {NotificationData} from '#host/pages/notifications/anchors';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {like, notice, now} from '#test/support/notices';
import {useStage} from '#test/support/page';
import {nextFrame} from '#test/support/wait';

describe('the grouped list and its controls', () => {
  const api = useApiFetch();
  const draw = useRender();
  const stage = useStage();
  useConsole();
  afterEach(() => view.reset());
  const list = (...notices: NotificationData[]) => (
    <GroupedList notifications={notices} rest={0} unreadCount={0} hasMore={false} isStrange={false} />
  );
  const rows = () => screen.queryAllByRole('listitem').map(node => node.textContent);

  it("removes the mark of unread notifications and lowers the site's number", async () => {
    stage.show('<div class="nav"><div class="user"><a class="notification-dot">4</a></div></div>');
    const drawn = draw(list(like({unread: true}), like({unread: true, user: 'Ada'}), like()), {now});
    expect(rows().length).to.equal(2);
    await userEvent.click(screen.getAllByText(/liked/)[0]?.closest('p') as Element);
    expect(drawn.container.querySelectorAll('.unread').length).to.equal(0);
    expect(stage.node.textContent).to.equal('2');
    drawn.unmount();
    expect(stage.node.textContent).to.equal('4');
  });

  it("shows the site's own list on request, and says when it cannot group", async () => {
    const drawn = draw(
      <>
        <Controls />
        {list(like())}
      </>,
      {now},
    );
    await userEvent.click(screen.getByRole('button', {name: "Show AniList's list"}));
    expect(drawn.standsIn.at(-1)).to.equal(false);
    expect(rows().length).to.equal(0);
    await userEvent.click(screen.getByRole('button', {name: "Show Automail's list"}));
    expect(rows().length).to.equal(1);
    drawn.unmount();
    const strange = draw(
      <>
        <Controls />
        <GroupedList notifications={[]} rest={0} unreadCount={0} hasMore={false} isStrange />
      </>,
    );
    expect(strange.text()).to.match(/AniList's own list/);
    expect(strange.standsIn.at(-1)).to.equal(false);
  });

  it('omits likes while they are hidden', async () => {
    const drawn = draw(
      <>
        <Controls />
        {list(like(), notice('follow', ' started following you.', {to: '/user/Tobias/'}))}
      </>,
      {now},
    );
    expect(rows().length).to.equal(2);
    await userEvent.click(screen.getByRole('checkbox', {name: 'Hide like notifications'}));
    expect(rows().length).to.equal(1);
    await expectAccessible(drawn.container);
    drawn.rerender(list(like()));
    expect(drawn.text()).to.include('All notifications here are likes');
  });

  it('tells guests why there is nothing', () => {
    const drawn = draw(list());
    expect(drawn.text()).to.match(/sign in/i);
    expect(drawn.standsIn.at(-1)).to.equal(true);
  });

  const newest = (notifications: object[]) => () => notifications;

  it('stays in place for an empty list, and shows that there is nothing once AniList has confirmed it', async () => {
    api.answers(newest([]));
    const drawn = draw(list(), {userName: 'Mirabel', token: 'secret'});
    expect(drawn.text()).to.equal('');
    expect(drawn.standsIn.at(-1)).to.equal(true);
    await screen.findByText(/no notifications/);
  });

  it('stays silent about an empty list when AniList does not answer', async () => {
    api.fails(() => new Response('', {status: 500}));
    const drawn = draw(list(), {userName: 'Mirabel', token: 'secret'});
    await waitFor(() => expect(api.sent.length).to.be.greaterThan(0));
    await nextFrame();
    expect(drawn.text()).to.equal('');
  });

  it('stays silent while the site is still loading its notifications', async () => {
    api.answers(newest([{__typename: 'AiringNotification'}]));
    const drawn = draw(list(), {userName: 'Mirabel', token: 'secret'});
    await waitFor(() => expect(api.sent.length).to.equal(1));
    await nextFrame();
    expect(drawn.text()).to.equal('');
  });
});
