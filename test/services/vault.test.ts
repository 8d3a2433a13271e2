import {expect} from 'chai';

import {createSettings} from '#services/settings/settings';
import {accessToken} from '#services/settings/shared';
import {claimsOf} from '#services/token';
import {createReport} from '#services/report';
import {createToasts} from '#services/toasts';
import {openVault} from '#services/vault';
import {useSignal} from '../support/page';
import {MemoryStorage} from '../support/storage';

const names = [
  'GM_getValue',
  'GM_setValue',
  'GM_deleteValue',
  'GM_addValueChangeListener',
  'GM_removeValueChangeListener',
];

/** Installs a script manager with its own storage for one test. */
function installManager(items: Map<string, unknown>) {
  const listeners = new Map<number, () => void>();
  Object.assign(globalThis, {
    GM_getValue: (key: string) => items.get(key),
    GM_setValue: (key: string, value: string) => void items.set(key, value),
    GM_deleteValue: (key: string) => void items.delete(key),
    GM_addValueChangeListener: (_key: string, listener: () => void) => {
      listeners.set(listeners.size, listener);
      return listeners.size - 1;
    },
    GM_removeValueChangeListener: (id: number) => void listeners.delete(id),
  });
  return listeners;
}

describe('the vault in the storage of a script manager', () => {
  const test = useSignal();
  afterEach(() => {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
  });

  function open(items: Map<string, unknown>, stored: object = {}) {
    const listeners = installManager(items);
    const storage = new MemoryStorage({hohSettings: JSON.stringify(stored)});
    const settings = createSettings({storage, report: createReport('Test'), signal: test.signal});
    const toasts = createToasts();
    const vault = openVault(settings, {report: createReport('Test'), toasts, signal: test.signal});
    let told = 0;
    vault.subscribe(() => told++, test);
    return {vault, settings, storage, listeners, toasts, told: () => told};
  }

  it("keeps the token in the script manager's storage and never in the page", () => {
    const items = new Map<string, unknown>();
    const {vault, storage, told} = open(items);
    vault.write('secret');
    expect([vault.read(), [...items.values()], told()]).to.deep.equal(['secret', ['secret'], 1]);
    expect(storage.getItem('hohSettings')).not.to.include('secret');
    vault.clear();
    expect([vault.read(), items.size, told()]).to.deep.equal([undefined, 0, 2]);
  });

  it('moves a token stored in the settings to the vault', () => {
    const items = new Map<string, unknown>();
    const {vault, settings, storage, toasts} = open(items, {accessToken: 'old', kept: 1});
    expect([vault.read(), settings.get(accessToken)]).to.deep.equal(['old', '']);
    expect(
      toasts
        .list()
        .map(({text}) => text)
        .join(' | '),
    ).to.match(/^[^|]*pages can't read[^|]*older script[^|]*$/);
    expect(open(items, {kept: 1}).toasts.list()).to.deep.equal([]);
    expect(storage.getItem('hohSettings')).to.equal('{"kept":1,"settingsVersion":1}');
  });

  it('keeps its own token and deletes one stored in the settings', () => {
    const {vault, storage} = open(new Map([['accessToken', 'own']]), {accessToken: 'old'});
    expect(vault.read()).to.equal('own');
    expect(storage.getItem('hohSettings')).not.to.include('old');
  });

  it('notices changes by another tab until the instance stops', () => {
    const items = new Map<string, unknown>();
    const {vault, listeners, told} = open(items);
    items.set('accessToken', 'elsewhere');
    for (const listener of listeners.values()) listener();
    for (const listener of listeners.values()) listener();
    expect([vault.read(), told()]).to.deep.equal(['elsewhere', 1]);
    test.end();
    expect(listeners.size).to.equal(0);
  });

  it('reads the token again when the page is restored from the back/forward cache', () => {
    const items = new Map<string, unknown>([['accessToken', 'old']]);
    const {vault, told} = open(items);
    items.set('accessToken', 'new');
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: false}));
    expect([vault.read(), told()]).to.deep.equal(['old', 0]);
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    expect([vault.read(), told()]).to.deep.equal(['new', 1]);
  });

  it('ignores a stored value that is not a non-empty string', () => {
    for (const value of [7, '', null, {}])
      expect(open(new Map([['accessToken', value]])).vault.read()).to.equal(undefined);
  });
});

describe('claimsOf', () => {
  const coded = (text: string) => `a.${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c`;
  const none = {userId: undefined, expires: undefined};
  const table: readonly [string, string, object][] = [
    ['the user id from a string', coded('{"sub":"42","exp":1700000000}'), {userId: 42, expires: 1_700_000_000_000}],
    ['the user id from a number', coded('{"sub":42}'), {userId: 42, expires: undefined}],
    ['no claims from an id that is not numeric', coded('{"sub":"name"}'), none],
    ['no claims from a token with unrelated claims only', coded('{"jti":"x?>~"}'), none],
    ['no claims from a body of the wrong shape', coded('{"sub":{}}'), none],
    ['no claims from a body that is not JSON', coded('text'), none],
    ['no claims from a text that is not a token', 'secret', none],
    ['no claims from an empty text', '', none],
  ];
  for (const [what, token, claims] of table) it(`reads ${what}`, () => expect(claimsOf(token)).to.deep.equal(claims));

  it('parses nothing without a token, since nothing may throw at document-start', () => {
    const native = JSON.parse;
    let parsed = 0;
    JSON.parse = (...words) => {
      parsed += 1;
      return native(...words) as unknown;
    };
    try {
      for (const token of ['', 'secret']) claimsOf(token);
    } finally {
      JSON.parse = native;
    }
    expect(parsed).to.equal(0);
  });
});
