import {expect} from 'chai';

import {useConsole} from '../support/console';
import {storageWith, useExtension} from '../support/extensionVault';
import {useTimers} from '../support/timers';

describe('the vault of an extension whose storage fails', () => {
  const {install, open} = useExtension();
  const timers = useTimers();
  const log = useConsole();

  const faults = [
    ['get', {}, "couldn't read"],
    ['set', {accessToken: 'earlier-token'}, 'kept until you close this page'],
  ] as const;
  for (const [what, stored, message] of faults)
    it(`reports the failure (${what}) and keeps all tokens`, async () => {
      const items = storageWith(what === 'get' ? 'own' : undefined);
      install(items).manners[what] = 'refuses';
      const {vault, report, storage} = open({accessToken: 'earlier-token', ...stored});
      await vault.ready;
      expect(vault.read()).to.equal('earlier-token');
      expect(storage.getItem('hohSettings')).to.include('earlier-token');
      expect(items.get('accessToken')).to.equal(what === 'get' ? 'own' : undefined);
      expect(report.notices.length).to.equal(1);
      expect(report.notices[0]).to.include(message);
      expect(log.lines.join()).not.to.include('earlier-token');
    });

  it('reports that a token could not be removed and no longer returns it', async () => {
    const extension = install(storageWith('own'));
    extension.manners.remove = 'refuses';
    const {vault, report} = open();
    await vault.ready;
    vault.clear();
    await timers.advanceAndSettle();
    expect([vault.read(), report.notices.length]).to.deep.equal([undefined, 1]);
    expect(report.notices[0]).to.include("couldn't be removed");
  });

  // An extension that was updated while the page was open may never answer.
  for (const [what, change, message] of [
    ['set', 'stored', 'kept until you close this page'],
    ['remove', 'removed', "couldn't be removed"],
  ] as const)
    it(`reports that a token could not be ${change} when the storage never answers (${what})`, async () => {
      const extension = install(storageWith('own'));
      extension.manners[what] = 'hangs';
      const {vault, report} = open();
      await vault.ready;
      if (what === 'set') vault.write('next');
      else vault.clear();
      await timers.advanceAndSettle(4999);
      expect(report.notices.length).to.equal(0);
      await timers.advanceAndSettle(1);
      expect(report.notices.length).to.equal(1);
      expect(report.notices[0]).to.include(message);
      expect(timers.waiting()).to.equal(0);
    });
});
