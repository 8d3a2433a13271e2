import {screen} from '@testing-library/react';
import {expect} from 'chai';
import type {ReactNode} from 'react';

import GroupedList from './GroupedList';
import {ElementContext, useElementContext} from '#ui/context';
import {useConsole} from '#test/support/console';
import {useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {activityResponse, like, now} from '#test/support/notices';
import {nextFrame} from '#test/support/wait';

const budget = {max: 25, resetsAt: now() + 3_600_000, pausedUntil: undefined, pendingCalls: 0, waitingTabs: 0};
const budgets = new Map(
  [0, 5, 6, 25].map(left => [left, {...budget, remaining: left, counts: {}, countedFrom: 0}] as const),
);

/** Provides the API with `left` calls left. */
function With({left, children}: {left: number; children: ReactNode}) {
  const all = useElementContext();
  const api = all.services.apiFor('notifications');
  const scheduler = {...api.scheduler, subscribe: () => () => undefined, budget: () => budgets.get(left)};
  const services = {...all.services, apiFor: () => ({...api, scheduler}) as typeof api};
  return <ElementContext value={{...all, services}}>{children}</ElementContext>;
}

describe('previews within the API limit', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const real = Date.now;
  beforeEach(() => void (Date.now = now));
  afterEach(() => void (Date.now = real));
  const list = (left: number) => (
    <With left={left}>
      <GroupedList notifications={[like()]} rest={0} unreadCount={0} hasMore={false} isStrange={false} />
    </With>
  );

  for (const left of [0, 5])
    it(`are not requested with ${left} calls left, but are once there are more`, async () => {
      api.answers(activityResponse(0));
      const drawn = draw(list(left), {now});
      await nextFrame();
      expect(api.sent.length).to.equal(0);
      expect(drawn.text()).to.match(/previews will/i);
      expect(drawn.text()).to.include('Tobias liked your activity.');
      drawn.rerender(list(25));
      await screen.findByText('Activity [spoiler] 5');
    });

  it('are requested with 6 calls left, and stay when fewer are left', async () => {
    api.answers(activityResponse(0));
    const drawn = draw(list(6), {now});
    await screen.findByText('Activity [spoiler] 5');
    drawn.rerender(list(5));
    expect(screen.queryAllByText('Activity [spoiler] 5').length).to.equal(1);
  });
});
