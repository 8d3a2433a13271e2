// Every place where a title is shown.
import {changeSettings, changeStandaloneSetting, navigate} from '#e2e/support/page';
import {expect, test, type Ids} from '#e2e/support/test';

const work = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;

interface Place {
  path: string | ((ids: Ids) => string);
  node: string;
  /** Features that replace the place by their own. */
  without?: string;
}

const places: readonly Place[] = [
  {path: '/search/anime/top-100', node: '.media-card a.title-link'},
  {path: '/recommendations', node: '.recommendation-pair-card a.media .title > span'},
  {path: '/notifications', node: '.notification .details > a[href^="/anime/"]', without: 'notifications'},
  {path: '/notifications', node: 'am-notifications .sentence a[href^="/anime/"]'},
  {path: '/home', node: '.review-card .header'},
  {path: work, node: '.recommendation-card .title span[aria-label]'},
  {
    path: ({staff}) => `/staff/${staff}`,
    node: '.role-card a.content[href^="/anime/"] > .name',
    without: 'replaceStaffRoles',
  },
];

for (const {path, node, without} of places)
  test(`[titleAliases] renames ${node}${without ? ` without ${without}` : ''}`, async ({open, ids}) => {
    const settings = without ? {[without]: false} : {};
    const page = await open(typeof path === 'string' ? path : path(ids), {as: 'member', settings});
    const title = page.locator(node).first();
    await title.scrollIntoViewIfNeeded();
    const before = await title.innerText();
    const prefix = await title.evaluate(element => {
      const banner = element.closest('.review-card')?.querySelector('[data-src]')?.getAttribute('data-src');
      const link = element.closest('a')?.getAttribute('href');
      const [, type, id] = /(anime|manga)\/(?:banner\/n?)?(\d+)/.exec(banner ?? link ?? '') ?? [];
      return `/${type}/${id}/`;
    });
    await changeStandaloneSetting(page, 'titleAliases', [[prefix, 'Of mine']]);
    await expect(title).toHaveText(node.includes('review') ? /^Review of Of mine by \S+$/ : 'Of mine');
    await changeSettings(page, {titleAliases: false});
    await expect(title).toHaveText(before);
  });

for (const documentTitle of [true, false])
  test(`[titleAliases] renames the document title, with tidy titles ${documentTitle ? 'on' : 'off'}`, async ({
    open,
    ids,
  }) => {
    const page = await open(work(ids), {settings: {documentTitle}});
    await expect(page).toHaveTitle(/^(?!AniList).+ · AniList$/);
    const before = await page.title();
    await changeStandaloneSetting(page, 'titleAliases', [[`/anime/${ids.anime}/`, 'Of mine']]);
    await expect(page).toHaveTitle(/^Of mine\b.* · AniList$/);
    await navigate(page, '/reviews');
    await expect(page).toHaveTitle(/^Reviews/);
    await navigate(page, work(ids));
    await expect(page).toHaveTitle(/^Of mine\b/);
    await changeSettings(page, {titleAliases: false});
    await expect(page).toHaveTitle(before);
  });

test('[titleAliases] renames the titles of the list preview and its buttons', async ({open}) => {
  const page = await open('/home', {as: 'member', token: true, settings: {betterListPreview: true}});
  const card = page.locator('am-better-list-preview .card').first();
  const path = await card.getByRole('link').getAttribute('href');
  const prefix = /^\/\w+\/\d+\//.exec(path ?? '')?.[0];
  await changeStandaloneSetting(page, 'titleAliases', [[prefix, 'Of mine']]);
  await expect(card.getByRole('link')).toHaveAccessibleName('Of mine');
  await expect(card.getByRole('button')).toHaveAccessibleName(/Of mine/);
});
