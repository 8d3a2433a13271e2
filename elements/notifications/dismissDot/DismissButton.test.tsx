import {act, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import DismissButton from './DismissButton';
import {dismissedDot, suppressedDot} from '#services/unread/dismissed';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {useSignal} from '#test/support/page';

describe('DismissButton', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const test = useSignal();
  const member = {userName: 'Mirabel', token: 'secret'};

  it('makes the API reset the count, and hides the dot while the site still shows the old count', async () => {
    api.answers(() => ({__typename: 'AiringNotification'}));
    const drawn = draw(<DismissButton unread={7} isOnMenu={false} />, member);
    await expectAccessible(drawn.container);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.queryAllByRole('button').length).to.equal(0));
    expect(api.sent.flatMap(({requestedFields}) => requestedFields)).to.deep.equal([
      {name: 'Notification', args: {resetNotificationCount: true}},
    ]);
    expect([drawn.standsIn.at(-1), dismissedDot.get()]).to.deep.equal([true, 7]);
    drawn.rerender(<DismissButton unread={8} isOnMenu={false} />);
    expect(screen.queryAllByRole('button').length).to.equal(1);
    expect(drawn.standsIn.at(-1)).to.equal(false);
    drawn.unmount();
    expect(dismissedDot.get()).to.equal(undefined);
  });

  it("does not click or press the site's menu button, which is around it", async () => {
    api.answers(() => ({__typename: 'AiringNotification'}));
    const reached: string[] = [];
    draw(<DismissButton unread={7} isOnMenu />, member);
    for (const type of ['click', 'keydown'])
      document.body.addEventListener(type, () => reached.push(type), {signal: test.signal});
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryAllByRole('button').length).to.equal(0));
    expect(reached).to.deep.equal([]);
  });

  it('is not shown while all types of the unread notifications are suppressed', () => {
    draw(<DismissButton unread={7} isOnMenu={false} />, member);
    act(() => suppressedDot.set(7));
    expect(screen.queryAllByRole('button').length).to.equal(0);
    act(() => suppressedDot.reset());
    expect(screen.queryAllByRole('button').length).to.equal(1);
  });

  it('reports why the dot stays', async () => {
    api.fails(() => new Response('{}', {status: 500}));
    const drawn = draw(<DismissButton unread={7} isOnMenu={false} />, member);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(drawn.services.toasts.list().length).to.equal(1));
    expect(drawn.services.toasts.list()[0]?.text).to.match(/^The dot wasn't dismissed\. /);
    expect(drawn.standsIn.at(-1)).to.equal(false);
  });
});
