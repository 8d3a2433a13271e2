import {queryApi} from '#e2e/support/api';
import {expect, test, type Ids} from '#e2e/support/test';
import {changeSettings, hostSnapshot, navigate, waitUntilQuiet} from '#e2e/support/page';

const profile = ({other}: Ids) => `/user/${other}/`;
const ours = 'am-milestones';
const on = {settings: {milestones: true}};

interface Figures {
  anime: {episodesWatched: number};
  manga: {volumesRead: number};
}

async function figures(standIn: Parameters<typeof queryApi>[0], name: string): Promise<Figures> {
  const {User} = await queryApi<{User: {statistics: Figures}}>(
    standIn,
    'query ($name: String) { User(name: $name) { statistics { anime { episodesWatched } manga { volumesRead } } } }',
    {name},
  );
  return User.statistics;
}

const withSeparators = (value: number) => value.toLocaleString('en');

for (const width of [1600, 400])
  test(
    `[milestones] shows the totals of episodes and volumes in the row of the site's figures, ${width} px wide`,
    {tag: width === 400 ? '@core' : []},
    async ({open, ids, standIn}) => {
      const {anime, manga} = await figures(standIn, ids.other);
      expect(anime.episodesWatched).toBeGreaterThan(100);
      const page = await open(profile(ids), {...on, width});
      await expect(page.locator(ours)).toHaveCount(2);
      await expect(page.locator(ours).first()).toContainText(`Total Episodes${withSeparators(anime.episodesWatched)}`);
      await expect(page.locator(ours).last()).toContainText(`Total Volumes${withSeparators(manga.volumesRead)}`);
      const places = await page
        .locator('.stats-wrap .stats-wrap')
        .first()
        .locator('.stat, am-milestones')
        .evaluateAll(nodes => nodes.map(node => node.getBoundingClientRect().top));
      expect([places.length, new Set(places).size]).toEqual([4, 1]);
      // The stand-in shows the mean score itself.
      await expect(page.locator(ours).first()).not.toContainText('Mean Score');
    },
  );

test(
  '[milestones] brings the mean score back where the site shows something else',
  {tag: '@core'},
  async ({open, ids, expectedReports}) => {
    // The test itself renames the site's label.
    expectedReports.push(/rewrote text of #text/);
    const page = await open(profile(ids), {settings: {milestones: false}});
    await expect(page.locator('.user .stats-wrap .stat').first()).toBeVisible();
    await page.locator('.stats-wrap .stats-wrap .label', {hasText: 'Mean Score'}).evaluateAll(labels => {
      for (const {firstChild} of labels) if (firstChild) firstChild.nodeValue = 'Standard Deviation';
    });
    await changeSettings(page, {milestones: true});
    await expect(page.locator(ours).first()).toHaveText(/Mean Score\d+\.\d$/);
  },
);

test('[milestones] updates for another user, and restores the page when switched off', async ({open, ids, standIn}) => {
  const page = await open(profile(ids), {settings: {milestones: false}});
  await expect(page.locator('.user .stats-wrap .stat').first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator(ours)).toHaveCount(0);
  await changeSettings(page, {milestones: true});
  await expect(page.locator(ours)).toHaveCount(2);
  const {anime} = await figures(standIn, ids.user);
  await navigate(page, `/user/${ids.user}/`);
  await expect(page.locator(ours).first()).toContainText(withSeparators(anime.episodesWatched));
  await waitUntilQuiet(page);
  // Only the attribute that turns our sheet on goes with our elements.
  const before = (await hostSnapshot(page)).markup.replace(' data-am-milestones-row=""', '');
  await changeSettings(page, {milestones: false});
  await expect(page.locator(ours)).toHaveCount(0);
  expect((await hostSnapshot(page)).markup).toBe(before);
});
