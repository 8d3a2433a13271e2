import {render, screen} from '@testing-library/react';
import {expect} from 'chai';

import {Fraction} from '#ui/figures/Fraction';
import {expectAccessible} from '../../support/draw';

describe('Fraction', () => {
  it('shows a symbol and has the plain number as its title', async () => {
    const {container} = render(<Fraction value={2.5} />);
    expect(container.textContent).to.equal('2½');
    expect(screen.getByTitle('2.5').isConnected).to.equal(true);
    await expectAccessible(container);
  });
});
