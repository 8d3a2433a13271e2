import {act, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';

import {expect} from 'chai';

import {News} from './News';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';

describe('News', () => {
  const draw = useRender();
  useConsole();

  const lines = () => screen.queryAllByText(/^What's new in version \d+\.\d+\.\d+$/);

  it('treats a user as new if the title language is the only stored setting', () => {
    for (const settings of [{}, {titleLanguage: 'ENGLISH', settingsVersion: 1}]) {
      const {unmount, services} = draw(<News />, {settings});
      expect(lines().length).to.equal(0);
      expect(services.settings.snapshot().seenVersion).to.match(/^\d+\.\d+\.\d+$/);
      unmount();
    }
  });

  it('shows the news once after an update, and nothing to a new user', async () => {
    const {services, container} = draw(<News />, {settings: {first: true}});
    expect(container.querySelector('details')?.open).to.equal(false);
    // The text of the news is loaded later.
    await act(async () => userEvent.click(lines()[0] as HTMLElement));
    const line = await screen.findByText('Exact favorite counts of characters, staff and studios.');
    // The changelog is in English whatever the language of the page.
    expect(line.closest('[lang]')?.getAttribute('lang')).to.equal('en');
    expect(screen.getByRole('heading', {name: 'Added'}).localName).to.equal('h4');
    expect(container.textContent).not.to.match(/characterFavouriteCount|settingsPage|CSS[a-z]/);
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', {name: "Don't show this again"}));
    expect(lines().length).to.equal(0);
    expect(services.settings.snapshot().seenVersion).to.match(/^\d+\.\d+\.\d+$/);
  });
});
