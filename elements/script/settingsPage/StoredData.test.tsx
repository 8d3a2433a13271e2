import {screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {StoredData} from './StoredData';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';

const line = (name: RegExp) => screen.getByText(name, {selector: '.what'}).closest<HTMLElement>('li') ?? document.body;
const press = (name: RegExp, button: RegExp) => userEvent.click(within(line(name)).getByRole('button', {name: button}));

describe('what is stored', () => {
  const draw = useRender();
  useConsole();

  for (const [name, store] of [
    [/^Backups of/, 'backups'],
    [/^Your lists$/, 'lists'],
    [/^AniList's answers$/, 'answers'],
    [/^Saved drafts$/, 'drafts'],
    [/^History of your changes$/, 'journal'],
    [/^Imports and/, 'imports'],
  ] as const)
    it(`has a size and is deleted after a question: ${store}`, async () => {
      const {api, rerender, container} = draw(<p>Before</p>);
      const value = 'x'.repeat(3000);
      await api.database.use(async database => {
        if (store === 'backups' || store === 'journal') await database.put(store, value, 1);
        else await database.put(store, value, 'key');
      });
      rerender(<StoredData />);
      await within(line(name)).findByText('3 KB');
      await press(name, /^Delete/);
      await expectAccessible(container);
      await press(name, /^Cancel/);
      expect(await api.database.use(database => database.count(store))).to.equal(1);
      await press(name, /^Delete/);
      await press(name, /for good/);
      await screen.findByText(/^Deleted: /);
      await within(line(name)).findByText('nothing');
      expect(await api.database.use(database => database.count(store))).to.equal(0);
      expect(within(line(name)).getByRole('button').getAttribute('aria-disabled')).to.equal('true');
    });

  it('deletes settings after a backup of them', async () => {
    const {services, api} = draw(<StoredData />, {settings: {droppedScore: true}});
    const name = /^Settings,/;
    await within(line(name)).findByText(/KB$/);
    await press(name, /^Delete/);
    await press(name, /for good/);
    await waitFor(() => expect(services.settings.snapshot()).not.to.have.property('droppedScore'));
    const [backup] = (await api.database.use(database => database.getAll('backups'))) ?? [];
    expect(backup).to.have.nested.property('snapshot.droppedScore', true);
  });
});
