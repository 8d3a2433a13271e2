import {colourRules, exclusionsOf, violations} from '../support/axe';
import {findWatched} from '../support/find';
import type {StandIn} from '../support/server';
import {expect, test, type Ids} from '../support/test';
import {waitUntilQuiet} from '../support/page';

const themes = ['dark', 'contrast', 'default'] as const;
const widths = [1600, 1000, 700, 400] as const;

interface Place {
  id: string;
  tag: string;
  path: string | ((ids: Ids, standIn: StandIn) => string | Promise<string>);
  settings?: Record<string, unknown>;
}

/** Features that render something, each with a page that shows it. */
const places: Place[] = [
  {id: 'settingsPage', tag: 'am-settings-page', path: '/settings/apps'},
  {
    id: 'entryScore',
    tag: 'am-entry-score',
    path: async ({user}, standIn) => `/anime/${(await findWatched(standIn, user)).mediaId}/`,
  },
  {id: 'characterFavouriteCount', tag: 'am-character-favourite-count-card', path: '/search/characters'},
  {id: 'activityScores', tag: 'am-completed-score-feed', path: '/home'},
  {id: 'activityScores', tag: 'am-dropped-score-feed', path: '/home'},
  {id: 'bannerLink', tag: 'am-banner-link', path: ({anime}) => `/anime/${anime}/`},
  {id: 'homeHeadingLinks', tag: 'am-home-heading-links', path: '/home'},
  {id: 'userSubmenu', tag: 'am-user-submenu', path: '/home'},
  {id: 'betterReviewRatings', tag: 'am-better-review-ratings', path: '/home'},
  {id: 'feedQuickFilter', tag: 'am-feed-quick-filter-button', path: '/home'},
  {id: 'notifications', tag: 'am-notifications', path: '/notifications'},
  {id: 'betterListPreview', tag: 'am-better-list-preview', path: '/home', settings: {betterListPreview: true}},
  {id: 'hideAWC', tag: 'am-hide-awc', path: '/home', settings: {hideAWC: true}},
];

/** Features on the same page are checked together: axe reads the whole page each time. */
const byPage = new Map<Place['path'], Place[]>();
for (const place of places) byPage.set(place.path, [...(byPage.get(place.path) ?? []), place]);

for (const [path, shown] of byPage) {
  const names = [...new Set(shown.map(({id}) => `[${id}]`))].join('');
  const tags = shown.map(({tag}) => tag);
  const [pass, fit] = shown.length > 1 ? ['pass', 'fit'] : ['passes', 'fits'];

  test(
    `${names} ${pass} axe in three themes, and ${fit} windows of 1600, 1000, 700 and 400 pixels`,
    {tag: '@text'},
    async ({open, ids, standIn}) => {
      const needed = shown.flatMap(({settings = {}}) => Object.entries(settings));
      const page = await open(typeof path === 'string' ? path : await path(ids, standIn), {
        as: 'member',
        token: true,
        settings: {droppedScore: true, CSSverticalNav: true, ...Object.fromEntries(needed)},
      });
      const allAttached = async () => {
        for (const tag of tags) await expect(page.locator(tag).first()).toBeAttached();
      };
      await allAttached();
      await waitUntilQuiet(page);
      for (const [index, theme] of themes.entries()) {
        await page.locator(`.theme-preview.${theme}`).click();
        // Checks that don't depend on colours are the same in all themes.
        const {without = []} = exclusionsOf(shown.map(({id}) => id));
        const rules = index > 0 ? {only: colourRules.filter(rule => !without.includes(rule))} : {without};
        expect(await violations(page, tags.join(), rules), theme).toEqual([]);
      }
      for (const width of widths) {
        await page.setViewportSize({width, height: 1000});
        await allAttached();
        const beyond = await page.locator(tags.join()).evaluateAll(nodes =>
          nodes
            .filter(node => {
              const {left, right, width: own} = node.getBoundingClientRect();
              return own > 0 && (left < -1 || right > innerWidth + 1);
            })
            .map(({localName}) => localName),
        );
        expect(beyond, `${width} pixels`).toEqual([]);
      }
    },
  );
}

test('[entryScore] works by keyboard, in reading order', async ({open, ids, standIn}) => {
  const page = await open(`/anime/${(await findWatched(standIn, ids.user)).mediaId}/`, {as: 'member', token: true});
  const names = ['Lower score', 'Raise score', 'Raise progress'];
  await page
    .locator('am-entry-score')
    .getByRole('button', {name: names[0] ?? ''})
    .focus();
  const reached: (string | null)[] = [];
  for (const name of names) {
    reached.push(
      await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? null),
    );
    if (name !== names.at(-1)) await page.keyboard.press('Tab');
  }
  expect(reached).toEqual(names);
  const score = page.locator('am-entry-score').getByRole('group', {name: 'Score'}).locator('output');
  const before = Number.parseFloat(await score.innerText());
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => Number.parseFloat(await score.innerText())).toBeGreaterThan(before);
});

test('runs no transitions in our elements when reduced motion is preferred', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member'});
  await expect(page.locator('am-settings-page').getByRole('heading', {level: 2})).toBeVisible();
  const moving = await page.evaluate(() => {
    const root = document.querySelector('am-settings-page')?.shadowRoot;
    return [...(root?.querySelectorAll('*') ?? [])].filter(
      node => getComputedStyle(node).transitionDuration !== '0s' && getComputedStyle(node).transitionDuration !== '',
    ).length;
  });
  expect(moving).toBe(0);
});
