import {expect} from 'chai';

import {reasonToStop} from '#src/boot';
import {useConsole} from './support/console';
import {usePatched} from './support/patched';
import {MemoryStorage} from './support/storage';

const signedInAs = (user: object) => new MemoryStorage({auth: JSON.stringify(user)});

describe('reasonToStop', () => {
  const log = useConsole();
  const patch = usePatched();
  const alerts: string[] = [];
  beforeEach(() => {
    alerts.length = 0;
    patch(globalThis, 'alert', (text: string) => void alerts.push(text));
  });
  afterEach(() => {
    delete document.hohTypeScriptRunning;
  });

  it('returns nothing on an ordinary page, whether signed in or not, with or without storage', () => {
    for (const storage of [undefined, new MemoryStorage(), signedInAs({name: 'Mirabel', id: 1, donatorTier: 0})])
      expect(reasonToStop(storage)).to.equal(undefined);
    expect(alerts).to.deep.equal([]);
  });

  it('rejects a page without custom elements and explains what to do', () => {
    patch(globalThis, 'customElements', null);
    expect(reasonToStop(undefined)).to.include('inject into: page');
  });

  it('rejects a browser that is too old and names what to install', () => {
    patch(AbortSignal, 'any', undefined);
    expect(reasonToStop(undefined)).to.match(/too old.* Chromium 120, Firefox 128 or Safari 17\.4/);
  });

  it('rejects a second instance and identifies the first one in a warning', () => {
    document.hohTypeScriptRunning = 'Automail 9.94.1';
    expect(reasonToStop(undefined)).to.include('another instance');
    expect(log.lines.join()).to.match(/^warn: Another instance \(Automail 9\.94\.1\) is already running/);
  });

  it('rejects a donator with the required text', () => {
    expect(reasonToStop(signedInAs({name: 'Mirabel', donatorTier: 2}))).to.equal('donator');
    expect(alerts).to.deep.equal(['Sorry, the product does not work for donators']);
    expect(reasonToStop(signedInAs({name: 'Mirabel', donatorTier: 1}))).to.equal('donator');
  });

  for (const [what, now, expected] of [
    ['accepts a donator at the cutoff', Date.UTC(2020, 8, 1, 3, 24), undefined],
    ['rejects a donator right after the cutoff', Date.UTC(2020, 8, 1, 3, 24) + 1, 'donator'],
  ] as const)
    it(what, () => {
      patch(Date, 'now', () => now);
      expect(reasonToStop(signedInAs({name: 'Mirabel', donatorTier: 2}))).to.equal(expected);
    });

  it('accepts the author, and donators before the cutoff', () => {
    expect(reasonToStop(signedInAs({name: 'automail', donatorTier: 2}))).to.equal(undefined);
    patch(Date, 'now', () => Date.UTC(2020, 8, 1, 3, 23));
    expect(reasonToStop(signedInAs({name: 'Mirabel', donatorTier: 2}))).to.equal(undefined);
    expect(alerts).to.deep.equal([]);
  });

  for (const broken of ['', 'null', '{', '{"name": 7}', '[]'])
    it(`returns nothing if the stored user is ${broken || 'empty'}`, () =>
      expect(reasonToStop(new MemoryStorage({auth: broken}))).to.equal(undefined));
});
