import {fireEvent, screen} from '@testing-library/react';
import {expect} from 'chai';

import {useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import MoreFavourites from './MoreFavourites';

describe('MoreFavourites', () => {
  const api = useApiFetch();
  const draw = useRender();

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
