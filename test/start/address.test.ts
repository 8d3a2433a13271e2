import {expect} from 'chai';

import {takeTokenFromAddress} from '#src/start/address';
import {useNavigation} from '../support/page';

describe('takeTokenFromAddress', () => {
  const go = useNavigation();

  it('takes the token from the address of the home page', () => {
    go('/home#access_token=abc.def.ghi&token_type=Bearer&expires_in=1');
    expect(takeTokenFromAddress()).to.equal('abc.def.ghi');
    expect([location.pathname, location.hash]).to.deep.equal(['/home', '']);
    expect(takeTokenFromAddress()).to.equal(undefined);
  });

  it('keeps the path of the address and the page state', () => {
    go('/home?from=elsewhere#access_token=abc');
    history.replaceState({key: 'of the site'}, '');
    expect(takeTokenFromAddress()).to.equal('abc');
    expect(location.pathname + location.search + location.hash).to.equal('/home');
    expect(history.state).to.deep.equal({key: 'of the site'});
  });

  it('does not leave the token in the history', () => {
    const before = history.length;
    go('/home#access_token=abc');
    takeTokenFromAddress();
    expect(history.length).to.be.at.most(before + 1);
    expect(location.href).not.to.include('abc');
  });

  it('takes it at any place of the fragment', () => {
    go('/home#token_type=Bearer&access_token=abc');
    expect([takeTokenFromAddress(), location.hash]).to.deep.equal(['abc', '']);
  });

  for (const path of ['/home#aniscripts-login', '/home#access_token=', '/anime/1#access_token=abc', '/home'])
    it(`ignores ${path}`, () => {
      go(path);
      expect(takeTokenFromAddress()).to.equal(undefined);
      expect(location.href).to.include(path);
    });
});
