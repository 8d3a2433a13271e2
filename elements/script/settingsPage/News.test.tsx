import {screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';

import {expect} from 'chai';

import {News, useHasNews} from './News';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';

describe('News', () => {
  const draw = useRender();
  useConsole();

  const NewsIfAny = () => (useHasNews() ? <News isNew /> : null);
  const lines = () => screen.queryAllByText(/^What's new in version \d+\.\d+\.\d+$/);

  it('treats a user as new if the title language is the only stored setting', () => {
    for (const settings of [{}, {titleLanguage: 'ENGLISH', settingsVersion: 1}]) {
      const {unmount, services} = draw(<NewsIfAny />, {settings});
      expect(lines().length).to.equal(0);
      expect(services.settings.snapshot().seenVersion).to.match(/^\d+\.\d+\.\d+$/);
      unmount();
    }
  });

  it('lists the features that are newer than the last version, each with its switch', async () => {
    const feature = {categories: ['Script'], requests: 'none', summary: 'Does something.'} as const;
    const catalogue = [
      {...feature, id: 'first', name: 'Of 9.94.1', enabledByDefault: true},
      {...feature, id: 'second', name: 'Of 10.6.4', enabledByDefault: true, newIn: '10.6.4'},
      {...feature, id: 'third', name: 'Of this version', enabledByDefault: true, newIn: '11.0.0'},
      {...feature, id: 'fourth', name: 'Off', enabledByDefault: false, newIn: '11.0.0'},
    ];
    for (const [seenVersion, names] of [
      [undefined, ['Of 10.6.4', 'Of this version', 'Off']],
      ['10.6.4', ['Of this version', 'Off']],
    ] as const) {
      const {services, unmount} = draw(<NewsIfAny />, {
        catalogue,
        settings: {first: true, ...(seenVersion && {seenVersion})},
      });
      const list = screen.getByRole('list', {name: 'New features'});
      expect(within(list).getAllByRole('switch')).to.have.length(names.length);
      for (const name of names) expect(within(list).queryByRole('switch', {name}), name).not.to.equal(null);
      await userEvent.click(within(list).getByRole('switch', {name: 'Of this version'}));
      expect(services.settings.snapshot().third).to.equal(false);
      unmount();
    }
  });

  it('shows the news once after an update, and nothing to a new user', async () => {
    const {services, container} = draw(<NewsIfAny />, {settings: {first: true}});
    expect(container.querySelector('details')?.open).to.equal(false);
    await userEvent.click(lines()[0] as HTMLElement);
    const heading = await screen.findByRole('heading', {name: 'Added'});
    expect(heading.localName).to.equal('h4');
    expect(heading.nextElementSibling?.querySelectorAll('li').length).to.be.greaterThan(5);
    // The changelog is in English whatever the language of the page.
    expect(heading.closest('[lang]')?.getAttribute('lang')).to.equal('en');
    expect(container.textContent).not.to.match(/characterFavouriteCount|settingsPage|CSS[a-z]/);
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', {name: "Don't show this again"}));
    expect(lines().length).to.equal(0);
    expect(services.settings.snapshot().seenVersion).to.match(/^\d+\.\d+\.\d+$/);
  });
});
