import {expect} from 'chai';

import {showStopNotice} from '#src/start/stopNotice';

describe('showStopNotice', () => {
  const notices = () => document.querySelectorAll('body > [role=alert]');
  beforeEach(() => sessionStorage.removeItem('automail.stopNotice'));
  afterEach(() => notices().forEach(notice => notice.remove()));

  it('shows why the product does not start, until the notice is closed', () => {
    showStopNotice('The browser is too old.');
    expect(notices()[0]?.textContent).to.contain("Automail can't start. The browser is too old.");
    notices()[0]?.querySelector('button')?.click();
    expect(notices()).to.have.length(0);
    showStopNotice('The browser is too old.');
    expect(notices()).to.have.length(0);
  });
});
