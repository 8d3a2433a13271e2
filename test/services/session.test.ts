// @dates
import {expect} from 'chai';

import {createBus} from '#services/bus';
import {createReport} from '#services/report';
import {accountOf, createSession, readStoredUser, signedInAccount} from '#services/session';
import {createSettings} from '#services/settings/settings';
import {createSettingsVault} from '#services/settings/settingsVault';
import {titleLanguage} from '#services/settings/shared';
import {useConsole} from '../support/console';
import {returnFromCache, useSignal, useStage} from '../support/page';
import {usePatched} from '../support/patched';
import {fakeSession} from '../support/services';
import {MemoryStorage} from '../support/storage';
import {waitUntil} from '../support/wait';

const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims))}.tail`;

describe('the session', () => {
  const stage = useStage();
  const test = useSignal();
  const log = useConsole();
  const patch = usePatched();

  function open(user?: unknown, stored: object = {}) {
    const {signal} = test;
    const storage = new MemoryStorage({
      hohSettings: JSON.stringify(stored),
      ...(user === undefined ? {} : {auth: JSON.stringify(user)}),
    });
    const settings = createSettings({storage, report: createReport('Test'), signal});
    const vault = createSettingsVault(settings);
    const bus = createBus();
    const facts: string[] = [];
    bus.on('signedOut', () => facts.push('signedOut'), {signal});
    const id = {value: ''};
    const session = createSession({storage, settings, vault, bus, clientId: () => id.value, signal});
    let told = 0;
    session.subscribe(() => told++, {signal});
    return {session, settings, storage, facts, id, told: () => told};
  }

  const link = (name: string) =>
    `<div class="nav"><div class="links"><a class="link" href="/user/${name}/">profile</a></div></div>`;

  it('has no user name or token when nothing shows who is signed in', () => {
    const {session} = open();
    expect([session.userName(), session.token(), session.account()]).to.deep.equal([undefined, undefined, 'unknown']);
  });

  it('reads the user name stored by the host', () =>
    expect(open({name: 'Mirabel'}).session.userName()).to.equal('Mirabel'));

  for (const [what, state, ends, warnings] of [
    ['warns once the page has loaded without a name of the user', 'interactive', false, 1],
    ['warns no more once it has ended', 'interactive', true, 0],
    ['warns at once where the page has already loaded', 'complete', true, 1],
  ] as const)
    it(what, () => {
      patch(document, 'readyState', state);
      open({id: 7});
      if (ends) test.end();
      dispatchEvent(new Event('load'));
      dispatchEvent(new Event('load'));
      expect(log.lines.filter(line => line === 'warn: could not get username')).to.have.length(warnings);
    });

  it('prefers the user name in the navigation and notifies when it appears', async () => {
    const {session, told} = open({name: 'Mirabel'});
    stage.show(link('Other'));
    await waitUntil(() => session.userName() === 'Other');
    expect(told()).to.equal(1);
  });

  it('notifies in a page from the back/forward cache, where the user may have changed', () => {
    const {session, storage, told} = open({name: 'Mirabel', id: 7});
    session.signIn(tokenOf({sub: '7'}));
    const before = told();
    storage.setItem('auth', JSON.stringify({name: 'Other', id: 8}));
    returnFromCache();
    expect([session.account(), told() > before]).to.deep.equal(['other', true]);
  });

  it('does not notify when the navigation confirms the known user name', async () => {
    const {session, told} = open({name: 'Mirabel'});
    const {session: second} = open();
    stage.show(link('Mirabel'));
    await waitUntil(() => second.userName() === 'Mirabel');
    expect([session.userName(), told()]).to.deep.equal(['Mirabel', 0]);
  });

  it('signs in and out, notifies, and logs without the token', () => {
    const {session, told, facts} = open();
    session.signIn('secret');
    expect([session.token(), told()]).to.deep.equal(['secret', 1]);
    session.signOut();
    expect([session.token(), told(), facts]).to.deep.equal([undefined, 2, ['signedOut']]);
    expect(log.lines).to.deep.equal(['info: access token retracted']);
  });

  it('has a sign-in address only with a client id', () => {
    const {session, id} = open();
    expect(session.authorizeAddress()).to.equal(undefined);
    id.value = '12 3&x';
    const address = new URL(session.authorizeAddress() ?? '');
    expect(address.origin + address.pathname).to.equal('https://anilist.co/api/v2/oauth/authorize');
    expect(Object.fromEntries(address.searchParams)).to.deep.equal({client_id: '12 3&x', response_type: 'token'});
  });

  it('reports whether the script and the site are signed in to the same account', () => {
    const {session, storage} = open({name: 'Mirabel', id: 7});
    session.signIn(tokenOf({sub: '7', exp: 100}));
    expect([session.account(), session.expires()]).to.deep.equal(['same', 100_000]);
    storage.setItem('auth', JSON.stringify({name: 'Other', id: 8}));
    expect(session.account()).to.equal('other');
    session.signIn('no-claims');
    expect([session.account(), session.expires()]).to.deep.equal(['unknown', undefined]);
  });

  it('parses the stored user once until the site stores another one', () => {
    const {session, storage} = open({name: 'Mirabel', id: 7});
    session.signIn(tokenOf({sub: '7'}));
    storage.setItem(
      'auth',
      JSON.stringify({
        name: 'Mirabel',
        id: 7,
        options: {timezone: '-08:00'},
        mediaListOptions: {scoreFormat: 'POINT_5'},
      }),
    );
    const {parse} = JSON;
    let count = 0;
    patch(JSON, 'parse', (text: string) => {
      count += text.includes('Mirabel') ? 1 : 0;
      return parse(text) as unknown;
    });
    const read = () => [session.account(), session.siteUserId(), session.timezone(), session.scoreFormat()];
    expect([read(), read()]).to.deep.equal([
      ['same', 7, '-08:00', 'POINT_5'],
      ['same', 7, '-08:00', 'POINT_5'],
    ]);
    expect(count).to.equal(1);
    storage.setItem('auth', JSON.stringify({name: 'Mirabel', id: 8}));
    expect([...read(), count]).to.deep.equal(['other', 8, undefined, undefined, 2]);
  });

  for (const [who, user, expected] of [
    ['guests', undefined, false],
    ['users who have turned them off', {name: 'Mirabel', options: {displayAdultContent: false}}, false],
    ['users who have turned them on', {name: 'Mirabel', options: {displayAdultContent: true}}, true],
    ['users about whom the site says nothing', {name: 'Mirabel'}, true],
  ] as const)
    it(`counts ${who} as seeing ${expected ? '' : 'no '}adult titles`, () =>
      expect(open(user).session.seesAdult()).to.equal(expected));

  const languages = [
    ['ENGLISH', 'ENGLISH'],
    ['NATIVE_STYLISED', 'NATIVE'],
    ['ROMAJI_STYLISED', 'ROMAJI'],
    ['KLINGON', 'NATIVE'],
    [undefined, 'NATIVE'],
  ] as const;
  for (const [option, expected] of languages)
    it(`sets the title language to ${expected} when the option is ${option ?? 'missing'} and NATIVE was set`, () => {
      const {settings} = open({name: 'Mirabel', options: {titleLanguage: option}}, {titleLanguage: 'NATIVE'});
      expect(settings.get(titleLanguage)).to.equal(expected);
    });
});

describe('readStoredUser', () => {
  const user = {name: 'Mirabel', id: 1, donatorTier: 2, options: {titleLanguage: 'NATIVE'}};
  const read = (changes: object) => readStoredUser(new MemoryStorage({auth: JSON.stringify({...user, ...changes})}));

  it('reads what the host stores and ignores unknown fields', () => expect(read({more: {}})).to.deep.equal(user));

  for (const changes of [
    {name: {}},
    {name: null},
    {id: '1'},
    {donatorTier: null},
    {donatorTier: 'gold'},
    {options: null},
    {options: 'none'},
  ])
    it(`omits only the bad field of ${JSON.stringify(changes)}`, () => {
      const missing = Object.fromEntries(Object.keys(changes).map(key => [key, undefined]));
      expect(read(changes)).to.deep.equal({...user, ...missing});
    });

  it('omits only a title language that is null', () =>
    expect(read({options: {titleLanguage: null}})).to.deep.equal({...user, options: {titleLanguage: undefined}}));

  for (const text of ['', '{', 'null', '"name"'])
    it(`returns undefined for ${text || 'an empty text'}`, () =>
      expect(readStoredUser(new MemoryStorage({auth: text}))).to.equal(undefined));
});

describe('accountOf', () => {
  const token = tokenOf({sub: '7'});
  const ann = {name: 'Ann', id: 7, key: 'id:7'};
  for (const [who, session, account, expected] of [
    ['guests', fakeSession(), 'unknown', undefined],
    ['a user without a token', fakeSession('Ann'), 'unknown', {...ann, id: undefined, key: 'name:Ann', isPublic: true}],
    ['a token of the same account', fakeSession('Ann', token), 'same', {...ann, isPublic: false}],
    ['a token of another account', fakeSession('Ann', token), 'other', {...ann, isPublic: true}],
    ['a token alone', fakeSession(undefined, token), 'unknown', {...ann, name: undefined, isPublic: false}],
    [
      'a token that names nobody',
      fakeSession('Ann', 'opaque'),
      'unknown',
      {...ann, id: undefined, key: 'name:Ann', isPublic: false},
    ],
    ['a token that names nobody, alone', fakeSession(undefined, 'opaque'), 'unknown', undefined],
  ] as const)
    it(`returns the account whose data may be shown and written (${who})`, () => {
      session.setAccount(account);
      expect(accountOf(session)).to.deep.equal(expected);
      expect(signedInAccount(session)).to.deep.equal(session.token() === undefined ? undefined : expected);
    });
});
