import {screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {AllSettings} from './AllSettings';
import {switchOf} from '#services/features';
import {number} from '#services/settings/handles';
import {titleAliases} from '#services/settings/shared';
import {useConsole} from '#test/support/console';
import {info} from '#test/support/definitions';
import {expectAccessible, useRender} from '#test/support/draw';

const first = info('first', {});
const second = info('second', {});
const catalogue = [first, second];

describe('importing settings', () => {
  const draw = useRender();
  useConsole();
  const choose = async (value: object) => {
    const text = JSON.stringify(value);
    await userEvent.upload(screen.getByLabelText('Import settings'), new File([text], 'mine.json'));
  };
  const preview = () => screen.findByRole('group', {name: 'Import settings from mine.json'});
  const listed = (group: HTMLElement, name: RegExp) =>
    within(within(group).getByRole('list', {name}))
      .getAllByRole('listitem')
      .map(({textContent}) => textContent);
  const open = () => {
    const drawn = draw(<AllSettings />, {catalogue, settings: {first: false}});
    drawn.services.settings.set(titleAliases, [['/anime/1/', 'Bebop']]);
    return drawn;
  };

  it('lists changes and skipped settings before changing anything', async () => {
    const {container, services} = open();
    await choose({first: true, second: 'yes', accessToken: 'secret', ofAnother: 1});
    const shown = await preview();
    expect(listed(shown, /1 setting will change/)).to.deep.equal(['Feature first: off → on']);
    expect(listed(shown, /2 will be skipped/)).to.deep.equal([
      'Sign-in to Automail: sign-ins are never imported from a file',
      'Feature second: its value is invalid',
    ]);
    expect(shown.textContent).to.include('1 setting of another version will be kept');
    expect(services.settings.get(switchOf(first))).to.equal(false);
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', {name: 'Cancel'}));
    expect(services.settings.get(switchOf(first))).to.equal(false);
    expect(document.activeElement === screen.getByLabelText('Import settings')).to.equal(true);
  });

  it('shows the feature of a sub-setting, since two features may use the same name', async () => {
    const amount = (key: string) => number(key, {title: 'Amount', initial: 3});
    const own = [info('first', {settings: [amount('a')]}), info('second', {settings: [amount('b')]})];
    draw(<AllSettings />, {catalogue: own});
    await choose({a: 4, b: 4});
    expect(listed(await preview(), /2 settings will change/)).to.deep.equal([
      'Amount (Feature first): 3 → 4',
      'Amount (Feature second): 3 → 4',
    ]);
  });

  it('overrides the settings in the file and keeps the rest', async () => {
    const {services} = open();
    services.settings.set(switchOf(second), false);
    await choose({first: true});
    await preview();
    await userEvent.click(screen.getByRole('button', {name: 'Import these settings'}));
    await screen.findByText(/^Done: settings from mine\.json/);
    const {settings} = services;
    expect([settings.get(switchOf(first)), settings.get(switchOf(second))]).to.deep.equal([true, false]);
    expect(settings.get(titleAliases)).to.deep.equal([['/anime/1/', 'Bebop']]);
    await userEvent.click(screen.getByRole('button', {name: 'Undo'}));
    expect(settings.get(switchOf(first))).to.equal(false);
  });

  it('backs up later changes when a replacement is undone', async () => {
    const {services} = open();
    await choose({first: true});
    await preview();
    await userEvent.click(screen.getByRole('button', {name: 'Import these settings'}));
    await screen.findByText(/^Done: settings from mine\.json/);
    services.settings.set(switchOf(second), false);
    await userEvent.click(screen.getByRole('button', {name: 'Undo'}));
    const undone = (await screen.findByText(/Before: Undo$/)).closest('li');
    expect(services.settings.get(switchOf(second))).to.equal(true);
    if (!undone) throw new Error('the backup is not in the list');
    await userEvent.click(within(undone).getByRole('button', {hidden: true}));
    await waitFor(() => expect(services.settings.get(switchOf(second))).to.equal(false));
  });

  it('replaces everything only after a second, explicit choice that lists what else it resets', async () => {
    const {services} = open();
    await choose({second: true});
    const shown = await preview();
    expect(shown.textContent).to.match(/already match/);
    expect(screen.queryByRole('button', {name: 'Import these settings'})).to.equal(null);
    await userEvent.click(screen.getByText('Replace everything instead'));
    expect(listed(shown, /2 more/).toSorted()).to.deep.equal([
      'Feature first: off → on',
      'Your own titles for anime and manga: 1 entry → empty',
    ]);
    await userEvent.click(screen.getByRole('button', {name: 'Replace everything'}));
    await waitFor(() => expect(services.settings.get(titleAliases)).to.deep.equal([]));
    expect(services.settings.get(switchOf(first))).to.equal(true);
  });

  it('does not read a file that is too large for settings', async () => {
    open();
    let wasRead = false;
    const file = new File([new Uint8Array(5_000_001)], 'mine.json');
    file.text = () => {
      wasRead = true;
      return Promise.resolve('{"first": true}');
    };
    await userEvent.upload(screen.getByLabelText('Import settings'), file);
    const shown = await screen.findByRole('alert');
    expect(shown.textContent).to.match(/too large/);
    expect(wasRead).to.equal(false);
  });

  it('changes nothing and shows a message when nothing in the file can be used', async () => {
    const {container, services} = open();
    const before = services.settings.snapshot();
    await choose({first: 'yes', second: 3});
    const shown = await screen.findByRole('alert');
    expect(shown.textContent).to.match(/no settings/);
    expect(listed(shown, /2 will be skipped/).length).to.equal(2);
    expect(services.settings.snapshot()).to.deep.equal(before);
    await expectAccessible(container);
  });
});

describe('replacing all settings', () => {
  const draw = useRender();
  useConsole();
  const native = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open');
  beforeEach(() =>
    Object.defineProperty(IDBFactory.prototype, 'open', {
      configurable: true,
      value: () => {
        throw new Error('no database');
      },
    }),
  );
  afterEach(() => native && Object.defineProperty(IDBFactory.prototype, 'open', native));

  it('asks before continuing without a backup', async () => {
    const {services, container} = draw(<AllSettings />, {catalogue, settings: {first: false}});
    const isFirstOn = () => services.settings.get(switchOf(first));
    const reset = async () => {
      await userEvent.click(screen.getByRole('button', {name: 'Default Settings'}));
      await userEvent.click(screen.getByRole('button', {name: /^Apply/}));
      return screen.findByRole('alert');
    };
    const question = await reset();
    expect(isFirstOn()).to.equal(false);
    await expectAccessible(container);
    await userEvent.click(within(question).getByRole('button', {name: 'Cancel'}));
    await waitFor(() => expect(screen.queryByRole('alert')).to.equal(null));
    expect(isFirstOn()).to.equal(false);
    await userEvent.click(within(await reset()).getByRole('button', {name: /without/}));
    await waitFor(() => expect(isFirstOn()).to.equal(true));
    expect(screen.queryByRole('alert')).to.equal(null);
  });
});
