import {answerBigLists, eight, mediaOf, scoreOf, titleOf} from '#e2e/support/bigComparison';
import {countIn, exportedRows, head, idsIn, rows, tag, waitForLists} from '#e2e/support/compare';
import {expect, test} from '#e2e/support/test';

test('[comparisonPage] has 80 rows at most in the page for 12,000 media of eight users, with every cell right, and sends one request for a ninth', async ({
  open,
  ids,
}) => {
  const asked: string[] = [];
  const page = await open(`/user/${ids.other}/animelist/compare?users=${eight.join()}&minRatings=0`, {
    as: 'member',
    beforeLoad: each => answerBigLists(each, asked),
  });
  await waitForLists(page, eight);
  await expect.poll(() => countIn(page)).toEqual([12_000, 12_000]);
  const ours = page.locator(tag);
  await ours.getByRole('button', {name: 'Title', exact: true}).click();
  await countIn(page);
  await head(page, 'Person3').getByRole('button', {name: 'Person3', exact: true}).click();
  await countIn(page);
  const scroller = ours.locator('.scroller');
  const seen = new Set<number>();
  for (let step = 0; step <= 10; step += 1) {
    await scroller.evaluate((node, part) => node.scrollTo(0, (node.scrollHeight * part) / 10), step);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(5);
    const shown = await idsIn(page);
    expect(shown.length).toBeLessThanOrEqual(80);
    for (const id of shown) seen.add(id);
    const top = (await scroller.boundingBox())?.y ?? 0;
    const heads = await ours.locator('thead th').evaluateAll(all => all.map(head => head.getBoundingClientRect().top));
    expect(heads.filter(y => Math.abs(y - top) > 2)).toEqual([]);
  }
  expect(seen.size).toBeGreaterThan(100);
  const table = await exportedRows(page);
  expect(table).toHaveLength(12_000);
  const listed = eight.map((_, person) => new Set(mediaOf(person)));
  const wrong = table.filter(row =>
    eight.some((name, person) => {
      const id = Number(row.id);
      const isListed = row[`${name}.status`] === 'COMPLETED';
      const score = isListed ? scoreOf(person, id) : 0;
      return isListed !== listed[person]?.has(id) || row[name] !== (score || null) || row.title !== titleOf(id);
    }),
  );
  expect(wrong).toEqual([]);
  expect(asked.toSorted()).toEqual(eight);
  await ours.getByLabel('Add a user').fill('Person9');
  await ours.getByRole('button', {name: 'Add'}).click();
  await waitForLists(page, ['Person9']);
  expect(asked.slice(8)).toEqual(['Person9']);
});
