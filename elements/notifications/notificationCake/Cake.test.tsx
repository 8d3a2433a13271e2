import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import Cake from './Cake';
import {useConsole} from '#test/support/console';
import {useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {returnFromCache} from '#test/support/page';

describe('the pie of unread notifications', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();

  it('counts again in a page from the back/forward cache, where they may have been read meanwhile', async () => {
    let [total, time] = [3, 1_000_000];
    api.answers(({name}) => {
      if (name === 'Viewer') return {__typename: 'User', id: 7, unreadNotificationCount: total};
      return Array.from({length: total}, () => ({__typename: 'AiringNotification', type: 'AIRING'}));
    });
    const drawn = draw(<Cake unread={3} isOnMenu={false} />, {
      userName: 'Mirabel',
      token: 'secret',
      now: () => time,
    });
    await waitFor(() => expect(drawn.text()).to.equal('3'));
    total = 2;
    time += 120_000;
    returnFromCache();
    await waitFor(() => expect(drawn.text()).to.equal('2'));
  });
});
