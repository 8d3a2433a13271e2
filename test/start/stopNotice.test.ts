import {expect} from 'chai';

import {showNotice, stopNotice} from '#src/start/stopNotice';

describe('showNotice', () => {
  const notices = () => document.querySelectorAll('body > [role=alert]');
  beforeEach(() => sessionStorage.removeItem('automail.stopNotice'));
  afterEach(() => notices().forEach(notice => notice.remove()));

  it('shows why the product does not start, until the notice is closed', () => {
    const words = 'The browser is too old.';
    showNotice(words, stopNotice());
    expect(notices()[0]?.textContent).to.contain(words);
    notices()[0]?.querySelector('button')?.click();
    expect(notices()).to.have.length(0);
    showNotice('The browser is too old.', stopNotice());
    expect(notices()).to.have.length(0);
  });
});
