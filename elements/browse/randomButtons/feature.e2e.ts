import {queryApi} from '#e2e/support/api';
import {navigate} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const link = 'am-random-buttons-link';
const speed = 'am-random-buttons-speed';
const kinds: readonly [label: string, path: RegExp, shown: string][] = [
  ['Random user', /\/user\/[^/]+\/$/, '.user .banner-content'],
  ['Random anime', /\/anime\/\d+\//, '.media .header'],
  ['Random manga', /\/manga\/\d+\//, '.media .header'],
  ['Random character', /\/character\/\d+/, '.character .header'],
  ['Random staff member', /\/staff\/\d+/, '.staff .header'],
  ['Random review', /\/review\/\d+/, '.review'],
];

test('[randomButtons] opens an existing entry from each chart, without a reload', async ({open}) => {
  const page = await open('/site-stats');
  await expect(page.locator(link)).toHaveCount(6);
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  for (const [label, path, shown] of kinds) {
    await page.getByRole('button', {name: label, exact: true}).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator(shown).first()).toBeVisible();
    await navigate(page, '/site-stats');
  }
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
});

test(
  '[randomButtons] shows how many statuses and messages are posted per hour',
  {tag: '@core'},
  async ({open, standIn}) => {
    await standIn.control('clock?freeze=2026-11-20T12:00:00Z&live=off');
    type Times = Record<'newest' | 'oldest', {activities: {createdAt: number}[]}>;
    const times =
      '{ activities(type_in: [TEXT, MESSAGE], sort: ID_DESC) { ... on TextActivity { createdAt } ... on MessageActivity { createdAt } } }';
    const {newest, oldest} = await queryApi<Times>(
      standIn,
      `{ newest: Page(perPage: 1) ${times} oldest: Page(page: 200, perPage: 1) ${times} }`,
    );
    const between = Number(newest.activities[0]?.createdAt) - Number(oldest.activities[0]?.createdAt);
    const page = await open('/site-stats');
    await expect(page.locator(speed)).toHaveText(
      `Currently about ${Math.round((199 * 3600) / between).toLocaleString('en')} statuses and messages per hour.`,
    );
  },
);
