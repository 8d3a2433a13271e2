import type {Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {receivedQueries} from '#e2e/support/operations';
import {waitUntilQuiet, bringIntoView} from '#e2e/support/page';
import type {StandIn} from '#e2e/support/server';
import {expect, test, type Ids} from '#e2e/support/test';

const ours = 'am-relation-status-dot';
const own = {as: 'member', token: true} as const;
const path = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;

interface Listed {
  mediaId: number;
  status: string;
}

const names: Readonly<Record<string, RegExp>> = {
  CURRENT: /^(?:Watching|Reading)$/,
  PLANNING: /^Planning$/,
  COMPLETED: /^Completed$/,
  PAUSED: /^Paused$/,
  DROPPED: /^Dropped$/,
  REPEATING: /^Re(?:watch|read)ing$/,
};

/** The statuses in the user's lists by media id. */
async function statusesOf(standIn: StandIn, userName: string) {
  const all: Listed[] = [];
  for (const type of ['ANIME', 'MANGA']) {
    const {MediaListCollection} = await queryApi<{MediaListCollection: {lists: {entries: Listed[]}[]}}>(
      standIn,
      'query ($userName: String, $type: MediaType) { MediaListCollection(userName: $userName, type: $type) { lists { entries { mediaId status } } } }',
      {userName, type},
    );
    all.push(...MediaListCollection.lists.flatMap(({entries}) => entries));
  }
  return new Map(all.map(({mediaId, status}) => [mediaId, status]));
}

/** The media of all cards on the page, and the name of the dot on each. */
const cardsOf = (page: Page) =>
  page.locator('.overview .relations a.cover, .overview .recommendation-card a.cover-link').evaluateAll(
    (links, tag) =>
      links.map(link => ({
        id: Number(/\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]),
        name: link.querySelector(tag)?.shadowRoot?.querySelector('[role=img]')?.getAttribute('aria-label') ?? undefined,
      })),
    ours,
  );

test(
  '[relationStatusDot] shows the status of listed relations and recommendations, with one request',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(path(ids), own);
    const statuses = await statusesOf(standIn, ids.user);
    await bringIntoView(page.locator('.recommendations'));
    await waitUntilQuiet(page);
    const cards = await cardsOf(page);
    const listed = cards.filter(({id}) => statuses.has(id));
    expect(listed.length).toBeGreaterThan(0);
    for (const {id, name} of cards)
      if (statuses.has(id)) expect(name).toMatch(names[statuses.get(id) ?? ''] ?? /never/);
      else expect(name).toBeUndefined();
    const log = await standIn.control<{operation: string | null; query?: string}[]>('log');
    expect(log.length).toBeGreaterThan(0);
    expect([...(await receivedQueries(standIn))].filter(name => name === 'RelatedStatuses')).toHaveLength(1);
  },
);

test('[relationStatusDot] is not shown without a sign-in to the script, and sends no request', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(path(ids), {as: 'member'});
  await expect(page.locator('.relations a.cover').first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator(ours)).toHaveCount(0);
  expect([...(await receivedQueries(standIn))]).not.toContain('RelatedStatuses');
});
