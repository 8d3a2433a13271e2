// Each question compared with a second, naive count of the API's answers.
import {queryApi} from '#e2e/support/api';
import {timeOf} from '#e2e/support/fixedTime';
import {listedTexts} from '#e2e/support/listed';
import {choose, figure, ownStats, panel, run} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

interface Activity {
  __typename: string;
  id: number;
  siteUrl: string;
  createdAt: number;
  type: string;
  status?: string;
  progress?: string;
  text?: string;
  likeCount: number;
}

/** All activities of a user, oldest first. */
async function activitiesOf(standIn: Parameters<typeof queryApi>[0], name: string): Promise<Activity[]> {
  const {User} = await queryApi<{User: {id: number}}>(standIn, 'query ($name: String) { User(name: $name) { id } }', {
    name,
  });
  const fields = 'id siteUrl createdAt type';
  const found: Activity[] = [];
  for (let page = 1; ; page += 1) {
    const {Page} = await queryApi<{Page: {pageInfo: {hasNextPage: boolean}; activities: Activity[]}}>(
      standIn,
      `query ($user: Int, $page: Int) { Page(page: $page, perPage: 50) { pageInfo { hasNextPage } activities(userId: $user, sort: ID) {
        __typename
        ... on TextActivity { ${fields} text likeCount }
        ... on MessageActivity { ${fields} likeCount }
        ... on ListActivity { ${fields} status progress likeCount }
      } } }`,
      {user: User.id, page},
    );
    found.push(...Page.activities);
    if (!Page.pageInfo.hasNextPage) return found;
  }
}

test('[moreStats] First Activity shows the oldest activity of the user', async ({open, ids, standIn}) => {
  const [first] = await activitiesOf(standIn, ids.user);
  const page = await open(ownStats(ids), on);
  await choose(page, 'First Activity');
  await run(page);
  const {pathname} = new URL(String(first?.siteUrl));
  await expect(panel(page).getByRole('link', {name: pathname})).toHaveAttribute('href', pathname);
  const year = new Date(Number(first?.createdAt) * 1000).getFullYear();
  await expect(figure(page, 'Date')).toContainText(String(year));
});

test('[moreStats] Notification count shows the number and marks nothing as read; without a sign-in it explains what to do', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('notify?type=FOLLOWING');
  const page = await open(ownStats(ids), on);
  await choose(page, 'Notification count');
  await run(page);
  await expect(figure(page, 'Unread')).toHaveText(/^[1-9]\d*$/);
  const unread = await figure(page, 'Unread').textContent();
  await run(page);
  await expect(figure(page, 'Unread')).toHaveText(String(unread));
  const other = await open(ownStats(ids), {...on, token: false});
  await choose(other, 'Notification count');
  await expect(panel(other)).toContainText(/not signed in/i);
  await expect(panel(other).getByRole('button', {name: 'Run'})).toHaveAttribute('aria-disabled', 'true');
});

test('[moreStats] Monthly stats counts the activities since the first of the month', async ({open, ids, standIn}) => {
  // Not on the first days of a month, when there may be nothing to count.
  const clockBy = -20 * 86_400_000;
  const now = new Date((await timeOf(standIn)) + clockBy);
  const start = new Date(now.getFullYear(), now.getMonth(), 1).getTime() / 1000;
  const month = (await activitiesOf(standIn, ids.user)).filter(({createdAt}) => createdAt >= start);
  const page = await open(ownStats(ids), {...on, clockBy});
  await choose(page, 'Monthly stats');
  await run(page);
  await expect(figure(page, 'Statuses')).toHaveText(String(month.filter(({type}) => type === 'TEXT').length));
  const completed = month.filter(({type, status}) => type === 'ANIME_LIST' && status === 'completed');
  await expect(figure(page, 'Anime completed')).toHaveText(String(completed.length));
  const lists = month.filter(({type}) => type.endsWith('_LIST'));
  await expect(figure(page, 'List activities')).toHaveText(String(lists.length));
});

test('[moreStats] Most liked status posts lists the 20 statuses with the most likes', async ({open, ids, standIn}) => {
  const texts = (await activitiesOf(standIn, ids.user)).filter(({type}) => type === 'TEXT');
  const likes = texts.map(({likeCount}) => likeCount).sort((a, b) => b - a);
  const page = await open(ownStats(ids), on);
  await choose(page, 'Most liked status posts');
  await run(page);
  const cells = panel(page).locator('tbody tr > td:first-of-type');
  await expect(cells.first()).toHaveText(String(likes[0]));
  const shown = await listedTexts(cells, Math.min(20, likes.length));
  expect(shown.map(Number)).toEqual(likes.slice(0, 20));
});
