import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {Language} from './Language';
import {useRender} from '#test/support/draw';

describe('the choice of a language', () => {
  const draw = useRender();
  const reload = () => screen.queryByRole('button', {name: 'Reload page'});

  it('shows that the page must be reloaded, even after the settings were left and reopened', async () => {
    const {rerender} = draw(<Language />);
    expect(reload()).to.equal(null);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'de');
    expect(reload()).not.to.equal(null);
    rerender(<p>another page</p>);
    rerender(<Language />);
    expect(reload()).not.to.equal(null);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'auto');
    expect(reload()).to.equal(null);
  });
});
