import {expect} from 'chai';

import {accessToken} from '#services/settings/shared';
import {useConsole} from '../support/console';
import {storageWith, useExtension} from '../support/extensionVault';
import {useTimers} from '../support/timers';

describe('the vault in the storage of an extension', () => {
  const {test, install, open} = useExtension();
  const timers = useTimers();
  useConsole();
  afterEach(() => {
    for (const name of ['GM_getValue', 'GM_setValue', 'GM_deleteValue']) Reflect.deleteProperty(globalThis, name);
  });

  it('is used if there is no script manager, in preference to the settings', async () => {
    const items = storageWith('of the extension');
    const extension = install(items);
    Object.assign(globalThis, {GM_getValue: () => 'of the manager', GM_setValue() {}, GM_deleteValue() {}});
    const {vault} = open();
    await vault.ready;
    expect([vault.read(), extension.calls.length]).to.deep.equal(['of the manager', 0]);
    Reflect.deleteProperty(globalThis, 'GM_getValue');
    const second = open({accessToken: 'of the settings'}).vault;
    await second.ready;
    expect(second.read()).to.equal('of the extension');
    extension.remove();
    const third = open({accessToken: 'of the settings'}).vault;
    expect(third.read()).to.equal('of the settings');
  });

  for (const name of ['browser', 'chrome'] as const)
    it(`reads, stores and deletes the token in ${name}.storage.local and never in the page`, async () => {
      const items = storageWith();
      install(items, name);
      const {vault, storage, told} = open();
      await vault.ready;
      vault.write('secret');
      await timers.advanceAndSettle();
      expect([vault.read(), items.get('accessToken'), told()]).to.deep.equal(['secret', 'secret', 1]);
      expect(storage.getItem('hohSettings')).not.to.include('secret');
      vault.clear();
      await timers.advanceAndSettle();
      expect([vault.read(), items.size, told()]).to.deep.equal([undefined, 0, 2]);
    });

  it('is not used if the global object has no usable storage', () => {
    for (const value of [undefined, {}, {storage: {}}, {storage: {local: {get() {}}}}]) {
      const extension = install(storageWith('secret'));
      Object.assign(globalThis, {chrome: value});
      expect(open({accessToken: 'of the settings'}).vault.read()).to.equal('of the settings');
      extension.remove();
    }
  });

  it('returns no token until the storage has answered, then notifies once', async () => {
    const extension = install(storageWith('secret'));
    extension.manners.get = 'hangs';
    const {vault, told} = open();
    let known = false;
    void vault.ready.then(() => (known = true));
    await timers.advanceAndSettle(1000);
    expect([vault.read(), known, told()]).to.deep.equal([undefined, false, 0]);
    extension.release();
    await timers.advanceAndSettle();
    expect([vault.read(), known, told()]).to.deep.equal(['secret', true, 1]);
  });

  it('stops waiting after a while, reports it, and still uses a late answer', async () => {
    const extension = install(storageWith('secret'));
    extension.manners.get = 'hangs';
    const {vault, report, told} = open();
    await timers.advanceAndSettle(5000);
    await vault.ready;
    expect([vault.read(), report.notices.length]).to.deep.equal([undefined, 1]);
    expect(report.notices[0]).to.include("isn't answering");
    extension.release();
    await timers.advanceAndSettle();
    expect([vault.read(), told()]).to.deep.equal(['secret', 1]);
  });

  it('keeps a token set before the storage answered', async () => {
    const items = storageWith('token of before');
    const extension = install(items);
    extension.manners.get = 'hangs';
    const {vault} = open();
    vault.write('of the address');
    expect(vault.read()).to.equal('of the address');
    extension.release();
    await vault.ready;
    await timers.advanceAndSettle();
    expect([vault.read(), items.get('accessToken')]).to.deep.equal(['of the address', 'of the address']);
  });

  it('moves a token out of the settings, deleting it there only after it is stored', async () => {
    const items = storageWith();
    const extension = install(items);
    extension.manners.set = 'hangs';
    const {vault, settings, storage} = open({accessToken: 'earlier-token', kept: 1});
    await timers.advanceAndSettle();
    expect([items.size, settings.get(accessToken)]).to.deep.equal([0, 'earlier-token']);
    extension.release();
    await vault.ready;
    expect([vault.read(), items.get('accessToken'), settings.get(accessToken)]).to.deep.equal([
      'earlier-token',
      'earlier-token',
      '',
    ]);
    expect(storage.getItem('hohSettings')).to.equal('{"kept":1,"settingsVersion":1}');
  });

  it('keeps its own token and deletes one stored in the settings', async () => {
    install(storageWith('own'));
    const {vault, storage} = open({accessToken: 'earlier-token'});
    await vault.ready;
    expect(vault.read()).to.equal('own');
    expect(storage.getItem('hohSettings')).not.to.include('earlier-token');
  });

  it('notices changes by another tab until the instance stops', async () => {
    const extension = install(storageWith());
    const {vault, told} = open();
    await vault.ready;
    extension.elsewhere('other', 'x');
    extension.elsewhere('accessToken', 'elsewhere');
    extension.elsewhere('accessToken', 'elsewhere');
    await timers.advanceAndSettle();
    expect([vault.read(), told()]).to.deep.equal(['elsewhere', 1]);
    test.end();
    expect([extension.listeners.size, timers.waiting()]).to.deep.equal([0, 0]);
  });

  it('reads the token again when the page is restored from the back/forward cache', async () => {
    const items = storageWith('old');
    install(items);
    const {vault, told} = open();
    await vault.ready;
    items.set('accessToken', 'new');
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    await timers.advanceAndSettle();
    expect([vault.read(), told()]).to.deep.equal(['new', 2]);
  });

  it('keeps the last of several own changes', async () => {
    const items = storageWith('first');
    install(items);
    const {vault, told} = open();
    await vault.ready;
    const seen: (string | undefined)[] = [];
    vault.subscribe(() => seen.push(vault.read()), test);
    vault.write('second');
    vault.clear();
    vault.write('third');
    await timers.advanceAndSettle();
    expect([vault.read(), items.get('accessToken')]).to.deep.equal(['third', 'third']);
    expect([seen, told()]).to.deep.equal([['second', undefined, 'third'], 4]);
  });
});
