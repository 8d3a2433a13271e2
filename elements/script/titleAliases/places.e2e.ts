// Every place where a title is shown.
import {bringIntoView, changeSettings, changeStandaloneSetting, navigate} from '#e2e/support/page';
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

test('[titleAliases] renames titles wherever they are shown', async ({open, ids}) => {
  const page = await open('/404', {as: 'member'});
  for (const {path, node, without} of places)
    await test.step(`${node}${without ? ` without ${without}` : ''}`, async () => {
      if (without) await changeSettings(page, {[without]: false});
      await navigate(page, typeof path === 'string' ? path : path(ids));
      const title = page.locator(node).first();
      await bringIntoView(title);
      const before = await title.innerText();
      const prefix = await title.evaluate(element => {
        const banner = element.closest('.review-card')?.querySelector('[data-src]')?.getAttribute('data-src');
        const link = element.closest('a')?.getAttribute('href');
        const [, type, id] = /(anime|manga)\/(?:banner\/n?)?(\d+)/.exec(banner ?? link ?? '') ?? [];
        return `/${type}/${id}/`;
      });
      await changeStandaloneSetting(page, 'titleAliases', [[prefix, 'Of mine']]);
      await expect(title).toHaveText(node.includes('review') ? /^Review of Of mine by \S+$/ : 'Of mine');
      await changeStandaloneSetting(page, 'titleAliases', []);
      await expect(title).toHaveText(before);
      if (without) await changeSettings(page, {[without]: true});
    });
});

test('[titleAliases] renames the document title, with tidy titles on and off', async ({open, ids}) => {
  const page = await open(work(ids), {settings: {documentTitle: true}});
  await expect(page).toHaveTitle(/^(?!AniList).+ · AniList$/);
  await changeStandaloneSetting(page, 'titleAliases', [[`/anime/${ids.anime}/`, 'Of mine']]);
  for (const documentTitle of [true, false]) {
    await changeSettings(page, {documentTitle});
    await expect(page).toHaveTitle(/^Of mine\b.* · AniList$/);
    await navigate(page, '/reviews');
    await expect(page).toHaveTitle(/^Reviews/);
    await navigate(page, work(ids));
    await expect(page).toHaveTitle(/^Of mine\b/);
  }
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
