import type {Page} from '@playwright/test';

import {apiCalls} from '../support/find';
import {choose, ownStats, panel, run} from '../support/questions';
import {expect, test} from '../support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;
const post = (text: string) => `post?as=Tobias&text=${encodeURIComponent(text)}`;

async function inspect(page: Page) {
  await run(page);
  await panel(page).getByRole('button', {name: 'Start'}).click();
}

test('[moreStats] Moderation helper warns first, and lists unusual posts with what is unusual', async ({
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
  await expect(panel(page)).toContainText('Do not interact with these posts more than you have to');
  await panel(page).getByRole('button', {name: 'Start'}).click();
  const rows = panel(page).locator('tbody tr', {hasText: 'Tobias'});
  await expect(rows.filter({hasText: 'Bad words'})).toHaveCount(1);
  await expect(rows.filter({hasText: 'Link-only, Piracy links'})).toHaveCount(1);
  await expect(rows).toHaveCount(2);
  await expect(rows.first().getByRole('link', {name: 'Tobias'})).toHaveAttribute('href', '/user/Tobias/');
});

test('[moreStats] Moderation helper reads only the chosen sources, and says when nothing is unusual', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(ownStats(ids), on);
  await choose(page, 'Moderation helper');
  for (const source of ['Activities', 'Messages', 'Forum', 'High activity', 'Weird markup'])
    await panel(page).getByRole('checkbox', {name: source}).uncheck();
  await inspect(page);
  await expect(panel(page)).toContainText('Inspection completed. Nothing unusual found.');
  const asked = (await apiCalls(standIn)).map(({operation}) => operation).filter(name => name?.startsWith('Inspect'));
  expect(asked).toEqual(['InspectReviews']);
});
