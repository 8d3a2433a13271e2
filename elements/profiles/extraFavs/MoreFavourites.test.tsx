import {fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import MoreFavourites from './MoreFavourites';

describe('MoreFavourites', () => {
  const api = useApiFetch();
  const draw = useRender();

  /** Scrolls in the box, which is 300 px high and has 3000 px of favorites. */
  function scrollTo(scrollTop: number) {
    const box = screen.getByRole('region');
    for (const [key, value] of Object.entries({scrollTop, clientHeight: 300, scrollHeight: 3000}))
      Object.defineProperty(box, key, {value, configurable: true});
    fireEvent.scroll(box);
  }

  /** Opens the box with its first page. */
  function open({hasNextPage}: {hasNextPage: boolean}) {
    const pageInfo = {__typename: 'PageInfo', hasNextPage};
    const anime = {__typename: 'MediaConnection', pageInfo, nodes: [null]};
    api.answers(() => ({__typename: 'User', id: 5, favourites: {__typename: 'Favourites', anime}}));
    draw(<MoreFavourites userName="Mirabel" kind="anime" />);
    fireEvent.click(screen.getByRole('button', {name: 'Show more'}));
  }

  it('requests the next page near the end of the box, and not before', async () => {
    open({hasNextPage: true});
    const pages = () => api.sent.length;
    await waitFor(() => expect(pages()).to.equal(1));
    await screen.findAllByRole('button', {name: 'Show more'});
    scrollTo(1500);
    expect([screen.queryByRole('status'), pages()]).to.deep.equal([null, 1]);
    scrollTo(2690);
    await waitFor(() => expect(pages()).to.equal(2));
  });

  it('requests nothing at the end of the last page', async () => {
    open({hasNextPage: false});
    await waitFor(() => expect(api.sent.length).to.equal(1));
    await waitFor(() => expect(screen.queryByRole('button', {name: 'Show more'})).to.equal(null));
    scrollTo(2700);
    expect([screen.queryByRole('status'), api.sent.length]).to.deep.equal([null, 1]);
  });

  for (const [userName, kind] of [
    ['Tobias', 'anime'],
    ['Mirabel', 'manga'],
  ] as const)
    it(`is closed again for the ${kind} of ${userName}`, () => {
      api.answers(() => new Promise(() => undefined));
      const {rerender} = draw(<MoreFavourites userName="Mirabel" kind="anime" />);
      const names = () => screen.getAllByRole('button').map(({textContent}) => textContent);
      fireEvent.click(screen.getByRole('button', {name: 'Show more'}));
      expect(names()).to.include('Show less');
      rerender(<MoreFavourites userName={userName} kind={kind} />);
      expect(names()).to.deep.equal(['Show more']);
    });
});
