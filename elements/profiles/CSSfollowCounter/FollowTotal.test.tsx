import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import FollowTotal from './FollowTotal';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch, type Resolve} from '#test/support/fetch';
import {nextFrame} from '#test/support/wait';

const users = {Following: 1234, Followers: 67};

/** An API with these totals. `pageInfo` comes before the users, so the query shows which total is requested. */
const totals =
  (of: (what: 'User' | 'pageInfo') => unknown): Resolve =>
  ({name}) =>
    name === 'User' ? of('User') : name === 'Page.pageInfo' ? of('pageInfo') : [{__typename: 'User', id: 1}];
const user = {__typename: 'User', id: 7};
const info = (total: number, hasNextPage = true) => ({__typename: 'PageInfo', total, hasNextPage});

describe('FollowTotal', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();

  for (const kind of ['following', 'followers'] as const)
    it(`shows the total of ${kind}`, async () => {
      api.answers(totals(what => (what === 'User' ? user : info(users.Following))));
      const drawn = draw(<FollowTotal userName="Mirabel" kind={kind} />);
      expect(drawn.text()).to.equal('');
      await waitFor(() => expect(drawn.text()).to.equal('1,234'));
      await expectAccessible(drawn.container);
    });

  it('shows 5,000+ if even the last page has a next one', async () => {
    api.answers(totals(what => (what === 'User' ? user : info(5000))));
    const drawn = draw(<FollowTotal userName="Mirabel" kind="following" />);
    await waitFor(() => expect(drawn.text()).to.equal('5,000+'));
  });

  for (const kind of ['following', 'followers'] as const)
    it(`shows 65536+ if the API has an error with the total of ${kind} and answers the other`, async () => {
      api.answers(({name}) => {
        if (name === 'User') return user;
        if (name === 'Page.pageInfo') return info(67);
        return name === `Page.${kind}` ? apiError('Too many.', 500) : [{__typename: 'User', id: 1}];
      });
      const drawn = draw(<FollowTotal userName="Mirabel" kind={kind} />);
      await waitFor(() => expect(drawn.text()).to.equal('65536+'));
      await expectAccessible(drawn.container);
    });

  it('shows a dash with the reason if the API fails for another reason', async () => {
    for (const [status, reason] of [
      [500, 'AniList has a problem right now. Try again later.'],
      [403, 'No.'],
    ] as const) {
      api.answers(totals(what => (what === 'User' ? user : apiError('No.', status))));
      const drawn = draw(<FollowTotal userName="Mirabel" kind="followers" />);
      await waitFor(() => expect(drawn.text()).to.equal('–'));
      expect(drawn.getByRole('img', {name: `Unknown. ${reason}`}).tabIndex).to.equal(0);
      await expectAccessible(drawn.container);
      drawn.unmount();
    }
  });

  it('shows nothing if the user does not exist', async () => {
    api.answers(() => apiError('Not Found.', 404));
    const drawn = draw(<FollowTotal userName="Nobody" kind="following" />);
    await waitFor(() => expect(api.sent.length).to.equal(1));
    await nextFrame();
    expect(drawn.text()).to.equal('');
  });
});
