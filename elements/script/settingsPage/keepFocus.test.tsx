import {screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import SettingsSection from './SettingsSection';
import {switchOf} from '#services/features';
import {useConsole} from '#test/support/console';
import {info} from '#test/support/definitions';
import {useRender} from '#test/support/draw';
import {inAllTab, openTab, toggleRow} from '#test/support/settings';

const first = info('first', {});
const second = info('second', {enabledByDefault: false});
const third = info('third', {requiresFeatures: [switchOf(second)]});

/** The name of the focused element. */
const focused = () => {
  const node = document.activeElement;
  return (
    node?.closest('.head')?.querySelector('.name')?.textContent ??
    node?.querySelector('h3')?.textContent ??
    node?.textContent
  );
};

describe('the focus in the settings', () => {
  const draw = useRender();
  useConsole();

  const table: readonly [title: string, button: RegExp | string, before: () => Promise<void>, now: RegExp][] = [
    [
      'goes to the switch of a feature that is reset',
      /^Reset\s*Feature first/,
      () => toggleRow('Feature first'),
      /^Feature first$/,
    ],
    [
      'goes to the switch of a feature whose need is met',
      /^Turn on/,
      () => toggleRow('Feature third'),
      /^Feature third$/,
    ],
    [
      'goes to the panel around the default settings that are not applied',
      'Cancel',
      async () => {
        await openTab('Help & repair');
        await userEvent.click(screen.getByRole('button', {name: 'Default Settings'}));
      },
      /files and backups$/,
    ],
  ];

  for (const [title, button, before, now] of table)
    it(title, async () => {
      draw(<SettingsSection />, {
        catalogue: [first, second, third],
        settings: {...inAllTab, first: false},
        token: 'secret',
      });
      await before();
      const pressed = await screen.findByRole('button', {name: button});
      pressed.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(pressed.isConnected).to.equal(false));
      await waitFor(() => expect(focused()).to.match(now));
    });

  it('stays where it is when the clicked control stays', async () => {
    draw(<SettingsSection />, {catalogue: [first], settings: {settingsTab: 'help'}});
    await userEvent.click(screen.getByRole('button', {name: 'Default Settings'}));
    expect(focused()).to.equal('Default Settings');
  });
});
