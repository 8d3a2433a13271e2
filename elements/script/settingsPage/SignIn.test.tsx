// @dates
import {act, screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {SignIn} from './SignIn';
import {Status} from './Status';
import {clientId} from '#services/settings/shared';
import {expectAccessible, useRender} from '#test/support/draw';

describe('SignIn', () => {
  const draw = useRender();
  const both = (
    <>
      <Status />
      <SignIn />
    </>
  );
  const field = () => screen.getByLabelText<HTMLInputElement>('Client ID');
  /** Which steps are ticked. */
  const ticked = () => screen.getAllByRole('listitem').map(each => each.matches('[data-done=true]'));
  const isAwake = () => screen.getByRole('button', {name: 'Sign in'}).getAttribute('aria-disabled') === null;

  /** The card, whose button leads to AniList as soon as a client id is stored. */
  function drawSignedOut() {
    const drawn = draw(<SignIn />);
    const {session, settings} = drawn.services;
    session.authorizeAddress = () => `https://anilist.co/api/v2/oauth/authorize?client_id=${settings.get(clientId)}`;
    return drawn;
  }

  it('wakes its button and ticks all steps once the client id is valid', async () => {
    const {services, container} = drawSignedOut();
    expect(ticked()).to.deep.equal([false, false, false]);
    expect(isAwake()).to.equal(false);
    await expectAccessible(container);
    await userEvent.type(field(), '12345');
    expect(services.settings.get(clientId)).to.equal('12345');
    expect(ticked()).to.deep.equal([true, true, true]);
    expect(isAwake()).to.equal(true);
    await userEvent.type(field(), 'x');
    expect([isAwake(), ...ticked()]).to.deep.equal([false, false, false, false]);
  });

  it('copies the name and the redirect address, and ticks the steps that were taken', async () => {
    drawSignedOut();
    const copied: string[] = [];
    const native = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = text => Promise.resolve(void copied.push(text));
    const link = screen.getByRole('link', {name: /developer settings/});
    link.addEventListener('click', event => event.preventDefault());
    expect(['href', 'target'].map(name => link.getAttribute(name))).to.deep.equal(['/settings/developer', '_blank']);
    await userEvent.click(link);
    expect(ticked()).to.deep.equal([true, false, false]);
    await userEvent.click(screen.getByRole('button', {name: /^Copy\s*the name$/}));
    await userEvent.click(screen.getByRole('button', {name: /^Copy\s*the redirect/}));
    await waitFor(() => expect(ticked()).to.deep.equal([true, true, false]));
    expect(copied).to.deep.equal(['Automail', 'https://anilist.co/home']);
    navigator.clipboard.writeText = native;
  });

  it('rejects a client id that is not a number, and shows why', async () => {
    const {services, container} = drawSignedOut();
    await userEvent.type(field(), '12a');
    expect(screen.getByRole('alert').textContent).to.match(/\b1234\b/);
    expect(services.settings.get(clientId)).to.equal('12');
    await expectAccessible(container);
    await userEvent.tab();
    expect([field(), screen.getByRole('alert')].map(({isConnected}) => isConnected)).to.deep.equal([true, true]);
    expect(field().value).to.equal('12a');
    await userEvent.clear(field());
    await userEvent.paste(' 4870 ');
    expect(services.settings.get(clientId)).to.equal('4870');
  });

  it('explains once, and only while signed out, that an authorized app is not a sign-in', () => {
    const {services, container} = draw(both);
    const count = () => container.textContent.split('Authorized').length - 1;
    expect(count()).to.equal(1);
    services.session.setUser('Mirabel', 'secret');
    return waitFor(() => expect(count()).to.equal(0));
  });

  it('never shows the token, names the account, and signs out', async () => {
    const {services, container} = draw(<SignIn />, {userName: 'Mirabel', token: 'very-secret'});
    const card = screen.getByRole('group', {name: /Mirabel/});
    expect(container.outerHTML).not.to.include('very-secret');
    expect(within(card).queryByRole('listitem')).to.equal(null);
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', {name: 'Sign out'}));
    expect(services.session.token()).to.equal(undefined);
    await waitFor(() => expect(screen.queryByRole('button', {name: 'Sign out'})).to.equal(null));
    expect(screen.getAllByRole('listitem').length).to.equal(3);
  });

  it('names no account while the site has another one', () => {
    const {services} = draw(<SignIn />, {userName: 'Mirabel', token: 'secret'});
    services.session.setAccount('other');
    act(() => services.session.signIn('secret'));
    expect(screen.queryByRole('group', {name: /Mirabel/})).to.equal(null);
  });

  it('offers to try again and to sign out while AniList rejects the sign-in', async () => {
    const {services} = draw(<SignIn />, {userName: 'Mirabel', token: 'secret'});
    services.session.setRejected(true);
    await userEvent.click(await screen.findByRole('button', {name: 'Try again'}));
    await screen.findByRole('group', {name: /Mirabel/});
  });

  it('warns when the script and the site have different accounts', async () => {
    const {services, rerender, container} = draw(<Status />, {token: 'secret'});
    expect(screen.getByRole('status').textContent).to.equal('');
    services.session.setAccount('other');
    rerender(<Status />);
    expect(screen.getByRole('status').textContent).to.include('different accounts');
    await expectAccessible(container);
  });

  for (const [days, text, urgent] of [
    [100, 'is valid until Apr 1', false],
    [13, 'ends in 13 days', true],
    [-1, 'has expired', true],
  ] as const)
    it(`shows when a sign-in that has ${days} days left ends`, () => {
      const now = Date.UTC(2030, 0, 1);
      const {services, container} = draw(both, {now: () => now});
      services.session.expires = () => now + days * 86_400_000;
      act(() => services.session.signIn('secret'));
      expect(container.textContent).to.include(text);
      expect(screen.getByRole('status').textContent !== '').to.equal(urgent);
    });
});
