import type {Locator, Page} from '@playwright/test';

import {queryAsMember} from '../support/api';
import {expect, test} from '../support/test';

/** Records the results of the function body `look` after each change to the page; read them with `noted`. */
const watch = (page: Page, look: string) =>
  page.addInitScript(`
    window.noted = [];
    new MutationObserver(() => {
      const said = (() => { ${look} })();
      if (said !== undefined && window.noted.at(-1) !== said) window.noted.push(said);
    }).observe(document, {childList: true, subtree: true});
  `);
const noted = (page: Page): Promise<string[]> => page.evaluate('window.noted');

const reload = async (page: Page, path: string, look: string) => {
  await watch(page, look);
  await page.goto(`https://anilist.co${path}`);
};

test.describe('the pages of the site', () => {
  test('insert character roles and staff roles together, in this order', async ({open, ids}) => {
    const page = await open('/terms', {withoutProduct: true});
    const path = `/staff/${ids.staff}`;
    await reload(
      page,
      path,
      `const roles = [...document.querySelectorAll('.staff-wrap > .character-roles, .staff-wrap > .media-roles')];
       return roles.length ? roles.map(node => node.classList[0]).join(' ') : undefined;`,
    );
    await expect(page.locator('.staff-wrap > .character-roles .role-card').first()).toBeVisible();
    await expect(page.locator('.staff-wrap > .media-roles .role-card').first()).toBeVisible();
    // The media arrive before the characters here; the place of the characters already exists.
    const orders = await noted(page);
    expect(orders.at(-1)).toBe('character-roles media-roles');
    expect(orders).not.toContain('media-roles');
  });

  test('insert the character element with the view, and fill it later', async ({open, ids}) => {
    const page = await open('/terms', {withoutProduct: true});
    await reload(
      page,
      `/character/${ids.character}`,
      `const node = document.querySelector('.character-wrap > .character');
       return document.querySelector('.character-wrap') ? (node ? node.childElementCount : 'none') : undefined;`,
    );
    await expect(page.locator('.character h1.name')).toBeVisible();
    await expect.poll(() => noted(page)).toEqual([0, 2]);
  });

  test('insert the header of a media page complete, and its staff grid filled', async ({open, ids}) => {
    const page = await open('/terms', {withoutProduct: true});
    await reload(
      page,
      `/anime/${ids.anime}/${ids.slug}/staff`,
      `const media = document.querySelector('.media');
       if (!media) return undefined;
       const head = document.querySelector('.media > .header-wrap');
       const grid = document.querySelector('.media-staff > .grid-wrap');
       return [
         media.firstChild?.nodeType,
         head ? Boolean(head.querySelector('h1')) && head.firstChild?.nodeName : 'none',
         grid ? grid.childElementCount > 0 : 'none',
       ].join(' ');`,
    );
    await expect(page.locator('.media-staff .role-card').first()).toBeVisible();
    await expect(page.locator('.media .header h1')).toBeVisible();
    const notes = await noted(page);
    expect(notes.at(-1)).toBe('1 DIV true');
    expect(notes.filter(note => !/^(?:1|3) (?:DIV|none) (?:true|none)$/.test(note))).toEqual([]);
  });

  test('have the comment link among the actions of the comment', async ({open, ids}) => {
    const page = await open(`/forum/thread/${ids.thread}`, {withoutProduct: true});
    const links = page.locator('.forum-thread .comment a.hidden[href^="/forum/thread/"]');
    await expect(links.first()).toBeAttached();
    const count = await links.count();
    expect(count).toBeGreaterThan(1);
    await expect(page.locator('.comment > .header > .actions > a.hidden[href^="/forum/thread/"]')).toHaveCount(count);
  });

  test('redirect members who hide age-restricted media to /404', async ({open, standIn, ids}) => {
    const path = `/anime/${ids.animeAdult}`;
    const page = await open(path, {withoutProduct: true, as: 'member'});
    await expect(page).toHaveURL('https://anilist.co/404');
    await queryAsMember(standIn, 'member', 'mutation ($on: Boolean) { UpdateUser(displayAdultContent: $on) { id } }', {
      on: true,
    });
    await page.goto('https://anilist.co/__standin/sign-in?as=member');
    await page.goto(`https://anilist.co${path}`);
    await expect(page.locator('.media .header h1')).toBeVisible();
  });

  test('sort the results of a search, and have no order on its landing page', async ({open}) => {
    const page = await open('/search/anime', {withoutProduct: true});
    await expect(page.locator('.search-landing .media-card').first()).toBeVisible();
    await expect(page.locator('.search .sort-wrap')).toHaveCount(0);
    await page.goto('https://anilist.co/search/anime?genres=Action');
    await page.locator('.search .sort-wrap.sort-select select').selectOption('SCORE_DESC');
    await expect(page.locator('.search .results > .media-card').first()).toBeVisible();
    await expect(page).toHaveURL(/[?&]sort=SCORE_DESC/);
  });
});

test.describe('the home page of the site', () => {
  const active = (page: Page): Locator => page.locator('.feed-type-toggle .active');

  test('reloads its feed when the active toggle is clicked', async ({open, standIn}) => {
    const page = await open('/home', {withoutProduct: true, as: 'member'});
    await standIn.control('clock?live=off');
    const entries = page.locator('.activity-feed > .activity-entry');
    await expect(entries.first()).toBeVisible();
    const old = await page.locator('.activity-feed').elementHandle();
    await standIn.control('post?as=Tobias&text=Fresh%20news');
    await active(page).click();
    await expect(entries.first()).toContainText('Fresh news');
    await expect.poll(() => old?.evaluate(node => node.isConnected)).toBe(false);
    await expect(active(page)).toHaveText(/Following/);
  });

  test('remembers across visits that its lists are expanded', async ({open}) => {
    const page = await open('/home', {withoutProduct: true, as: 'member'});
    const expanded = page.locator('.home.full-width .list-preview-wrap');
    await page.locator('.list-preview-wrap .size-toggle.fa-expand').click({force: true});
    await expect(expanded.first()).toBeVisible();
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(expanded.first()).toBeVisible();
    await page.locator('.size-toggle.fa-compress').click({force: true});
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(page.locator('.home > div > .list-previews')).toBeVisible();
    await expect(expanded).toHaveCount(0);
  });
});
