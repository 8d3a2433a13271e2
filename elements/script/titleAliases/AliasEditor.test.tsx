import {act, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {titleAliases} from '#services/settings/shared';
import {expectAccessible, useRender} from '#test/support/draw';
import AliasEditor from './AliasEditor';

describe('the editor of title aliases', () => {
  const draw = useRender();
  const address = () => screen.getByLabelText<HTMLInputElement>(/^Anime or manga/);
  const title = () => screen.getByLabelText<HTMLInputElement>('Your title');
  const add = () => screen.getByRole<HTMLButtonElement>('button', {name: 'Add'});
  const drawWith = (pairs: readonly (readonly [string, string])[]) => {
    const drawn = draw(<AliasEditor />);
    act(() => drawn.services.settings.set(titleAliases, pairs));
    return {...drawn, stored: () => drawn.services.settings.get(titleAliases)};
  };

  it('has a row for each media item, whose title can be changed and removed, and keeps the other lines', async () => {
    const style = ['css/', '.x { color: red }'] as const;
    const {stored, container} = drawWith([['/anime/1/', 'Bebop'], style, ['/manga/2/', 'Guts']]);
    expect(screen.getAllByRole('listitem')).to.have.length(2);
    const field = screen.getByLabelText('/anime/1/');
    await userEvent.clear(field);
    await userEvent.type(field, 'Space Jazz{Enter}');
    expect(stored()).to.deep.equal([['/anime/1/', 'Space Jazz'], style, ['/manga/2/', 'Guts']]);
    expect(screen.getByRole('link', {name: 'Space Jazz'}).getAttribute('href')).to.equal('/anime/1/Space-Jazz/');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', {name: 'Remove Guts'}));
    expect(stored()).to.deep.equal([['/anime/1/', 'Space Jazz'], style]);
    expect(screen.getByText(/^1 more line /)).to.not.equal(null);
  });

  it('saves no empty title, and says why beside the field', async () => {
    const {stored} = drawWith([['/anime/1/', 'Bebop']]);
    const field = screen.getByLabelText('/anime/1/');
    await userEvent.clear(field);
    await userEvent.tab();
    expect(field.getAttribute('aria-describedby')).to.equal(screen.getByText(/remove the alias/).id);
    expect(stored()).to.deep.equal([['/anime/1/', 'Bebop']]);
  });

  it('adds a title for an address, which it previews', async () => {
    const {stored} = drawWith([]);
    await userEvent.type(address(), 'https://anilist.co/manga/30002/Berserk/');
    expect(add().disabled).to.equal(true);
    await userEvent.type(title(), ' Guts ');
    expect(screen.getByRole('link', {name: 'Guts'}).getAttribute('href')).to.equal('/manga/30002/Guts/');
    await userEvent.click(add());
    expect(stored()).to.deep.equal([['/manga/30002/', 'Guts']]);
    expect([address().value, title().value, document.activeElement]).to.deep.equal(['', '', address()]);
  });

  for (const [typed, reason] of [
    ['Cowboy Bebop', /^Enter the address/],
    ['https://anilist.co/user/Odo', /^Enter the address/],
    ['/anime/1/', /already has a title/],
  ] as const)
    it(`adds nothing for "${typed}", and says why`, async () => {
      const {stored} = drawWith([['/anime/1/', 'Bebop']]);
      await userEvent.type(address(), typed);
      await userEvent.type(title(), 'A title{Enter}');
      expect(address().getAttribute('aria-describedby')).to.equal(screen.getByText(reason).id);
      expect(stored()).to.deep.equal([['/anime/1/', 'Bebop']]);
    });
});
