import {queryApi} from '#e2e/support/api';
import {expect, test} from '#e2e/support/test';

const columns = (count: number) => new RegExp(`^(?:\\S+px ?){${count}}$`);
const wrap = '.user .overview .favourites > .favourites-wrap';

test(
  '[CSSfavs] shows a studio in its table as a badge, and keeps its name for screen readers',
  {tag: ['@core', '@text']},
  async ({open, standIn}) => {
    const {Page} = await queryApi<{
      Page: {users: {name: string; favourites: {studios: {nodes: {id: number; name: string}[]}}}[]};
    }>(standIn, 'query { Page(perPage: 50) { users { name favourites { studios { nodes { id name } } } } } }');
    const known = new Map([
      [2, 'KyoAni'],
      [4, 'BONES'],
      [11, 'MADHOUSE'],
      [14, 'SUNRISE'],
      [21, 'GHIBLI'],
      [43, 'ufotable'],
      [44, 'SHAFT'],
      [569, 'MAPPA'],
    ]);
    const fan = Page.users.find(({favourites}) => favourites.studios.nodes.some(({id}) => known.has(id)));
    const studio = fan?.favourites.studios.nodes.find(({id}) => known.has(id));
    if (!fan || !studio) throw new Error('no user of the seed likes a studio in the table');
    const page = await open(`/user/${fan.name}/`);
    const link = page.locator(`${wrap}.studios > .favourite[href^="/studio/${studio.id}/"]`);
    await expect(link).toHaveCSS('content', `"${known.get(studio.id)}" / ""`, {pseudo: 'after'});
    await expect(link).toHaveCSS('font-size', '0px');
    await expect(page.getByRole('link', {name: studio.name, exact: true}).first()).toBeVisible();
    const {height, width} = (await link.boundingBox()) ?? {height: 0, width: 0};
    expect(height).toBe(27);
    expect(width).toBeGreaterThanOrEqual(76);
    const anime = page.locator(`${wrap}.anime`).first();
    await expect(anime).toHaveCSS('display', 'grid');
    await expect(anime).toHaveCSS('column-gap', '12px');
    await expect(anime).toHaveCSS('grid-template-columns', columns(5));
  },
);
