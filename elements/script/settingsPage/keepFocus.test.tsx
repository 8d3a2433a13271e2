import {screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import SettingsSection from './SettingsSection';
import {switchOf} from '#services/features';
import {useConsole} from '#test/support/console';
import {info} from '#test/support/definitions';
import {useRender} from '#test/support/draw';

const first = info('first', {});
const second = info('second', {enabledByDefault: false});
const third = info('third', {requiresFeatures: [switchOf(second)]});

/** The name of the focused element. */
const focused = () => {
  const node = document.activeElement;
  return (
    node?.closest('label')?.querySelector('.name')?.textContent ??
    node?.querySelector('h3')?.textContent ??
    node?.textContent
  );
};

describe('the focus in the settings', () => {
  const draw = useRender();
  useConsole();

  const table: readonly [title: string, button: RegExp | string, before: () => Promise<void> | void, now: string][] = [
    ['goes to the switch of a feature that is reset', /^Reset\s*Feature first/, () => undefined, 'Feature first'],
    ['goes to the switch of a feature whose need is met', /^Turn on/, () => undefined, 'Feature third'],
    [
      'goes to the panel around defaults that are not applied',
      'Cancel',
      () => userEvent.click(screen.getByRole('button', {name: 'Default Settings'})),
      'Defaults, files and backups',
    ],
    ['goes to the card of the sign-in after signing out', 'Sign out', () => undefined, 'Sign in to Automail'],
  ];

  for (const [title, button, before, now] of table)
    it(title, async () => {
      draw(<SettingsSection />, {catalogue: [first, second, third], settings: {first: false}, token: 'secret'});
      await before();
      const pressed = await screen.findByRole('button', {name: button});
      pressed.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(pressed.isConnected).to.equal(false));
      await waitFor(() => expect(focused()).to.equal(now));
    });

  it('stays where it is when the clicked control stays', async () => {
    draw(<SettingsSection />, {catalogue: [first]});
    await userEvent.click(screen.getByRole('button', {name: 'Default Settings'}));
    expect(focused()).to.equal('Default Settings');
  });
});
