import {screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import SettingsSection from '../../../../elements/script/settingsPage/SettingsSection';
import {switchOf} from '../../../../src/services/features';
import {useConsole} from '../../../support/console';
import {info} from '../../../support/definitions';
import {expectAccessible, useDrawing} from '../../../support/draw';

const first = info('first', {categories: ['Media', 'Feeds'], extendedDescription: 'At length.'});
const second = info('second', {categories: ['Media'], on: false});
const third = info('third', {categories: ['Script'], importance: 5});
const hidden = info('hidden', {categories: ['Forum'], visible: false});
const catalogue = [first, second, third, hidden];

const labels = () => screen.queryAllByRole('checkbox').map(box => box.closest('label')?.textContent);
const tab = (name: string) => screen.getByRole('button', {name});
const box = (id: string) => screen.getByRole<HTMLInputElement>('checkbox', {name: `What ${id} does.`});

describe('SettingsSection', () => {
  const draw = useDrawing();
  useConsole();

  it('has every visible definition as a control, the important ones first', async () => {
    const {container} = draw(<SettingsSection />, {catalogue});
    expect(screen.getByRole('region', {name: 'Automail Settings'}).id).to.equal('hohSettings');
    expect(labels()).to.deep.equal(['What third does.', 'What first does.', 'What second does.']);
    expect([box('first').checked, box('second').checked]).to.deep.equal([true, false]);
    await expectAccessible(container);
  });

  it('narrows to a category, and back by a second click', async () => {
    const {container} = draw(<SettingsSection />, {catalogue});
    const names = within(screen.getByRole('group', {name: 'Categories'}))
      .getAllByRole('button')
      .map(each => each.textContent);
    expect(names).to.deep.equal(['All', 'Feeds', 'Media', 'Script']);
    await userEvent.click(tab('Media'));
    expect(labels()).to.deep.equal(['What first does.', 'What second does.']);
    expect([tab('Media'), tab('All')].map(each => each.getAttribute('aria-pressed'))).to.deep.equal(['true', 'false']);
    await expectAccessible(container);
    await userEvent.click(tab('Media'));
    expect(labels().length).to.equal(3);
  });

  it('switches by mouse and by keyboard, and stores it', async () => {
    const {services} = draw(<SettingsSection />, {catalogue});
    await userEvent.click(box('second'));
    expect([box('second').checked, services.settings.get(switchOf(second))]).to.deep.equal([true, true]);
    box('first').focus();
    await userEvent.keyboard(' ');
    expect([box('first').checked, services.settings.get(switchOf(first))]).to.deep.equal([false, false]);
  });

  it('follows what another tab does', async () => {
    const {services} = draw(<SettingsSection />, {catalogue});
    services.storage.setItem('hohSettings', '{"first": false}');
    dispatchEvent(new StorageEvent('storage', {key: 'hohSettings'}));
    await screen.findByRole('checkbox', {name: 'What first does.', checked: false});
  });

  it('shows the long description on demand', async () => {
    const {container} = draw(<SettingsSection />, {catalogue});
    const more = screen.getByRole('button', {name: /More about first/});
    expect(more.getAttribute('aria-expanded')).to.equal('false');
    await userEvent.click(more);
    expect([more.getAttribute('aria-expanded'), screen.queryByText('At length.') !== null]).to.deep.equal([
      'true',
      true,
    ]);
    await expectAccessible(container);
    await userEvent.click(more);
    expect(screen.queryByText('At length.')).to.equal(null);
    expect(screen.queryByRole('button', {name: /More about second/})).to.equal(null);
  });

  it('shows what went wrong with the whole product', async () => {
    const {services, container} = draw(<SettingsSection />, {catalogue});
    expect(screen.queryByRole('status')).to.equal(null);
    services.report.notice('The storage is full.');
    services.report.notice('The storage is full.');
    expect((await screen.findAllByText('The storage is full.')).length).to.equal(1);
    await expectAccessible(container);
  });

  it('can be reached by keyboard, control by control', async () => {
    draw(<SettingsSection />, {catalogue});
    const user = userEvent.setup();
    const seen: (string | null | undefined)[] = [];
    for (let step = 0; step < 14; step++) {
      await user.tab();
      seen.push(document.activeElement?.closest('label')?.textContent ?? document.activeElement?.textContent);
    }
    for (const name of ['Homepage', 'All', 'Media', 'What third does.', 'What first does.', 'What second does.'])
      expect(seen).to.include(name);
  });
});
