import {fireEvent, screen} from '@testing-library/react';
import {expect} from 'chai';

import FilterStepper from './FilterStepper';
import {useRender} from '#test/support/draw';
import {useNavigation} from '#test/support/page';

describe('the year steps of a search', () => {
  const draw = useRender();
  const go = useNavigation();
  const now = () => Date.UTC(2026, 5, 1);

  for (const [year, name, next] of [
    [1941, 'Previous year: 1940', 1940],
    [1940, 'Previous year', undefined],
    [2026, 'Next year: 2027', 2027],
    [2027, 'Next year', undefined],
  ] as const)
    it(`lead from ${year} by "${name}" to ${next ?? 'nothing'}`, () => {
      go(`/search/anime?year=${year}%25`);
      draw(<FilterStepper year={year} />, {now});
      const button = screen.getByRole('button', {name});
      expect(button.getAttribute('aria-disabled')).to.equal(next === undefined ? 'true' : null);
      fireEvent.click(button);
      expect(new URL(location.href).searchParams.get('year')).to.equal(`${next ?? year}%`);
    });
});
