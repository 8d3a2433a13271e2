// The readable userscript of dist/, which leaves out some features and languages.
import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';

import {leftOutFeatures, leftOutLanguages} from '../../tools/editions.mjs';
import {allSwitches, switchesOf} from '../support/features';
import {waitUntilQuiet} from '../support/page';
import {publishedPath} from '../support/server';
import {expect, test} from '../support/test';

const edition = publishedPath('automail.user.js');
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as Record<string, unknown>);

test('[settingsPage] says what the readable userscript leaves out, and keeps its settings', async ({open}) => {
  expect(leftOutFeatures.length).toBeGreaterThan(2);
  const settings = {...switchesOf(leftOutFeatures, true), language: 'en'};
  const page = await open('/settings/apps', {script: edition, as: 'member', settings});
  const section = page.locator('am-settings-page');
  await section.getByRole('button', {name: 'All', exact: true}).click();
  const leftOut = section.locator('[data-id]').filter({hasText: /not part of this edition/i});
  await expect
    .poll(() => leftOut.evaluateAll(rows => rows.map(row => row.getAttribute('data-id')).sort()))
    .toEqual(leftOutFeatures.toSorted());
  await expect(leftOut.first().getByRole('link', {name: 'See the other editions'})).toHaveAttribute('href', /#which$/);
  for (const language of Object.keys(leftOutLanguages)) {
    const choice = section.locator(`.language option[value="${language}"]`);
    await expect(choice).toHaveText(/ \(only in other editions\)$/);
    await expect(choice).toBeDisabled();
  }
  const first = section.locator(`[data-id="${leftOutFeatures[0] ?? ''}"] input`).first();
  await first.setChecked(false);
  await first.setChecked(true);
  await expect.poll(() => stored(page)).toMatchObject(settings);
});

test('the published userscripts contain nothing that only tests set', () => {
  for (const name of ['automail.user.js', 'automail.min.user.js']) {
    const script = readFileSync(publishedPath(name), 'utf8');
    expect(script).toContain('document-start');
    for (const hook of ['automailStandIn', '__STANDIN__ &&', 'typeof __STANDIN__'])
      expect(script.includes(hook), `${name}: ${hook}`).toBe(false);
  }
});

test('the readable userscript ignores what a script of the page sets in the name of the build', async ({open}) => {
  const page = await open('/settings/apps', {
    script: edition,
    as: 'member',
    token: true,
    beforeLoad: before =>
      before.addInitScript(() => {
        const heard: unknown[] = [];
        const {port1, port2} = new MessageChannel();
        port2.onmessage = ({data}) => heard.push(data);
        const features = ['settingsPage'];
        Object.assign(globalThis, {
          heard,
          __STANDIN__: true,
          __BRIDGE__: Promise.resolve(port1),
          __LATER__: {has: () => false, load: () => Promise.reject(new Error('of the page'))},
          __LEFT_OUT__: {features, languages: []},
        });
      }),
  });
  await expect(page.locator('am-settings-page')).toContainText("You're signed in to Automail");
  expect(await page.evaluate(() => Reflect.get(globalThis, 'heard') as unknown[])).toEqual([]);
});

test('[clickableActivityHistory] stays off in the readable userscript, which leaves out the feed that it opens', async ({
  open,
  ids,
}) => {
  expect(leftOutFeatures).toContain('termsFeed');
  const settings = switchesOf(['clickableActivityHistory', 'termsFeed'], true);
  const page = await open(`/user/${ids.other}/`, {script: edition, as: 'member', settings});
  await expect(page.locator('am-overlay')).toBeAttached();
  await expect(page.locator('.activity-history .history-day').first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator('.activity-history').getByRole('link')).toHaveCount(0);
});

test('the readable userscript places nothing of what it leaves out, and fails nowhere without it', async ({
  open,
  ids,
}) => {
  const paths = ['/home', '/settings/import', `/user/${ids.user}/stats/anime/overview`, `/user/${ids.user}/animelist`];
  for (const path of paths) {
    const page = await open(path, {script: edition, as: 'member', token: true, settings: allSwitches(true)});
    await expect(page.locator('#nav, .nav').first()).toBeVisible();
    await expect(page.locator('am-overlay')).toBeAttached();
    const names = await page.evaluate(() => [...document.querySelectorAll('*')].map(({localName}) => localName));
    expect(
      names.some(name => name.startsWith('am-')),
      path,
    ).toBe(true);
    const tags = leftOutFeatures.map(id => `am-${id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`);
    expect(
      names.filter(name => tags.some(tag => name.startsWith(tag))),
      path,
    ).toEqual([]);
  }
});
