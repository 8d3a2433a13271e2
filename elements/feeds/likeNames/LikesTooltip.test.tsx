import {fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import LikesTooltip from './LikesTooltip';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';

const people = (count: number) =>
  Array.from({length: count}, (_, id) => ({__typename: 'User', id, name: `Person${id}`}));
const tooltip = () => screen.queryByRole('tooltip')?.textContent ?? '';

describe('LikesTooltip', () => {
  const api = useApiFetch();
  const draw = useRender();
  const open = () => fireEvent.click(screen.getByRole('button'));

  it('requests the names when it opens, and shortens them more the more there are', async () => {
    api.answers(() => ({__typename: 'TextActivity', id: 1, likes: people(6)}));
    const drawn = draw(<LikesTooltip activityId={1} likes={6} />);
    expect(api.sent.length).to.equal(0);
    open();
    await waitFor(() =>
      expect(tooltip()).to.equal(
        people(6)
          .map(() => 'Perso…')
          .join(', '),
      ),
    );
    await expectAccessible(drawn.container);
    open();
    expect(tooltip()).to.equal('');
  });

  it('lists all names in full when there are too many to abbreviate', async () => {
    api.answers(() => ({__typename: 'ListActivity', id: 1, likes: people(21)}));
    draw(<LikesTooltip activityId={1} likes={21} />);
    open();
    await waitFor(() => expect(tooltip()).to.contain('Person20'));
  });

  it('finds a reply by its id, otherwise by its index', async () => {
    const replies = [5, 6].map(id => ({
      __typename: 'ActivityReply',
      id,
      likes: [{__typename: 'User', id, name: `Fan${id}`}],
    }));
    api.answers(() => ({__typename: 'TextActivity', id: 1, replies}));
    const first = draw(<LikesTooltip activityId={1} likes={1} replyIndex={0} replyId={6} />);
    open();
    await waitFor(() => expect(tooltip()).to.equal('Fan6'));
    first.unmount();
    draw(<LikesTooltip activityId={1} likes={1} replyIndex={0} />);
    open();
    await waitFor(() => expect(tooltip()).to.equal('Fan5'));
  });

  it('shows an error when there is no answer', async () => {
    api.answers(() => apiError('Internal', 500));
    draw(<LikesTooltip activityId={1} likes={6} />);
    open();
    await waitFor(() => expect(tooltip()).to.contain("couldn't load the names"));
  });
});
