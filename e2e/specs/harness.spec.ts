// Tests of the fixture itself: the problems that it must find in the pages of a test, whatever that test checks.
import type {Page} from '@playwright/test';

import {tokenOf} from '../support/api';
import {waitUntilSettled} from '../support/page';
import {expect, test} from '../support/test';
import {vaultItem} from '../support/vault';
import {token as tokenFormat} from '../support/watch';

interface Planted {
  name: string;
  plant: (page: Page, token: string) => Promise<unknown>;
  finding: RegExp;
}

const inPage = (work: (token: string) => unknown) => (page: Page, token: string) => page.evaluate(work, token);

/** Calls a method of the page's console with these values. */
const say =
  (method: string, ...values: unknown[]) =>
  (page: Page) =>
    page.evaluate(([name, all]) => (Reflect.get(console, name) as (...words: unknown[]) => void)(...all), [
      method,
      values,
    ] as const);

const planted: Planted[] = [
  {
    name: 'a host node removed by a script',
    plant: inPage(() => document.querySelector('.page-content h1')?.remove()),
    finding: /^\{"kind":"guard","message":"removed h1/,
  },
  {
    name: 'an uncaught exception',
    plant: inPage(() =>
      requestAnimationFrame(() => {
        throw new Error('planted exception');
      }),
    ),
    finding: /^page error: planted exception/,
  },
  {
    name: 'an unhandled rejection',
    plant: inPage(() => void Promise.reject(new Error('planted refusal'))),
    finding: /^page error: planted refusal/,
  },
  {name: 'a warning', plant: inPage(() => console.warn('planted warning')), finding: /^planted warning/},
  {name: 'an error on the console', plant: inPage(() => console.error('planted error')), finding: /^planted error/},
  {
    name: 'a failed assertion on the console',
    plant: say('assert', false, 'planted assertion'),
    finding: /planted assertion/,
  },
  ...(['log', 'info', 'debug', 'trace', 'table', 'dir'] as const).map(method => ({
    name: `the token in console.${method}`,
    plant: (page: Page, token: string) => say(method, [{very: {deep: token.padStart(400)}}])(page),
    finding: new RegExp(`^the token is in a console message \\(${method}\\)`),
  })),
  {
    name: 'the token in a URL',
    plant: inPage(token => fetch(`/terms?${token}`)),
    finding: /^the token is in a request to anilist\.co, outside the header for it/,
  },
  {
    name: 'the token in a request body',
    plant: inPage(token => fetch('/terms', {method: 'POST', body: token})),
    finding: /^the token is in a request to anilist\.co, outside the header for it/,
  },
  {
    name: 'the token sent to an address other than the API',
    plant: inPage(token => fetch('/terms', {headers: {authorization: `Bearer ${token}`}})),
    finding: /^the token was sent to https:\/\/anilist\.co\/terms/,
  },
];

test('the fixture reports everything that is wrong on a page', {tag: '@core'}, async ({open, finish, standIn}) => {
  const token = await tokenOf(standIn, 'member');
  const page = await open('/terms', {withoutProduct: true});
  for (const {plant} of planted) await plant(page, token);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  const found = await finish();
  for (const {name, finding} of planted) expect(found, name).toContainEqual(expect.stringMatching(finding));
});

const hidingPlaces: [name: string, hide: (token: string) => unknown][] = [
  ['local storage', token => localStorage.setItem('planted', token)],
  ['session storage', token => sessionStorage.setItem('planted', token)],
  ['the settings', token => localStorage.setItem('hohSettings', JSON.stringify({accessToken: token}))],
  ['a cookie', token => (document.cookie = `planted=${token}`)],
  ['an attribute', token => document.body.setAttribute('title', token)],
  [
    'a field',
    token => {
      const input = document.createElement('input');
      input.value = token;
      document.body.append(input);
    },
  ],
  [
    'a shadow root',
    token => {
      const host = document.createElement('am-planted');
      host.attachShadow({mode: 'open'}).textContent = token;
      document.body.append(host);
    },
  ],
  ['the history state', token => history.replaceState({token}, '')],
  [
    'a database',
    token =>
      new Promise<void>(resolve => {
        const request = indexedDB.open('planted');
        request.onupgradeneeded = () => request.result.createObjectStore('rows').add(token, 1);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  ],
];

test('the fixture finds the token wherever a page can read it', async ({open, finish, standIn}) => {
  const token = await tokenOf(standIn, 'member');
  for (const [name, hide] of hidingPlaces) {
    const page = await open('/terms?guard=0', {withoutProduct: true});
    await page.evaluate(hide, token);
    expect(await finish(), name).toEqual(['the page can read the token']);
  }
});

test('no token can be found in the text that the vault of the tests stores', () => {
  // Read backwards, the second of them has the start of a token in its signature.
  for (const signature of ['c2lnbmF0dXJl'.repeat(4), `${'A'.repeat(20)}Jye${'A'.repeat(20)}`]) {
    const token = `eyJ0eXAiOiJKV1QifQ.eyJhdWQiOiIyMTQ1NSJ9.${signature}`;
    expect(token).toMatch(tokenFormat);
    expect(vaultItem(token)[1]).not.toMatch(tokenFormat);
  }
});

test(
  'the fixture finds nothing in a page of a member whose token is in the vault',
  {tag: '@core'},
  async ({open, finish}) => {
    await open('/terms', {as: 'member', token: true});
    expect(await finish()).toEqual([]);
  },
);

test.describe('a test fails', () => {
  test.fail();

  test('when the guard reports a removed node', async ({open}) => {
    const page = await open('/terms', {withoutProduct: true});
    await page.evaluate(() => document.querySelector('.page-content h1')?.remove());
  });

  test('when the page has an unhandled rejection', async ({open}) => {
    const page = await open('/terms', {withoutProduct: true});
    await page.evaluate(() => void Promise.reject(new Error('planted')));
  });
});

test('the fixture also reports faults of a page that has been left', async ({open, finish}) => {
  const page = await open('/terms', {withoutProduct: true});
  await page.evaluate(() => {
    document.querySelector('.page-content h1')?.remove();
    location.assign('/apps');
  });
  await page.waitForURL('**/apps');
  expect(await finish()).toEqual(expect.arrayContaining([expect.stringMatching(/"message":"removed h1/)]));
});

test('a page is settled only after the timers that it sets while it is stalled', async ({open}) => {
  const page = await open('/terms', {withoutProduct: true});
  await waitUntilSettled(page);
  await page.evaluate(() =>
    setTimeout(() => {
      const end = performance.now() + 1000;
      while (performance.now() < end);
      setTimeout(() => (document.title = 'set late'), 300);
    }, 1500),
  );
  await waitUntilSettled(page);
  expect(await page.title()).toBe('set late');
});
