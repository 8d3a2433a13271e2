// Questions about followed users, compared with a second, naive count of the API's answers.
import {queryAsMember, queryApi} from '#e2e/support/api';
import {followedBy, userId} from '#e2e/support/friends';
import {choose, panel, run, statsOf} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;
type StandIn = Parameters<typeof queryApi>[0];

async function scoresOf(standIn: StandIn, name: string): Promise<Map<number, number>> {
  const {MediaListCollection: all} = await queryApi<{
    MediaListCollection: {lists: {entries: {mediaId: number; score: number}[]}[]};
  }>(
    standIn,
    'query ($name: String) { MediaListCollection(userName: $name, type: ANIME) { lists { entries { mediaId score(format: POINT_100) } } } }',
    {name},
  );
  const entries = all.lists.flatMap(list => list.entries);
  return new Map(entries.filter(({score}) => score > 0).map(({mediaId, score}) => [mediaId, score]));
}

/** The mean absolute difference of z-scores over the media that both have scored. */
function difference(first: Map<number, number>, second: Map<number, number>) {
  const shared = [...first.keys()].filter(id => second.has(id));
  const z = (scores: Map<number, number>) => {
    const own = shared.map(id => Number(scores.get(id)));
    const mean = own.reduce((sum, score) => sum + score, 0) / own.length;
    const deviation = Math.sqrt(own.reduce((sum, score) => sum + (score - mean) ** 2, 0) / own.length);
    return own.map(score => (score - mean) / deviation);
  };
  const [ours, theirs] = [z(first), z(second)];
  return ours.reduce((sum, value, index) => sum + Math.abs(value - Number(theirs[index])), 0) / shared.length;
}

test('[moreStats] Check compatibility with all following compares the lists one by one, and can be stopped', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const page = await open(statsOf(ids.user), on);
  await choose(page, 'Check compatibility with all following (slow)');
  await run(page);
  await panel(page).getByRole('button', {name: 'Start'}).click();
  const first = panel(page).locator('tbody tr').first();
  await expect(first).toBeVisible();
  await panel(page).getByRole('button', {name: 'Stop'}).click();
  await expect(panel(page)).toContainText('Stopped.');
  const name = String(await first.getByRole('link').textContent());
  const [own, theirs] = [await scoresOf(standIn, ids.user), await scoresOf(standIn, name)];
  const shared = [...own.keys()].filter(id => theirs.has(id)).length;
  expect(shared).toBeGreaterThan(1);
  await expect(first.locator('td').nth(2)).toHaveText(String(shared));
  const shown = Number(await first.locator('td').nth(1).textContent());
  expect(shown).toBeCloseTo(difference(own, theirs), 2);
});

interface Said {
  id: number;
  createdAt: number;
  message: string;
}

test('[moreStats] Message spy lists messages that followed users received and sent, without challenges and thanks', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const send = async (message: string) => {
    const to = await userId(standIn, ids.users10);
    const query =
      'mutation ($to: Int, $message: String) { SaveMessageActivity(recipientId: $to, message: $message) { id } }';
    await queryAsMember(standIn, ids.privateUser, query, {to, message});
    await queryAsMember(standIn, ids.other, query, {to, message});
  };
  await send('Have you seen the comet?');
  await send('My AWC post is complete.');
  await send('Thanks for the follow!');
  const people = await followedBy(standIn, ids.user);
  const all: Said[] = [];
  for (const {id} of people)
    for (const argument of ['userId', 'messengerId']) {
      const {Page} = await queryApi<{Page: {activities: Said[]}}>(
        standIn,
        `query ($id: Int) { Page(perPage: 50) { activities(${argument}: $id, type: MESSAGE, sort: ID_DESC) { ... on MessageActivity { id createdAt message } } } }`,
        {id},
      );
      all.push(...Page.activities);
    }
  const kept = new Map(all.filter(({message}) => !/AWC|Thanks for the follow/.test(message)).map(one => [one.id, one]));
  const newest = [...kept.values()].sort((a, b) => b.createdAt - a.createdAt || b.id - a.id).slice(0, 5);
  // The product also counts other scripts' requests.
  await standIn.control('rate?clear');
  const page = await open(statsOf(ids.user), on);
  await choose(page, 'Message spy');
  await run(page);
  await expect(panel(page).getByRole('progressbar')).toHaveCount(0);
  await expect(panel(page).locator('tbody a[href^="/activity/"]').first()).toBeVisible();
  const links = await panel(page)
    .locator('tbody a[href^="/activity/"]')
    .evaluateAll(nodes => nodes.map(node => node.getAttribute('href')));
  expect(links.slice(0, newest.length)).toEqual(newest.map(({id}) => `/activity/${id}`));
  await expect(panel(page)).toContainText(/the comet/);
  await expect(panel(page)).not.toContainText(/AWC post/);
  await expect(panel(page)).not.toContainText('Thanks for the follow!');
});
