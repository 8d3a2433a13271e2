import type {Page} from '@playwright/test';

import {conditions} from '../support/conditions';
import {all, type ListedFeature} from '../support/features';
import {faultsOf} from '../support/axe';
import {acting, groups, openFor} from '../support/groups';
import {effectSince, isOn, leftSince, listenersOf, switchable, turn} from '../support/harm';
import {follow, hostPage, quiet} from '../support/page';
import {rememberLook} from '../support/restyles';
import {expect, test} from '../support/test';

/** Switches a feature on, checks its effect, and switches it off again; nothing of it may be left. */
async function cycle(page: Page, feature: ListedFeature) {
  const behaviour = conditions[feature.id]?.behaviour;
  const before = await hostPage(page);
  await rememberLook(page);
  const behaved = await behaviour?.(page);
  await turn(page, feature.id, true);
  if (behaviour) await expect.poll(() => behaviour(page)).not.toBe(behaved);
  else await expect.poll(() => effectSince(page, before, feature), {message: 'it changes nothing'}).not.toBe('');
  expect(await faultsOf(page, feature)).toEqual([]);
  await turn(page, feature.id, false);
  await expect.poll(() => leftSince(page, before, feature), {message: 'it leaves something'}).toBe('');
  expect(await hostPage(page)).toEqual(before);
  if (behaviour) expect(await behaviour(page)).toBe(behaved);
}

/** Switches it on again as before, and off. */
async function again(page: Page, feature: ListedFeature) {
  const before = await hostPage(page);
  await turn(page, feature.id, true);
  await expect(page.locator(feature.parts.map(({tag}) => tag).join()).first()).toBeAttached();
  await turn(page, feature.id, false);
  await expect.poll(() => hostPage(page)).toEqual(before);
}

// Generated from the catalogue: a new feature is tested here without anybody writing a test for it.
for (const group of groups()) {
  const names = group.map(({id}) => `[${id}]`).join('');

  test(`${names} take effect on their page while on, and leave nothing behind`, async ({open, ids, standIn}) => {
    const page = await openFor(group, {open, ids, standIn});
    for (const feature of group)
      await test.step(feature.id, async () => {
        await cycle(page, feature);
        // React, the API client and the database load with the first feature that renders, and stay: only the second time counts.
        const listeners = await listenersOf(page);
        await again(page, feature);
        expect(await listenersOf(page)).toEqual(listeners);
      });
  });
}

/** Features that do not name the page of the site's statistics, and what of them is found in the page. */
const elsewhere = () => switchable().filter(feature => !isOn(feature, 'siteStats') && !acting.includes(feature.id));
const traces = async (page: Page) => ({
  elements: await page
    .locator(
      elsewhere()
        .flatMap(({parts}) => parts.map(({tag}) => tag))
        .join(),
    )
    .count(),
  marks: await page.evaluate(() => document.documentElement.getAttributeNames().filter(name => name.includes('-am-'))),
});
const nothing = {elements: 0, marks: []};

test('no feature is on, or stays on, a page that it does not name, and a second visit leaks no listener', async ({
  open,
}) => {
  const on = Object.fromEntries(elsewhere().map(({id}) => [id, true]));
  const page = await open('/site-stats', {as: 'member', token: true, settings: {...all(false), ...on}});
  await quiet(page);
  expect(await traces(page)).toEqual(nothing);
  await follow(page, '/home');
  await expect.poll(async () => (await traces(page)).marks.length).toBeGreaterThan(0);
  await follow(page, '/site-stats');
  await expect.poll(() => traces(page)).toEqual(nothing);
  await quiet(page);
  // What the first visit loads stays; the next one must not add a listener.
  const listeners = await listenersOf(page);
  await follow(page, '/home');
  await expect.poll(async () => (await traces(page)).marks.length).toBeGreaterThan(0);
  await quiet(page);
  await follow(page, '/site-stats');
  await expect.poll(() => traces(page)).toEqual(nothing);
  await quiet(page);
  expect(await listenersOf(page)).toEqual(listeners);
});
