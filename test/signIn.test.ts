import {expect} from 'chai';

import {followSignInLink} from '#src/signIn';
import {useNavigation} from './support/page';
import {fakeSession} from './support/services';

describe('followSignInLink', () => {
  const go = useNavigation();
  const native = globalThis.alert;
  const alerts: string[] = [];
  beforeEach(() => {
    alerts.length = 0;
    globalThis.alert = text => void alerts.push(String(text));
  });
  afterEach(() => {
    globalThis.alert = native;
  });

  it('tells the user if they are already signed in', () => {
    go('/home#aniscripts-login');
    followSignInLink(fakeSession('Mirabel', 'secret'));
    expect(alerts).to.deep.equal(["Already authorized. You can rewoke this under 'apps' in your Anilist settings"]);
  });

  it('navigates to the authorisation page', () => {
    go('/home#aniscripts-login');
    const session = fakeSession('Mirabel');
    // A fragment stands in for the authorisation page, since loading a page would end the test.
    session.authorizeAddress = () => '#authorize';
    followSignInLink(session);
    expect(location.hash).to.equal('#authorize');
    expect(alerts).to.deep.equal([]);
  });

  it('does nothing without a client id', () => {
    go('/home#aniscripts-login');
    followSignInLink(fakeSession('Mirabel'));
    expect(location.hash).to.equal('#aniscripts-login');
  });

  for (const path of ['/home', '/home#other', '/anime/1#aniscripts-login'])
    it(`ignores ${path}`, () => {
      go(path);
      followSignInLink(fakeSession('Mirabel', 'secret'));
      expect(alerts).to.deep.equal([]);
    });
});
