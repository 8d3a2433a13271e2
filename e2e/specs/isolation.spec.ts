// Tests share their page: changes made by one of them must be gone for the next.
import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';

test('nothing that a test leaves in its page, context or storage is visible to the next test', async ({
  open,
  finish,
}) => {
  const traces = (page: Page) =>
    page.evaluate(async () => ({
      storages: [localStorage, sessionStorage].flatMap(storage => Object.keys(storage).filter(key => /left/.test(key))),
      databases: (await indexedDB.databases()).map(({name}) => name).filter(name => name === 'left'),
      caches: await caches.keys(),
      cookie: document.cookie,
      globals: ['left', 'leftByScript', 'leftByBinding'].filter(name => name in window),
      name: window.name,
      entries: history.length,
      width: innerWidth,
      routed: (await fetch('/left').then(answer => answer.text())).includes('routed'),
      motion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      clock: String(Date).includes('[native code]'),
    }));
  let page = await open('/terms', {withoutProduct: true});
  const clean = await traces(page);
  const leaving = [
    (page: Page) =>
      page.evaluate(() => [localStorage, sessionStorage].forEach(storage => storage.setItem('left', '1'))),
    (page: Page) =>
      page.evaluate(async () => {
        await new Promise(resolve => (indexedDB.open('left').onsuccess = resolve));
        await caches.open('left');
        document.cookie = 'left=1';
        Object.assign(window, {left: 1, name: 'left'});
        history.pushState({}, '', '/apps');
      }),
    (page: Page) => page.setViewportSize({width: 800, height: 600}),
    (page: Page) => page.addInitScript(() => void Reflect.set(window, 'leftByScript', 1)),
    (page: Page) => page.context().addInitScript(() => void Reflect.set(window, 'leftByScript', 1)),
    (page: Page) => page.exposeFunction('leftByBinding', () => 1),
    (page: Page) => page.route('**/left', route => route.fulfill({body: 'routed'})),
    (page: Page) => page.context().route('**/left', route => route.fulfill({body: 'routed'})),
    (page: Page) => page.emulateMedia({reducedMotion: 'no-preference'}),
    (page: Page) => page.clock.setFixedTime('2001-01-01'),
    (page: Page) => page.context().newPage(),
    (page: Page) => page.close(),
    (page: Page) => page.context().close(),
  ];
  for (const leave of leaving) {
    await leave(page);
    await finish();
    page = await open('/terms', {withoutProduct: true});
    expect(await traces(page), leave.toString()).toEqual(clean);
    expect(page.context().pages()).toEqual([page]);
  }
});
