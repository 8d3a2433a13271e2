import {expect} from 'chai';

import {createReport} from '#services/report';
import {toggle} from '#services/settings/handles';
import {createSettings} from '#services/settings/settings';
import {createSettingsVault} from '#services/settings/settingsVault';
import {accessToken} from '#services/settings/shared';
import {usableStorage} from '#services/settings/storage';
import {useConsole} from '../../support/console';
import {useSignal} from '../../support/page';
import {MemoryStorage} from '../../support/storage';

const flag = toggle('flag', {title: 'Flag', initial: true});
const other = toggle('other', {title: 'Other', initial: true});

describe('changes to settings', () => {
  const test = useSignal();
  const listening = useSignal();

  function open() {
    const storage = new MemoryStorage();
    const settings = createSettings({storage, report: createReport('Test'), signal: test.signal});
    let told = 0;
    settings.changesOf([flag]).subscribe(() => told++, listening);
    /** Simulates a write by another tab, with the storage event. */
    const elsewhere = (stored: object, key: string | null = 'hohSettings') => {
      storage.setItem('hohSettings', JSON.stringify(stored));
      dispatchEvent(new StorageEvent('storage', {key}));
    };
    return {settings, storage, elsewhere, told: () => told};
  }

  it('notify until the signal aborts when made in this tab', () => {
    const {settings, told} = open();
    settings.set(flag, false);
    expect(told()).to.equal(1);
    listening.end();
    settings.set(flag, true);
    expect(told()).to.equal(1);
  });

  it('are applied and notify when made in another tab', () => {
    const {settings, elsewhere, told} = open();
    elsewhere({flag: false});
    expect([settings.get(flag), told()]).to.deep.equal([false, 1]);
  });

  it('are applied when another tab clears the storage', () => {
    const {settings, storage, told} = open();
    settings.set(flag, false);
    storage.clear();
    dispatchEvent(new StorageEvent('storage', {key: null}));
    expect([settings.get(flag), told()]).to.deep.equal([true, 2]);
  });

  it('notify only for the selected settings, once for all of them, and only if a value differs', () => {
    const {settings, told} = open();
    let both = 0;
    settings.changesOf([flag, other]).subscribe(() => both++, listening);
    settings.set(other, false);
    expect([told(), both]).to.deep.equal([0, 1]);
    settings.set(other, false);
    expect([told(), both]).to.deep.equal([0, 1]);
    settings.restore({flag: false, other: true});
    expect([told(), both]).to.deep.equal([1, 2]);
  });

  it('are ignored for unrelated keys', () => {
    const {settings, elsewhere, told} = open();
    elsewhere({flag: false}, 'auth');
    expect([settings.get(flag), told()]).to.deep.equal([true, 0]);
  });

  it('do not overwrite values that another tab has saved since', () => {
    const {settings, storage} = open();
    storage.setItem('hohSettings', '{"other": false}');
    settings.set(flag, false);
    expect([settings.get(flag), settings.get(other)]).to.deep.equal([false, false]);
    expect(JSON.parse(storage.getItem('hohSettings') ?? '')).to.deep.equal({
      settingsVersion: 1,
      flag: false,
      other: false,
    });
  });

  it('no longer notify once the instance has stopped', () => {
    const {elsewhere, told} = open();
    test.end();
    elsewhere({flag: false});
    expect(told()).to.equal(0);
  });

  it('notify the settings vault only when the token changes', () => {
    const {settings, elsewhere} = open();
    const vault = createSettingsVault(settings);
    let told = 0;
    vault.subscribe(() => told++, test);
    expect(vault.read()).to.equal(undefined);
    vault.write('secret');
    settings.set(flag, false);
    expect([vault.read(), settings.get(accessToken), told]).to.deep.equal(['secret', 'secret', 1]);
    elsewhere({accessToken: 'newer'});
    expect([vault.read(), told]).to.deep.equal(['newer', 2]);
    vault.clear();
    expect([vault.read(), told]).to.deep.equal([undefined, 3]);
  });
});

describe('settings when a page is shown', () => {
  const test = useSignal();

  for (const [what, persisted, read] of [
    ['are read again if the browser had set it aside', true, [false, 1]],
    ['are not read again if it was loaded', false, [true, 0]],
  ] as const)
    it(what, () => {
      const storage = new MemoryStorage();
      const settings = createSettings({storage, report: createReport('Test'), signal: test.signal});
      let told = 0;
      settings.changesOf([flag]).subscribe(() => told++, test);
      storage.setItem('hohSettings', '{"flag": false}');
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted}));
      expect([settings.get(flag), told]).to.deep.equal(read);
    });
});

describe('usableStorage', () => {
  const log = useConsole();

  it('returns local storage if a test write works, and leaves nothing in it', () => {
    const before = localStorage.length;
    expect(usableStorage()).to.equal(localStorage);
    expect(localStorage.length).to.equal(before);
    expect(log.lines).to.deep.equal([]);
  });

  /** Runs `usableStorage` while these methods of the storage throw. */
  function whileFailing(names: readonly ('getItem' | 'setItem')[], error: string) {
    const native = Object.getOwnPropertyDescriptors(Storage.prototype);
    for (const name of names)
      Storage.prototype[name] = () => {
        throw new DOMException('refused', error);
      };
    try {
      return usableStorage();
    } finally {
      for (const name of names) Object.defineProperty(Storage.prototype, name, native[name]);
    }
  }

  it('returns local storage and logs the specified message if it is full', () => {
    expect(whileFailing(['setItem'], 'QuotaExceededError') === localStorage).to.equal(true);
    expect(log.lines).to.have.length(1);
    expect(log.lines.join()).to.include('settings cannot be saved');
  });

  it('returns undefined and logs the specified message if reading fails, too', () => {
    expect(whileFailing(['setItem', 'getItem'], 'SecurityError')).to.equal(undefined);
    expect(log.lines).to.have.length(1);
    expect(log.lines.join()).to.include('settings cannot be saved');
  });
});
