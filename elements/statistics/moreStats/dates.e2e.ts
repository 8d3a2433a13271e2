// The question that changes the list: its writes, their account and pace, and its undo.
import {queryAsMember, queryApi, tokenOf} from '#e2e/support/api';
import {largest} from '#e2e/support/listed';
import {entrySaves} from '#e2e/support/progress';
import {choose, ownStats, panel, run, statsOf} from '#e2e/support/questions';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';
import {writeVault} from '#e2e/support/vault';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;
const question = 'Fix your dating mess [Dangerous edition]';

interface Dated {
  mediaId: number;
  repeat: number;
  startedAt: {year: number | null; month: number | null; day: number | null};
  completedAt: {year: number | null; month: number | null; day: number | null};
  media: {episodes: number | null};
}

async function entriesOf(standIn: StandIn, name: string): Promise<Dated[]> {
  const date = '{ year month day }';
  const {MediaListCollection: all} = await queryApi<{MediaListCollection: {lists: {entries: Dated[]}[]}}>(
    standIn,
    `query ($name: String) { MediaListCollection(userName: $name, type: ANIME, status: COMPLETED) { lists { entries {
      mediaId repeat startedAt ${date} completedAt ${date} media { episodes } } } } }`,
    {name},
  );
  return [...new Map(all.lists.flatMap(({entries}) => entries).map(entry => [entry.mediaId, entry])).values()];
}

/** Leaves the user with exactly this many entries of one episode that have only a completion date. */
async function prepare(standIn: StandIn, name: string, wanted: number, window = 60_000): Promise<number[]> {
  const single = (await entriesOf(standIn, name)).filter(({media}) => media.episodes === 1);
  const chosen = single.slice(0, wanted).map(({mediaId}) => mediaId);
  expect(chosen).toHaveLength(wanted);
  await standIn.control('rate?limit=100000');
  for (const {mediaId} of single) {
    const isChosen = chosen.includes(mediaId);
    await queryAsMember(
      standIn,
      'member',
      'mutation ($mediaId: Int, $start: FuzzyDateInput, $end: FuzzyDateInput) { SaveMediaListEntry(mediaId: $mediaId, repeat: 0, startedAt: $start, completedAt: $end) { id } }',
      {mediaId, start: isChosen ? {} : {year: 2020, month: 1, day: 1}, end: {year: 2021, month: 2, day: 3}},
    );
  }
  // The pause between two changes is a sixtieth of the rate window.
  await standIn.control(`rate?window=${window}&limit=100000`);
  return chosen;
}

/** Number of saves of each of these entries. */
const savesOf = (standIn: StandIn, mediaIds: readonly number[]) =>
  Promise.all(mediaIds.map(async mediaId => (await entrySaves(standIn, mediaId)).length));

const startsOf = async (standIn: StandIn, name: string, mediaIds: readonly number[]) => {
  const entries = await entriesOf(standIn, name);
  return mediaIds.map(id => entries.find(({mediaId}) => mediaId === id)?.startedAt.year ?? null);
};

test(
  `[moreStats] ${question} lists in a dry run what a real run changes once each`,
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const chosen = await prepare(standIn, ids.user, 3, 6000);
    const before = await savesOf(standIn, chosen);
    const page = await open(ownStats(ids), on);
    await choose(page, question);
    await run(page);
    await panel(page).getByRole('button', {name: 'Start', exact: true}).click();
    await expect(panel(page)).toContainText('3 entries would be changed.');
    await expect.poll(() => savesOf(standIn, chosen)).toEqual(before);
    await panel(page).getByRole('combobox', {name: 'Mode'}).selectOption('Real run');
    await run(page);
    await panel(page).getByRole('button', {name: 'Start', exact: true}).click();
    await expect(panel(page)).toContainText('3 entries were changed.');
    await expect(panel(page).getByRole('button', {name: 'Stop'})).toHaveCount(0);
    await expect(panel(page).locator('tbody tr')).toHaveCount(3);
    await expect.poll(() => savesOf(standIn, chosen)).toEqual(before.map(saves => saves + 1));
    const dates = {startedAt: {year: 2021, month: 2, day: 3}};
    const [first = 0] = chosen;
    expect((await entrySaves(standIn, first)).at(-1)).toEqual({mediaId: first, ...dates});
    await expect(panel(page)).toContainText(/once per visit/);
    await expect(panel(page).getByRole('button', {name: 'Run again'})).toHaveAttribute('aria-disabled', 'true');
    // Not even after another question.
    await choose(page, 'First Activity');
    await choose(page, question);
    await panel(page).getByRole('combobox', {name: 'Mode'}).selectOption('Real run');
    await expect(panel(page)).toContainText(/once per visit/);
  },
);

test(`[moreStats] ${question} stops at once, and its changes can be undone one by one or all together`, async ({
  open,
  ids,
  standIn,
}) => {
  const chosen = await prepare(standIn, ids.user, 4);
  const page = await open(ownStats(ids), on);
  await choose(page, question);
  await panel(page).getByRole('combobox', {name: 'Mode'}).selectOption('Real run');
  await run(page);
  await panel(page).getByRole('button', {name: 'Start', exact: true}).click();
  await expect(
    panel(page)
      .getByRole('button', {name: /^Undo the change/})
      .first(),
  ).toBeVisible();
  await panel(page).getByRole('button', {name: 'Stop'}).click();
  await expect(panel(page)).toContainText('Stopped!');
  await expect(panel(page).getByRole('button', {name: 'Continue'})).toHaveCount(0);
  await panel(page)
    .getByRole('button', {name: /^Undo the change/})
    .first()
    .click();
  await expect(panel(page)).toContainText('Undone');
  await panel(page)
    .getByRole('button', {name: /^Undo (all|1)/})
    .click();
  await expect(panel(page)).toContainText(/(\d+) of \1 undone\./);
  await expect.poll(() => startsOf(standIn, ids.user, chosen)).toEqual([null, null, null, null]);
  const saves = await savesOf(standIn, chosen);
  expect(largest(saves)).toBeGreaterThan(2);
  // The last one was not reached.
  expect(saves.at(-1)).toBe(1);
});

test(`[moreStats] ${question} cannot be run on the profile of another user, nor with the sign-in of another account`, async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(statsOf(ids.other), on);
  await choose(page, question);
  await expect(panel(page)).toContainText(`This is the profile of ${ids.other}, but you're signed in as ${ids.user}.`);
  await expect(panel(page).getByRole('button', {name: 'Run'})).toHaveAttribute('aria-disabled', 'true');
  const chosen = await prepare(standIn, ids.user, 2);
  const before = await savesOf(standIn, chosen);
  const token = await tokenOf(standIn, ids.other);
  const own = await open(ownStats(ids), on);
  await writeVault(own, token);
  await choose(own, question);
  await panel(own).getByRole('combobox', {name: 'Mode'}).selectOption('Real run');
  await run(own);
  await panel(own).getByRole('button', {name: 'Start', exact: true}).click();
  await expect(panel(own).getByRole('alert')).toContainText("This couldn't be finished");
  await expect.poll(() => savesOf(standIn, chosen)).toEqual(before);
});
