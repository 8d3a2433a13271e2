// Questions about those whom a user follows, against a second, naive count of what the API answers.
import {queryApi} from '../support/find';
import {choose, panel, run, statsOf} from '../support/questions';
import {expect, test} from '../support/test';

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

/** The mean absolute difference of z-scores over what both have scored. */
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

test('[moreStats] Check compatibility with all following compares the lists one by one, and stops', async ({
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
