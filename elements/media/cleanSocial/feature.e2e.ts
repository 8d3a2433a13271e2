import {restyles} from '#e2e/support/restyles';
import {expect, test, type Ids} from '#e2e/support/test';

const work = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;

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
