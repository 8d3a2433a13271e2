import {screen} from '@testing-library/react';
import {expect} from 'chai';

import {useRender} from '#test/support/draw';
import {useNavigation} from '#test/support/page';
import SortSelect from './SortSelect';

describe('the orders of the search', () => {
  const draw = useRender();
  const go = useNavigation();

  for (const [type, orders] of [
    [
      'anime',
      [
        ['Episodes, most first', 'EPISODES_DESC'],
        ['Episodes, fewest first', 'EPISODES'],
      ],
    ],
    [
      'manga',
      [
        ['Chapters, most first', 'CHAPTERS_DESC'],
        ['Chapters, fewest first', 'CHAPTERS'],
        ['Volumes, most first', 'VOLUMES_DESC'],
        ['Volumes, fewest first', 'VOLUMES'],
      ],
    ],
  ] as const)
    it(`end with those of ${type}`, () => {
      go(`/search/${type}`);
      draw(<SortSelect />);
      const options = screen.getAllByRole<HTMLOptionElement>('option').map(({text, value}) => [text, value]);
      expect(options.slice(-orders.length)).to.deep.equal(orders);
    });
});
