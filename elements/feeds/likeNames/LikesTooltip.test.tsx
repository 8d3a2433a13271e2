import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import LikesTooltip from './LikesTooltip';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';

const people = (count: number) =>
  Array.from({length: count}, (_, id) => ({
    __typename: 'User',
    id,
    name: `Person${id}`,
    avatar: {__typename: 'UserAvatar', medium: `/${id}.png`},
  }));
const tooltip = () => screen.queryByRole('tooltip')?.textContent ?? '';

describe('LikesTooltip', () => {
  const api = useApiFetch();
  const draw = useRender();
  const button = () => screen.getByRole('button');
  const open = () => act(() => button().focus());
  const listed = () => screen.queryAllByRole('listitem').map(({textContent}) => textContent);

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
    act(() => button().blur());
    expect(tooltip()).to.equal('');
  });

  it('counts more than 20 names, and lists all in full with avatars once it is pressed', async () => {
    api.answers(() => ({__typename: 'ListActivity', id: 1, likes: people(21)}));
    const drawn = draw(<LikesTooltip activityId={1} likes={21} />);
    open();
    await waitFor(() => expect(tooltip()).to.match(/^21 likes/));
    fireEvent.click(button());
    expect(listed()).to.deep.equal(people(21).map(({name}) => name));
    expect(drawn.container.querySelector('li img')?.getAttribute('src')).to.equal('/0.png');
    expect([tooltip(), button().ariaExpanded]).to.deep.equal(['', 'true']);
    expect(api.sent.length).to.equal(1);
    await expectAccessible(drawn.container);
    fireEvent.click(button());
    expect([listed(), button().ariaExpanded]).to.deep.equal([[], 'false']);
  });

  it('lists the names as well when the tooltip is pressed, until Escape or a press elsewhere', async () => {
    api.answers(() => ({__typename: 'TextActivity', id: 1, likes: people(2)}));
    draw(<LikesTooltip activityId={1} likes={2} />);
    for (const leave of [
      () => fireEvent.keyDown(screen.getAllByRole('link')[1] as HTMLElement, {key: 'Escape'}),
      () => fireEvent.pointerDown(document.body),
    ]) {
      open();
      await waitFor(() => expect(tooltip()).to.equal('Person0, Person1'));
      fireEvent.click(screen.getByRole('tooltip'));
      fireEvent.pointerLeave(button().parentElement as HTMLElement);
      fireEvent.pointerDown(screen.getByRole('group'));
      expect(listed()).to.deep.equal(['Person0', 'Person1']);
      act(() => screen.getAllByRole('link')[1]?.focus());
      expect(listed()).to.deep.equal(['Person0', 'Person1']);
      leave();
      expect(listed()).to.deep.equal([]);
      act(() => button().blur());
    }
  });

  it('finds a reply by its id, otherwise by its index', async () => {
    const replies = [5, 6].map(id => ({
      __typename: 'ActivityReply',
      id,
      likes: [{__typename: 'User', id, name: `Fan${id}`, avatar: null}],
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
