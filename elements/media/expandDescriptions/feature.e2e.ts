import {restyles} from '#e2e/support/restyles';
import {navigate} from '#e2e/support/page';
import {expect, test, type Ids} from '#e2e/support/test';

const work = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;

restyles([
  {
    id: 'expandDescriptions',
    path: work,
    selector: '.media .header .description',
    property: 'max-height',
    off: '104px',
    on: 'none',
    prepare: page => page.locator('.description-length-toggle').waitFor(),
  },
  {
    id: 'expandDescriptions',
    path: work,
    selector: '.media .header .description-length-toggle',
    property: 'display',
    off: 'block',
    on: 'none',
  },
]);

test(
  '[expandDescriptions] shows the whole text on the next media page, too',
  {tag: ['@core', '@text']},
  async ({open, ids}) => {
    const page = await open(`/anime/${ids.animeNoBanner}/x/`);
    await navigate(page, work(ids));
    const text = page.locator('.media .header .description');
    await expect(text).toHaveClass(/clipped/);
    await expect.poll(() => text.evaluate(node => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(1);
  },
);

test('[expandDescriptions] clicks the site’s toggle if the text is clipped by other means', async ({open, ids}) => {
  const page = await open(work(ids), {settings: {expandDescriptions: false}});
  await expect(page.locator('.description-length-toggle')).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.description.clipped { height: 50px !important; overflow: hidden !important; }');
    document.adoptedStyleSheets.push(sheet);
    localStorage.setItem('hohSettings', '{}');
    dispatchEvent(new StorageEvent('storage', {key: 'hohSettings'}));
  });
  await expect(page.locator('.description-length-toggle')).toHaveCount(0);
  await expect(page.locator('.media .header .description')).not.toHaveClass(/clipped/);
});
