import type {Page} from '@playwright/test';
import {largest} from '#e2e/support/listed';
import {
  entriesOf,
  expectRows,
  left,
  line,
  minutes,
  numberIn,
  scoresOf,
  showStats,
  started,
  tableOf,
  total,
  units,
  volumes,
  type Counted,
} from '#e2e/support/personal';
import {personal, statsOf} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

/** Compares figures with their expected values; texts round to three decimals. */
async function expectFigures(page: Page, expected: Readonly<Record<string, number>>) {
  const names = Object.keys(expected);
  expect(names.length).toBeGreaterThan(0);
  const shown = await Promise.all(names.map(async name => numberIn(await line(page, name).innerText())));
  for (const [index, name] of names.entries())
    expect(Math.abs((shown[index] ?? Number.NaN) - (expected[name] ?? Number.NaN)), name).toBeLessThan(0.002);
}

test('[moreStats] shows figures about the anime of a user', async ({open, ids, standIn}) => {
  const all = await entriesOf(standIn, ids.other, 'ANIME');
  const seen = started(all);
  const page = await open(statsOf(ids.other), on);
  await showStats(page);
  await expect(personal(page).getByRole('heading', {name: `Anime stats for ${ids.other}`})).toBeVisible();
  await expect(line(page, 'Anime on the list, without planned ones')).toBeVisible();
  const scores = scoresOf(seen).sort((a, b) => a - b);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const half = scores.length / 2;
  const median = ((scores[Math.ceil(half) - 1] ?? 0) + (scores[Math.floor(half)] ?? 0)) / 2;
  const squares = scores.reduce((sum, score) => sum + (score - mean) * (score - mean), 0);
  const compared = seen.filter(({score, media}) => score && media.meanScore);
  await expectFigures(page, {
    'Anime on the list, without planned ones': seen.length,
    Planned: all.length - seen.length,
    Completed: seen.filter(({status}) => status === 'COMPLETED').length,
    Rated: scores.length,
    'Mean score': mean,
    'Median score': median,
    'Standard deviation of scores': Math.sqrt(squares / scores.length),
    "Mean difference from AniList's mean scores":
      total(compared, ({score, media}) => score - (media.meanScore ?? 0)) / compared.length,
    'Episodes watched': total(seen, units),
    'Days watched': minutes(seen) / 60 / 24,
    'Episodes left to complete': total(seen, left),
    'Days left to complete': total(seen, entry => left(entry) * (entry.media.duration ?? 0)) / 1440,
  });
  const longest = largest(seen.map(entry => units(entry) * (entry.media.duration ?? 0)));
  await expect(line(page, 'Most time on one anime')).toContainText(`${Math.round(longest / 6) / 10} hours`);
  await expect(line(page, 'First started').getByRole('link')).toHaveAttribute('href', /^\/anime\/\d+\//);
});

test('[moreStats] shows figures and tables about the manga of a user', async ({open, ids, standIn}) => {
  const all = await entriesOf(standIn, ids.other, 'MANGA');
  const read = started(all);
  const page = await open(`/user/${ids.other}/stats/manga/overview`, on);
  await showStats(page);
  await expect(personal(page).getByRole('heading', {name: `Manga stats for ${ids.other}`})).toBeVisible();
  await expect(line(page, 'Manga on the list, without planned ones')).toBeVisible();
  await expectFigures(page, {
    'Manga on the list, without planned ones': read.length,
    'Chapters read': total(read, units),
    'Volumes read': total(read, volumes),
    'Chapters left to complete': total(read, left),
  });
  await expectRows(
    page,
    'Manga Genres',
    name => read.filter(({media}) => media.genres.includes(name)),
    entries => [total(entries, units), total(entries, volumes)],
  );
  await expect(tableOf(page, 'Studios')).toHaveCount(0);
});

test('[moreStats] compares the scores of another user with your own', async ({open, ids, standIn}) => {
  const [own, theirs] = [
    scoresById(await entriesOf(standIn, ids.user, 'ANIME')),
    scoresById(await entriesOf(standIn, ids.other, 'ANIME')),
  ];
  const shared = [...own.keys()].filter(id => theirs.has(id));
  const page = await open(statsOf(ids.other), on);
  await showStats(page);
  await personal(page).getByRole('button', {name: 'Compatibility'}).click();
  await expect(personal(page).getByText(`${ids.user}: ${own.size} scores`)).toBeVisible();
  const standard = (of: ReadonlyMap<number, number>) => {
    const values = shared.map(id => of.get(id) ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    return values.map(value => (value - mean) / spread);
  };
  const [first, second] = [standard(own), standard(theirs)];
  const difference =
    first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / shared.length;
  await expect(personal(page).locator('.compatibility strong')).toHaveText(difference.toFixed(3).replace(/0+$/, ''));
  await expect(personal(page)).toContainText(`based on ${shared.length} titles`);
});

test('[moreStats] shows no comparison on your own page or to guests', async ({open, ids}) => {
  const own = await open(statsOf(ids.user), on);
  await showStats(own);
  await expect(line(own, 'Anime on the list, without planned ones')).toBeVisible();
  await expect(personal(own).getByRole('button', {name: 'Compatibility'})).toHaveCount(0);
  const guest = await open(statsOf(ids.other), {settings: {moreStats: true}});
  await showStats(guest);
  await expect(line(guest, 'Anime on the list, without planned ones')).toBeVisible();
  await expect(personal(guest).getByRole('button', {name: 'Compatibility'})).toHaveCount(0);
});

const scoresById = (entries: readonly Counted[]): ReadonlyMap<number, number> =>
  new Map(entries.filter(({score}) => score > 0).map(({mediaId, score}) => [mediaId, score]));
