// Controls are at least 24 × 24 px, on every kind of page, with all features on.
import {everythingVisible} from '../support/features';
import {waitUntilQuiet} from '../support/page';
import {smallTargets} from '../support/targets';
import {expect, test, type Ids} from '../support/test';

const pages: Readonly<Record<string, (ids: Ids) => string>> = {
  home: () => '/home',
  notifications: () => '/notifications',
  anime: ({anime, slug}) => `/anime/${anime}/${slug}/`,
  manga: ({manga}) => `/manga/${manga}/`,
  characters: ({anime, slug}) => `/anime/${anime}/${slug}/characters`,
  'staff of an anime': ({anime, slug}) => `/anime/${anime}/${slug}/staff`,
  'social tab': ({anime, slug}) => `/anime/${anime}/${slug}/social`,
  'media statistics': ({anime, slug}) => `/anime/${anime}/${slug}/stats`,
  profile: ({other}) => `/user/${other}/`,
  list: ({user}) => `/user/${user}/animelist`,
  comparison: ({other}) => `/user/${other}/animelist/compare`,
  favorites: ({other}) => `/user/${other}/favorites`,
  social: ({user}) => `/user/${user}/social`,
  statistics: ({user}) => `/user/${user}/stats/anime/overview`,
  tags: ({user}) => `/user/${user}/stats/anime/tags`,
  character: ({character}) => `/character/${character}`,
  staff: ({staff}) => `/staff/${staff}`,
  studio: () => '/studio/1003',
  search: () => '/search/anime/trending',
  'staff search': () => '/search/staff',
  recommendations: () => '/recommendations',
  reviews: () => '/reviews',
  review: ({review}) => `/review/${review}`,
  forum: () => '/forum/recent',
  thread: ({thread}) => `/forum/thread/${thread}`,
  activity: ({activityList}) => `/activity/${activityList}`,
  'site statistics': () => '/site-stats',
  settings: () => '/settings/apps',
  imports: () => '/settings/import',
};

/** Smaller controls, by a part of their name, with the reason. */
const exceptions: readonly (readonly [part: string, reason: string])[] = [
  ['am-feed-quick-filter-social', "in the line of the site's own checkboxes, whose height it has"],
  ['ui-hidden-score', 'in a line of text, whose height it has'],
  ['am-css-follow-counter span', "a dash with a tooltip, in the line of the site's filter, which is 32 px high"],
];

for (const [name, path] of Object.entries(pages))
  test(`our controls are at least 24 px wide and high: ${name}`, {tag: '@text'}, async ({open, ids}) => {
    const page = await open(path(ids), {as: 'member', token: true, settings: everythingVisible()});
    for (const width of [1600, 400]) {
      await page.setViewportSize({width, height: 2000});
      await waitUntilQuiet(page);
      const small = await smallTargets(page);
      const found = small.filter(each => !exceptions.some(([part]) => each.includes(part)));
      expect.soft(found, `${path(ids)} at ${width} px`).toEqual([]);
    }
  });

test('a small button and a crowded link are found, and a link in a sentence is not', {tag: '@core'}, async ({open}) => {
  const page = await open('/404', {withoutProduct: true});
  await page.evaluate(() => {
    const root = document.body.appendChild(document.createElement('am-probe')).attachShadow({mode: 'open'});
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      button { all: unset; inline-size: 20px; block-size: 20px; }
      .list a { display: block; block-size: 16px; inline-size: 60px; }
      .apart { display: block; margin-block: 20px; block-size: 16px; inline-size: 60px; }
    `);
    root.adoptedStyleSheets = [sheet];
    const add = (parent: ParentNode, name: string, text: string, className = '') => {
      const node = Object.assign(document.createElement(name), {textContent: text, className});
      if (name === 'a') node.setAttribute('href', '/');
      parent.append(node);
      return node;
    };
    add(root, 'button', 'x');
    const list = add(root, 'div', '', 'list');
    for (const text of ['one', 'two']) add(list, 'a', text, 'crowded');
    add(root, 'a', 'far', 'apart');
    add(add(root, 'p', 'A sentence with '), 'a', 'a link', 'inline');
  });
  expect(await smallTargets(page)).toEqual(['am-probe a.crowded 60×16', 'am-probe button 20×20']);
});
