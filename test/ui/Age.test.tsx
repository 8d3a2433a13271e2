// @dates
import {screen} from '@testing-library/react';
import {expect} from 'chai';

import {Age} from '#ui/Age';
import {expectAccessible, useRender} from '../support/draw';

describe('Age', () => {
  const draw = useRender();
  const now = 1_700_000_000_000;

  it('shows how old the data is, and requests newer data when the button is clicked', async () => {
    let asked = 0;
    const {container, text} = draw(<Age at={now - 12 * 60_000} refresh={() => asked++} />, {now: () => now});
    expect(text()).to.equal('from 12 minutes agoRefresh');
    screen.getByRole('button', {name: 'Refresh'}).click();
    expect(asked).to.equal(1);
    await expectAccessible(container);
  });

  it('shows nothing when the age is unknown', () => {
    expect(draw(<Age at={undefined} />).text()).to.equal('');
  });
});
