// Searches of a user's statuses and messages, compared with a second, naive count of the API's answers.
import {queryAsMember} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {listedTexts} from '#e2e/support/listed';
import {choose, ownStats, panel, run} from '#e2e/support/questions';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

interface Post {
  siteUrl: string;
  text?: string;
  message?: string;
}

/** All statuses or messages of the user, who sees their own private ones, newest first. */
async function postsOf(standIn: StandIn, name: string, type: 'TEXT' | 'MESSAGE'): Promise<Post[]> {
  const query = 'query ($name: String) { User(name: $name) { id } }';
  const {User} = await queryAsMember<{User: {id: number}}>(standIn, 'member', query, {name});
  const found: Post[] = [];
  for (let page = 1; ; page += 1) {
    const {Page} = await queryAsMember<{Page: {pageInfo: {hasNextPage: boolean}; activities: Post[]}}>(
      standIn,
      'member',
      `query ($id: Int, $page: Int, $type: ActivityType) { Page(page: $page, perPage: 50) { pageInfo { hasNextPage }
        activities(userId: $id, type: $type, sort: ID_DESC) {
          ... on TextActivity { siteUrl text }
          ... on MessageActivity { siteUrl message }
        } } }`,
      {id: User.id, page, type},
    );
    found.push(...Page.activities);
    if (!Page.pageInfo.hasNextPage) return found;
  }
}

const pathOf = ({siteUrl}: Post) => new URL(siteUrl).pathname;

for (const {question, type} of [
  {question: 'Find a status', type: 'TEXT'},
  {question: 'Find a message', type: 'MESSAGE'},
] as const)
  test(`[moreStats] ${question} lists exactly the posts that match, also after another question`, async ({
    open,
    ids,
    standIn,
  }) => {
    await standIn.control('rate?window=1000&limit=100000');
    for (const as of type === 'TEXT' ? [ids.user] : [ids.other, 'Tobias'])
      for (const text of ['A Heron flew by', 'Two herons', 'Nothing here'])
        await standIn.control(
          `post?as=${as}${type === 'TEXT' ? '' : `&to=${ids.user}`}&text=${encodeURIComponent(text)}`,
        );
    // The other kind is not searched.
    await standIn.control(`post?as=${ids.user}${type === 'TEXT' ? `&to=${ids.user}` : ''}&text=heron`);
    const posts = await postsOf(standIn, ids.user, type);
    const matching = posts.filter(({text, message}) => /herons?\b/i.test(text ?? message ?? ''));
    expect(matching).toHaveLength(type === 'TEXT' ? 2 : 4);
    const page = await open(ownStats(ids), on);
    await choose(page, question);
    await panel(page).getByLabel('Text or regular expression').fill('HERON');
    await run(page);
    await expect(panel(page)).toContainText(`${matching.length} of ${posts.length} posts match`);
    const links = panel(page).locator('tbody td:nth-of-type(2)');
    expect(await listedTexts(links, matching.length)).toEqual(matching.map(pathOf));
    const calls = (await apiCalls(standIn)).length;
    await choose(page, 'First Activity');
    await choose(page, question);
    await panel(page).getByLabel('Text or regular expression').fill('^two');
    await run(page);
    await expect(panel(page)).toContainText(`${matching.length / 2} of ${posts.length} posts match`);
    await panel(page).getByLabel('Text or regular expression').fill('no such words anywhere');
    await run(page);
    await expect(panel(page)).toContainText('No matches.');
    expect((await apiCalls(standIn)).length).toBe(calls);
  });

test('[moreStats] Find a status reads statuses beyond the last page that AniList returns', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const before = (await postsOf(standIn, ids.user, 'TEXT')).length;
  for (const ago of [300, 200, 100]) await standIn.control(`post?as=${ids.user}&text=heron&count=1700&ago=${ago}`);
  const page = await open(ownStats(ids), on);
  await choose(page, 'Find a status');
  await panel(page).getByLabel('Text or regular expression').fill('heron');
  await run(page);
  const all = (5100 + before).toLocaleString('en');
  await expect(panel(page)).toContainText(`5,100 of ${all} posts match`, {timeout: 0});
});
