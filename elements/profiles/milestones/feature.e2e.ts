import {queryApi} from '#e2e/support/api';
import {expect, test, type Ids} from '#e2e/support/test';
import {changeSettings, navigate} from '#e2e/support/page';

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

test(
  "[milestones] shows the totals of episodes and volumes in the row of the site's figures, and brings the mean score back",
  {tag: '@core'},
  async ({open, ids, standIn, expectedReports}) => {
    // The test itself renames the site's label.
    expectedReports.push(/rewrote text of #text/);
    const {anime, manga} = await figures(standIn, ids.other);
    expect(anime.episodesWatched).toBeGreaterThan(100);
    const page = await open(profile(ids), {...on, width: 400});
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
    const next = await figures(standIn, ids.user);
    await navigate(page, `/user/${ids.user}/`);
    await expect(page.locator(ours).first()).toContainText(withSeparators(next.anime.episodesWatched));
    await test.step('where the site shows something else', async () => {
      await changeSettings(page, {milestones: false});
      await page.locator('.stats-wrap .stats-wrap .label', {hasText: 'Mean Score'}).evaluateAll(labels => {
        for (const {firstChild} of labels) if (firstChild) firstChild.nodeValue = 'Standard Deviation';
      });
      await changeSettings(page, {milestones: true});
      await expect(page.locator(ours).first()).toHaveText(/Mean Score\d+\.\d$/);
    });
  },
);
