import {receivedQueries} from '#e2e/support/operations';
import {navigate} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const below = 'am-sub-title-info';

test(
  '[subTitleInfo] shows basic data below the title, and requests nothing',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {settings: {subTitleInfo: true}});
    const fact = (name: string) => page.locator('.sidebar .data-set', {hasText: name}).first().locator('.value');
    const items = page.locator(below).getByRole('list', {name: 'Basic facts'}).getByRole('listitem');
    await expect(items.first()).toHaveText(await fact('Format').innerText());
    await expect(items.nth(1)).toHaveText(`${await fact('Episodes').innerText()} episodes`);
    await expect(page.locator(below)).toContainText(await fact('Status').innerText());
    await expect.poll(() => page.locator('h1').evaluate(node => node.nextElementSibling?.localName)).toBe(below);
    expect([...(await receivedQueries(standIn))]).toEqual([]);
    await navigate(page, `/manga/${ids.manga}/`);
    await expect(page.locator(below)).toContainText(/chapter|volume|Releasing|Manga/);
    await expect(page.locator(below)).not.toContainText('episodes');
  },
);
