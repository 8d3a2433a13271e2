import {act, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {Status} from './Status';
import {expectAccessible, useRender} from '#test/support/draw';

const shown = () => screen.getByRole('status').textContent;

describe('the status of the connection', () => {
  const draw = useRender();

  it('shows nothing while everything works', () => {
    draw(<Status />, {token: 'secret'});
    expect(shown()).to.equal('');
  });

  for (const [service, text] of [
    ['disabled', 'AniList has temporarily turned off access for apps and scripts.'],
    ['failing', 'AniList has a problem right now.'],
  ] as const)
    it(`shows why there are no answers and what still works: ${service}`, async () => {
      const {api, container} = draw(<Status />);
      act(() => api.trouble.set({service, signInEnded: false}));
      expect(shown()).to.match(new RegExp(`^${text} .*Your changes are kept and sent later`));
      await expectAccessible(container);
      act(() => api.trouble.set({service: undefined, signInEnded: false}));
      expect(shown()).to.equal('');
    });

  it('shows that there is no network until it is back', async () => {
    let isOnline = false;
    Object.defineProperty(navigator, 'onLine', {configurable: true, get: () => isOnline});
    try {
      draw(<Status />);
      expect(shown()).to.match(/^You're offline\./);
      isOnline = true;
      act(() => void dispatchEvent(new Event('online')));
      await waitFor(() => expect(shown()).to.equal(''));
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  });

  it('shows that AniList is rejecting the sign-in, until it accepts it again', () => {
    const {services} = draw(<Status />, {token: 'old'});
    let isRejected = true;
    services.session.isRejected = () => isRejected;
    act(() => services.session.signIn('old'));
    expect(shown()).to.match(/^AniList is rejecting your sign-in/);
    isRejected = false;
    act(() => services.session.signIn('old'));
    expect(shown()).to.equal('');
  });

  it('shows that the sign-in has expired after the API rejects it, until the next one', () => {
    const {api, services} = draw(<Status />);
    act(() => api.trouble.set({service: undefined, signInEnded: true}));
    expect(shown()).to.match(/^Your sign-in to Automail has expired\./);
    act(() => services.session.signIn('new'));
    expect([shown(), api.trouble.get().signInEnded]).to.deep.equal(['', false]);
  });
});
