import {act, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';

import {expect} from 'chai';

import {News} from '#elements/script/settingsPage/News';
import {useConsole} from '../../../support/console';
import {useRender} from '../../../support/draw';

describe('News', () => {
  const draw = useRender();
  useConsole();

  it('shows the news once after an update, and nothing to a new user', async () => {
    const {unmount} = draw(<News />);
    expect(screen.queryAllByRole('heading', {name: "What's new"}).length).to.equal(0);
    unmount();
    // The text of the news is loaded later.
    const {services} = await act(async () => draw(<News />, {settings: {first: true}}));
    expect(screen.queryAllByRole('heading', {name: "What's new"}).length).to.equal(1);
    await screen.findByText('characterFavouriteCount', {exact: false});
    await userEvent.click(screen.getByRole('button', {name: 'Close'}));
    expect(screen.queryAllByRole('heading', {name: "What's new"}).length).to.equal(0);
    expect(services.settings.snapshot().seenVersion).to.match(/^\d+\.\d+\.\d+$/);
  });
});
