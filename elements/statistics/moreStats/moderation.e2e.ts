import type {Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {listedElements, listedTexts} from '#e2e/support/listed';
import {choose, ownStats, panel, run} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;
const post = (text: string) => `post?as=Tobias&text=${encodeURIComponent(text)}`;

async function inspect(page: Page) {
  await run(page);
  await panel(page).getByRole('button', {name: 'Start'}).click();
}

test('[moreStats] Moderation helper warns first, and lists unusual posts with the reasons', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control(post('You are an IDIOT, my friend'));
  await standIn.control(post('https://nowhere-dsvjsw.example/list'));
  await standIn.control(post('A kind word for everybody'));
  const page = await open(ownStats(ids), on);
  await choose(page, 'Moderation helper');
  await panel(page).getByRole('checkbox', {name: 'High activity'}).uncheck();
  await run(page);
  await expect(panel(page)).toContainText('Report posts that break the rules');
  await panel(page).getByRole('button', {name: 'Start'}).click();
  const rows = panel(page).locator('tbody tr', {hasText: 'Tobias'});
  await expect(rows.filter({hasText: 'Bad words'})).toHaveCount(1);
  await expect(rows.filter({hasText: 'Link-only, Piracy links'})).toHaveCount(1);
  await expect(rows).toHaveCount(2);
  await expect(rows.first().getByRole('link', {name: 'Tobias'})).toHaveAttribute('href', '/user/Tobias/');
});

test('[moreStats] Moderation helper reads only the chosen sources, and reports when nothing is unusual', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(ownStats(ids), on);
  await choose(page, 'Moderation helper');
  for (const source of ['Activities', 'Messages', 'Forum', 'High activity', 'Weird markup'])
    await panel(page).getByRole('checkbox', {name: source}).uncheck();
  await inspect(page);
  await expect(panel(page)).toContainText(/nothing unusual/i);
  const asked = (await apiCalls(standIn)).map(({operation}) => operation).filter(name => name?.startsWith('Inspect'));
  expect(asked).toEqual(['InspectReviews']);
});

test('[moreStats] Moderation helper and linter say what to select instead of finding nothing', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(ownStats(ids), on);
  await choose(page, 'Moderation helper');
  const button = panel(page).getByRole('button', {name: 'Run'});
  const source = 'Select at least one source: activities, messages, forum or reviews.';
  for (const name of ['Activities', 'Messages', 'Forum']) await panel(page).getByRole('checkbox', {name}).uncheck();
  await expect(panel(page)).not.toContainText(source);
  await panel(page).getByRole('checkbox', {name: 'Reviews'}).uncheck();
  await expect(panel(page)).toContainText(source);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await panel(page).getByRole('checkbox', {name: 'Reviews'}).check();
  for (const name of ['Link-only', 'Bad words', 'Piracy links', 'High activity', 'Weird markup'])
    await panel(page).getByRole('checkbox', {name}).uncheck();
  await expect(panel(page)).toContainText(/one check/);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await choose(page, 'Database linter');
  for (const rule of await listedElements(panel(page).getByRole('checkbox'))) await rule.uncheck();
  await expect(panel(page)).toContainText(/one mistake/);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  const operations = (await apiCalls(standIn)).map(({operation}) => operation);
  expect(operations.filter(name => /^(?:Inspect|Lint)/.test(name ?? ''))).toEqual([]);
});

interface Status {
  siteUrl: string;
  user: {name: string};
}

/** The latest 100 statuses of all users. */
async function latestStatuses(standIn: Parameters<typeof queryApi>[0]): Promise<Status[]> {
  const statuses = 'activities(type: TEXT, sort: ID_DESC) { ... on TextActivity { siteUrl user { name } } }';
  const {first, second} = await queryApi<Record<'first' | 'second', {activities: Status[]}>>(
    standIn,
    `{ first: Page(page: 1, perPage: 50) { ${statuses} } second: Page(page: 2, perPage: 50) { ${statuses} } }`,
  );
  return [...first.activities, ...second.activities];
}

test('[moreStats] Moderation helper flags with "High activity" users who wrote a tenth of the latest statuses', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control(`${post('One of many')}&count=12`);
  const statuses = await latestStatuses(standIn);
  const countOf = (name: string) => statuses.filter(({user}) => user.name === name).length;
  const paths = (isShown: (count: number) => boolean) =>
    statuses.filter(({user}) => isShown(countOf(user.name))).map(({siteUrl}) => new URL(siteUrl).pathname);
  const [busy, others] = [paths(count => count >= 10), paths(count => count < 10)];
  expect(busy.length).toBeGreaterThanOrEqual(12);
  const page = await open(ownStats(ids), on);
  await choose(page, 'Moderation helper');
  for (const check of ['Link-only', 'Bad words', 'Piracy links', 'Weird markup'])
    await panel(page).getByRole('checkbox', {name: check}).uncheck();
  await inspect(page);
  // The posts of other kinds, which are also read, do not reduce their number.
  await expect(panel(page).getByRole('button', {name: 'Run again', disabled: false})).toBeVisible();
  const shown = await listedTexts(panel(page).locator('tbody td:nth-of-type(2)'), busy.length);
  expect(busy.filter(path => !shown.includes(path))).toEqual([]);
  expect(others.filter(path => shown.includes(path))).toEqual([]);
});
