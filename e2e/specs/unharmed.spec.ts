import type {Page} from '@playwright/test';

import {conditions} from '../support/pageScenes';
import {allSwitches, switchable, type Switchable} from '../support/features';
import {featuresOf, furtherGroups, groups, irreversible, openFor} from '../support/groups';
import {effectSince, isOn, leftoverSince, countListeners, switchFeature} from '../support/sideEffects';
import {navigate, hostSnapshot, waitUntilQuiet} from '../support/page';
import {recordLook} from '../support/changedLooks';
import {countSubscriptions} from '../support/subscriptions';
import {expect, test} from '../support/test';

type State = Awaited<ReturnType<typeof hostSnapshot>>;

/** The failure of a feature that needs another page, or an event, to take effect. */
const ineffective =
  'it changes nothing here; if it needs another page, a click or another event, export that as `condition` from its pageScenes.ts (e2e/support/condition.ts)';

/** Most effects appear within a frame or two (ms). */
const intervals = [30, 60, 100, 250];

/** Switches a feature on, checks its effect, and switches it off again; nothing of it may be left. */
async function cycle(page: Page, feature: Switchable, before: State) {
  const behaviour = conditions[feature.key]?.observe;
  const behaved = await behaviour?.(page);
  await switchFeature(page, feature, true);
  if (behaviour) await expect.poll(() => behaviour(page), {intervals}).not.toBe(behaved);
  else await expect.poll(() => effectSince(page, before, feature), {message: ineffective, intervals}).not.toBe('');
  await switchFeature(page, feature, false);
  await expect.poll(() => leftoverSince(page, before, feature), {message: 'it leaves something', intervals}).toBe('');
  if (behaviour) expect(await behaviour(page)).toBe(behaved);
}

/** Switches a feature on and off. */
async function use(page: Page, feature: Switchable, before: State) {
  await switchFeature(page, feature, true);
  await expect(page.locator(feature.parts.map(({tag}) => tag).join()).first()).toBeAttached();
  await switchFeature(page, feature, false);
  await expect.poll(() => hostSnapshot(page)).toEqual(before);
}

/** Objects that would keep a page busy if they were left behind. */
const held = async (page: Page) => ({...(await countListeners(page)), subscriptions: await countSubscriptions(page)});

const titlesOf = (group: ReturnType<typeof groups>[number]) =>
  [...new Set(featuresOf(group).map(({title}) => title))].join('');

// Generated from the catalogue: a new feature is tested here without a test of its own.
for (const group of groups()) {
  const names = titlesOf(group);

  test(
    `${names} take effect on their page while on, and leave nothing behind`,
    {tag: '@core'},
    async ({open, ids, standIn}) => {
      const {page, goTo} = await openFor(group, {open, ids, standIn});
      for (const stop of group) {
        await goTo(stop);
        // Each feature must leave the page as it found it, so one record of it serves all.
        const before = await hostSnapshot(page);
        await recordLook(page);
        for (const feature of stop.features) await test.step(feature.key, () => cycle(page, feature, before));
      }
    },
  );

  test(`${names} leave no listener or subscription behind when used a second time`, async ({open, ids, standIn}) => {
    const {page, goTo} = await openFor(group, {open, ids, standIn});
    for (const stop of group) {
      await goTo(stop);
      const before = await hostSnapshot(page);
      for (const feature of stop.features)
        await test.step(feature.key, async () => {
          // React, the API client and the database load with the first feature that renders, and stay; an addition by a
          // further use is a leak.
          await use(page, feature, before);
          await expect(async () => {
            const existing = await held(page);
            await use(page, feature, before);
            // A query that was queued until its caller left is forgotten with its queue, after 300 ms at most.
            await expect.poll(() => held(page), {timeout: 2000, intervals}).toEqual(existing);
          }).toPass({timeout: 20_000});
        });
    }
  });
}

// A part need not show anything on each page of its routes, but it must leave none changed.
for (const group of furtherGroups())
  test(`${titlesOf(group)} leave the other pages of their parts as they were`, async ({open, ids, standIn}) => {
    const {page, goTo} = await openFor(group, {open, ids, standIn});
    const effective = new Set<string>();
    for (const stop of group) {
      await goTo(stop);
      const before = await hostSnapshot(page);
      await recordLook(page);
      for (const feature of stop.features)
        await test.step(`${feature.key} on ${String(stop.place)}`, async () => {
          await switchFeature(page, feature, true);
          await waitUntilQuiet(page);
          if (await effectSince(page, before, feature)) effective.add(feature.key);
          await switchFeature(page, feature, false);
          await expect
            .poll(() => leftoverSince(page, before, feature), {message: 'it leaves something', intervals})
            .toBe('');
        });
    }
    // One switch alone may have nothing to show there, such as a tweet.
    const isAlone = new Set(featuresOf(group).map(({key}) => key)).size === 1;
    expect(effective.size).toBeGreaterThanOrEqual(isAlone ? 0 : 1);
  });

/** Features that do not list the page of the site's statistics, with their traces in the page. */
const elsewhere = () =>
  switchable().filter(feature => !isOn(feature, 'siteStats') && !irreversible.includes(feature.id));
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

test(
  'no feature is on, or stays on, a page that it does not name, and a second visit leaks no listener',
  {tag: '@core'},
  async ({open}) => {
    const on = Object.fromEntries(elsewhere().map(({key}) => [key, true]));
    const page = await open('/site-stats', {as: 'member', token: true, settings: {...allSwitches(false), ...on}});
    await waitUntilQuiet(page);
    expect(await traces(page)).toEqual(nothing);
    await navigate(page, '/home');
    await expect.poll(async () => (await traces(page)).marks.length).toBeGreaterThan(0);
    // A slow machine has not loaded everything yet; code that loads only on the second visit would count as a leak.
    await waitUntilQuiet(page);
    await navigate(page, '/site-stats');
    await expect.poll(() => traces(page)).toEqual(nothing);
    await waitUntilQuiet(page);
    // Code loaded by the first visit stays; the next one must not add a listener.
    const listeners = await countListeners(page);
    await navigate(page, '/home');
    await expect.poll(async () => (await traces(page)).marks.length).toBeGreaterThan(0);
    await waitUntilQuiet(page);
    await navigate(page, '/site-stats');
    await expect.poll(() => traces(page)).toEqual(nothing);
    await waitUntilQuiet(page);
    expect(await countListeners(page)).toEqual(listeners);
  },
);
