import {expect} from 'chai';

import {rememberPlace} from '#services/signInPlace';
import {createToasts} from '#services/toasts';
import {followSignInLinks, returnFromSignIn} from '#src/start/signIn';
import {useNavigation, useSignal} from '../support/page';
import {fakeSession} from '../support/services';
import {waitUntil} from '../support/wait';

describe('the link that starts the sign-in', () => {
  const go = useNavigation();
  const test = useSignal();
  const follow = (session: ReturnType<typeof fakeSession>) => followSignInLinks(session, test);
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
    follow(fakeSession('Mirabel', 'secret'));
    expect(alerts).to.deep.equal(["Already authorized. You can rewoke this under 'apps' in your Anilist settings"]);
  });

  it('navigates to the authorisation page', () => {
    go('/home#aniscripts-login');
    const session = fakeSession('Mirabel');
    // A fragment stands in for the authorisation page, since loading a page would end the test.
    session.authorizeAddress = () => '#authorize';
    follow(session);
    expect(location.hash).to.equal('#authorize');
    expect(alerts).to.deep.equal([]);
    expect(sessionStorage.getItem('automailSignInFrom'), 'where it leads back to').to.equal('/home');
    sessionStorage.clear();
  });

  it('navigates to the authorisation page in a full storage, too', () => {
    go('/home#aniscripts-login');
    const session = fakeSession('Mirabel');
    session.authorizeAddress = () => '#authorize';
    const native = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      follow(session);
    } finally {
      Object.defineProperty(Storage.prototype, 'setItem', native);
    }
    expect(location.hash).to.equal('#authorize');
  });

  it('leads to the three steps in the settings without a client id', () => {
    go('/home#aniscripts-login');
    follow(fakeSession('Mirabel'));
    expect(location.pathname + location.hash).to.equal('/settings/apps#aniscripts-sign-in');
  });

  it('works on navigation inside the site, each time, until the signal ends', () => {
    go('/anime/1');
    follow(fakeSession('Mirabel', 'secret'));
    expect(alerts).to.have.length(0);
    go('/home#aniscripts-login');
    expect([alerts.length, location.pathname + location.hash]).to.deep.equal([1, '/home']);
    go('/home#aniscripts-login');
    expect(alerts).to.have.length(2);
    test.end();
    go('/home#aniscripts-login');
    expect(alerts).to.have.length(2);
  });

  it('takes itself out of the address, without another entry in the history, and leaves its state', () => {
    go('/home#aniscripts-login');
    history.replaceState({key: 'of the site'}, '');
    const before = history.length;
    follow(fakeSession('Mirabel', 'secret'));
    expect(history.length).to.equal(before);
    expect(history.state).to.deep.equal({key: 'of the site'});
  });

  it('leaves nothing that would start it again on the way back', () => {
    go('/home#aniscripts-login');
    follow(fakeSession('Mirabel'));
    expect(location.pathname).to.equal('/settings/apps');
    history.back();
    return waitUntil(() => location.pathname + location.hash === '/home');
  });

  for (const path of ['/home', '/home#other', '/anime/1#aniscripts-login'])
    it(`ignores ${path}`, () => {
      go(path);
      follow(fakeSession('Mirabel', 'secret'));
      expect(alerts).to.deep.equal([]);
    });
});

describe('returnFromSignIn', () => {
  const go = useNavigation();
  const returned = () => {
    const toasts = createToasts();
    returnFromSignIn({toasts});
    return [
      location.pathname + location.search + location.hash,
      ...toasts.list().map(({kind, text}) => `${kind}: ${text}`),
    ];
  };
  afterEach(() => sessionStorage.clear());

  it('goes back to where the sign-in was started, once, and says that it worked', () => {
    go('/anime/1?a=b#c');
    rememberPlace();
    go('/home');
    expect(returned()).to.deep.equal(['/anime/1?a=b#c', 'success: You are signed in to Automail now.']);
    go('/home');
    expect(returned()[0]).to.equal('/home');
  });

  it('does not go back to the link that starts the sign-in', () => {
    go('/home#aniscripts-login');
    rememberPlace();
    go('/home');
    expect(returned()[0]).to.equal('/home');
  });

  it('says that it worked where the browser refuses the storage', () => {
    go('/home');
    const native = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage') ?? {};
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    try {
      expect(returned()).to.deep.equal(['/home', 'success: You are signed in to Automail now.']);
    } finally {
      Object.defineProperty(globalThis, 'sessionStorage', native);
    }
  });

  it('stays when no path of the site was stored', () => {
    go('/home');
    sessionStorage.setItem('automailSignInFrom', 'anime/1');
    expect(returned()[0]).to.equal('/home');
  });

  for (const stored of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example/'])
    it(`stays when another site was stored: ${stored}`, () => {
      go('/home');
      sessionStorage.setItem('automailSignInFrom', stored);
      expect(returned()[0]).to.equal('/home');
    });
});
