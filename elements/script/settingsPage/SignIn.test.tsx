// @dates
import {screen, waitFor} from '@testing-library/react';
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

  it('explains how to get a client id, and stores the one entered', async () => {
    const {services, container} = draw(<SignIn />);
    expect(container.querySelector('details')?.open).to.equal(false);
    await userEvent.click(screen.getByText(/aren't signed in/));
    expect(screen.getAllByRole('listitem').length).to.equal(3);
    expect(screen.queryByRole('link', {name: /Sign in/})).to.equal(null);
    await expectAccessible(container);
    await userEvent.type(screen.getByLabelText('Client ID'), '12345');
    expect(services.settings.get(clientId)).to.equal('12345');
  });

  it('rejects a client id that is not a number, and shows why', async () => {
    const {services, container} = draw(<SignIn />);
    await userEvent.click(screen.getByText(/aren't signed in/));
    const field = screen.getByLabelText('Client ID');
    await userEvent.type(field, '12a');
    expect(screen.getByRole('alert').textContent).to.match(/\b1234\b/);
    expect(services.settings.get(clientId)).to.equal('12');
    await expectAccessible(container);
    await userEvent.tab();
    expect([field, screen.getByRole('alert')].map(({isConnected}) => isConnected)).to.deep.equal([true, true]);
    expect((field as HTMLInputElement).value).to.equal('12a');
    await userEvent.clear(field);
    await userEvent.paste(' 4870 ');
    expect(services.settings.get(clientId)).to.equal('4870');
  });

  it('shows a link once there is an address', async () => {
    const {services, rerender} = draw(<SignIn />);
    services.session.authorizeAddress = () => 'https://anilist.co/api/v2/oauth/authorize?client_id=1';
    rerender(<SignIn />);
    await userEvent.click(screen.getByText(/aren't signed in/));
    expect(screen.getByRole('link', {name: 'Sign in to Automail'}).getAttribute('href')).to.include('client_id=1');
  });

  it('never shows the token, and signs out', async () => {
    const {services, container} = draw(<SignIn />, {userName: 'Mirabel', token: 'very-secret'});
    await userEvent.click(screen.getByText(/^You're signed in/));
    expect(container.outerHTML).not.to.include('very-secret');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', {name: 'Sign out'}));
    expect(services.session.token()).to.equal(undefined);
    await waitFor(() => expect(screen.queryByRole('button', {name: 'Sign out'})).to.equal(null));
    expect(container.textContent).to.include("aren't signed in");
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
    it(`shows when a sign-in that has ${days} days left ends`, async () => {
      const now = Date.UTC(2030, 0, 1);
      const {services, rerender, container} = draw(both, {token: 'secret', now: () => now});
      services.session.expires = () => now + days * 86_400_000;
      rerender(both);
      await userEvent.click(screen.getByText(/^You're signed in/));
      expect(container.textContent).to.include(text);
      expect(screen.getByRole('status').textContent !== '').to.equal(urgent);
    });
});
