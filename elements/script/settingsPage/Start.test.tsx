import {screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {Start} from './Start';
import {switchOf} from '#services/features';
import {catalogue} from '#src/catalogue.generated';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';

describe('the first steps', () => {
  const draw = useRender();
  useConsole();

  it('are the sign-in, a style, twelve popular features and the language, in this order', async () => {
    const {container} = draw(<Start />, {catalogue});
    const list = screen.getByRole('list', {name: 'Popular features'});
    const parts = [
      screen.getByRole('group', {name: 'Sign in to Automail'}),
      screen.getByRole('group', {name: 'Choose a style'}),
      list,
      screen.getByRole('combobox', {name: 'Language'}),
    ];
    const inDocument = parts.toSorted((a, b) =>
      a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inDocument).to.deep.equal(parts);
    const ids = [...list.children].map(each => each.getAttribute('data-id'));
    expect([ids.length, new Set(ids).size]).to.deep.equal([12, 12]);
    await expectAccessible(container);
  });

  it('switch a popular feature at once', async () => {
    const {services} = draw(<Start />, {catalogue});
    const anisongs = catalogue.find(({id}) => id === 'anisongs');
    const row = screen.getByRole('list', {name: 'Popular features'}).querySelector('[data-id=anisongs]');
    await userEvent.click(within(row as HTMLElement).getByRole('switch'));
    expect(anisongs && services.settings.get(switchOf(anisongs))).to.equal(true);
  });
});
