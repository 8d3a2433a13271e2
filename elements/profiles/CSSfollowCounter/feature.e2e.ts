import {queryApi} from '#e2e/support/api';
import {expect, test, type Ids} from '#e2e/support/test';
import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import {receivedQueries} from '#e2e/support/operations';
import {observeShifts, shiftsOf} from '#e2e/support/shifts';

const social = ({other}: Ids) => `/user/${other}/social`;
const ours = 'am-css-follow-counter';
const filter = (name: string) => `.user-social .filter-group > span:has-text("${name}") ${ours}`;

/** The number of users that one of the stand-in's users follows, or has as followers. */
async function total(standIn: Parameters<typeof queryApi>[0], id: number, kind: 'following' | 'followers') {
  const {Page} = await queryApi<{Page: {pageInfo: {total: number}}}>(
    standIn,
    `query ($id: Int!) { Page(perPage: 1) { pageInfo { total } ${kind}(userId: $id) { id } } }`,
    {id},
  );
  return Page.pageInfo.total;
}

async function expected(standIn: Parameters<typeof queryApi>[0], name: string) {
  const {User} = await queryApi<{User: {id: number}}>(standIn, 'query ($name: String) { User(name: $name) { id } }', {
    name,
  });
  return {
    following: await total(standIn, User.id, 'following'),
    followers: await total(standIn, User.id, 'followers'),
  };
}

test(
  '[CSSfollowCounter] shows how many people a user follows and how many followers they have',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const {following, followers} = await expected(standIn, ids.other);
    expect(following).toBeGreaterThan(1);
    const page = await open(social(ids));
    await expect(page.locator(filter('Following'))).toHaveText(String(following));
    await expect(page.locator(filter('Followers'))).toHaveText(String(followers));
    const log = await receivedQueries(standIn);
    expect([log.has('FollowingTotal'), log.has('FollowersTotal')]).toEqual([true, true]);
    const next = await expected(standIn, ids.user);
    await navigate(page, `/user/${ids.user}/social`);
    await expect(page.locator(filter('Following'))).toHaveText(String(next.following));
  },
);

test('[CSSfollowCounter] finds the true totals when the API returns 5000 for all of them', async ({
  open,
  ids,
  standIn,
}) => {
  const {following, followers} = await expected(standIn, ids.user);
  expect(following).toBeGreaterThan(50);
  const page = await open('/reviews');
  await standIn.control('native?fakeTotals=1');
  await navigate(page, `/user/${ids.user}/social`);
  await expect(page.locator(filter('Following'))).toHaveText(String(following));
  await expect(page.locator(filter('Followers'))).toHaveText(String(followers));
});

test(
  '[CSSfollowCounter] keeps both totals in their line and moves nothing, 400 px wide',
  {tag: '@text'},
  async ({open, ids}) => {
    const page = await open(social(ids), {width: 400, settings: {CSSfollowCounter: false}, beforeLoad: observeShifts});
    await expect(page.locator('.follow-card').first()).toBeVisible();
    await waitUntilQuiet(page);
    // The positions of the filters and of everything below them, from the top of the document.
    const places = () =>
      page.locator('.user-social :is(.filter-group, .filter-group > span, .follow-card)').evaluateAll(nodes =>
        nodes.slice(0, 12).map(node => {
          const {top, height} = node.getBoundingClientRect();
          return [Math.round(top + scrollY), Math.round(height)];
        }),
      );
    const before = await places();
    expect(before.length).toBeGreaterThan(5);
    await changeSettings(page, {CSSfollowCounter: true});
    const names = ['Following', 'Followers'];
    for (const name of names) await expect(page.locator(filter(name))).toHaveText(/\d/);
    await waitUntilQuiet(page);
    await expect.poll(() => places()).toEqual(before);
    const inLine = await page.locator(`.user-social .filter-group > span ${ours}`).evaluateAll(nodes =>
      nodes.map(node => {
        const [own, line] = [node.getBoundingClientRect(), node.parentElement?.getBoundingClientRect()];
        return (
          line && own.top >= line.top && own.bottom <= line.bottom && own.right <= Math.min(line.right, innerWidth)
        );
      }),
    );
    expect(inLine).toEqual([true, true]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
    expect((await shiftsOf(page)).filter(({by}) => by.includes(ours))).toEqual([]);
  },
);
