import {restyles} from '../support/restyles';
import {navigate, changeSettings} from '../support/page';
import {expect, test, type Ids} from '../support/test';

const work = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;
restyles([
  {
    id: 'showRecVotes',
    path: work,
    selector: '.recommendation-card .rating-wrap',
    property: 'opacity',
    off: '0',
    on: '1',
  },
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
  ...(['default', 'dark', 'contrast'] as const).map(theme => ({
    id: 'CSSsmileyScore',
    path: ({users3}: Ids) => `/user/${users3}/animelist`,
    selector: '.medialist .score > .fa-smile',
    property: 'color',
    off: /^rgb/,
    on: /^color\(srgb 0\.(?!.* 0\.(?:[6-9])\d* 0\.[6-9]).*\)$/,
    theme,
  })),
]);

test(
  '[cleanSocial] moves the Following list before the feed and into the wider column',
  {tag: ['@core', '@text']},
  async ({open, ids}) => {
    const page = await open(`${work(ids)}social`, {as: 'member', settings: {cleanSocial: true}});
    const box = async (selector: string) => {
      const found = await page.locator(selector).first().boundingBox();
      return found ?? {x: Number.NaN, y: Number.NaN, width: Number.NaN, height: 0};
    };
    const places = async () => ({
      feed: await box('.media .social > .activity-feed'),
      following: await box('.media .social > .activity-feed + div'),
    });
    await expect(page.locator('.media .following .follow').first()).toBeVisible();
    await expect
      .poll(async () => {
        const {feed, following} = await places();
        return following.x < feed.x && following.width > feed.width;
      })
      .toBe(true);
    await page.setViewportSize({width: 700, height: 1000});
    await expect
      .poll(async () => {
        const {feed, following} = await places();
        return following.y < feed.y && following.x === feed.x;
      })
      .toBe(true);
  },
);

restyles([
  {
    id: 'cleanSocial',
    path: ids => `${work(ids)}social`,
    selector: '.media .social > .activity-feed',
    property: 'grid-column-start',
    off: 'auto',
    on: '2',
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

test('[expandDescriptions] clicks the site’s toggle where the text is clipped by other means', async ({open, ids}) => {
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

test('[showRecVotes] shows the votes of all recommendations without hovering', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(work(ids), {settings: {showRecVotes: true}});
  const votes = page.locator('.media .recommendation-card .rating-wrap');
  await expect(votes.first()).toHaveCSS('opacity', '1');
  await expect(votes.last()).toHaveCSS('opacity', '1');
  await changeSettings(page, {showRecVotes: false});
  await expect(votes.last()).toHaveCSS('opacity', '0');
});

test('[CSSsmileyScore] colours the smileys of a list by score', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(`/user/${ids.users3}/animelist`, {settings: {CSSsmileyScore: true}});
  const face = (name: string) => page.locator(`.medialist .score > .fa-${name}`).first();
  // Red, orange and green.
  for (const [name, colour] of [
    ['frown', 'color(srgb 0.74902 0.315294 0.391373)'],
    ['meh', 'color(srgb 0.709804 0.458039 0.308235)'],
    ['smile', 'color(srgb 0.350588 0.584118 0.259216)'],
  ] as const)
    await expect(face(name)).toHaveCSS('color', colour);
  await changeSettings(page, {CSSsmileyScore: false});
  for (const name of ['frown', 'meh', 'smile']) await expect(face(name)).toHaveCSS('color', 'rgb(92, 114, 138)');
});
