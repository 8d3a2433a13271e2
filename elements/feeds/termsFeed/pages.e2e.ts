import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {activityIds, asMember, entries, feed, shownIds, watched, withFeed} from '#e2e/support/terms';
import {expect, test} from '#e2e/support/test';

test('[termsFeed] ignores an answer that arrives after the next request', async ({open, standIn}) => {
  const page = await open('/terms', withFeed);
  await expect(entries(page)).toHaveCount(25);
  // The anime at the side may still be loading.
  await waitUntilQuiet(page);
  await standIn.control('faults?operation=TermsActivities&kind=latency&ms=2500&times=1');
  await feed(page).getByRole('checkbox', {name: 'Global'}).check();
  await expect(feed(page).getByText(/^Loading/)).toBeVisible();
  await feed(page).getByRole('checkbox', {name: 'Forum'}).check();
  const likes = entries(page).getByRole('button', {name: /^Like the thread/});
  await expect(likes).toHaveCount(25);
  await waitUntilQuiet(page);
  await expect(likes).toHaveCount(25);
});

test('[termsFeed] shows the activities of a user on a day in Japan', {tag: '@dates'}, async ({open, ids, standIn}) => {
  const ask = await asMember(standIn);
  const {User} = await ask<{User: {id: number}}>(`{ User(name: "${ids.other}") { id } }`);
  const {Page} = await ask<{Page: {activities: {createdAt?: number}[]}}>(
    `{ Page(perPage: 50) { activities(userId: ${User.id}, type_not: MESSAGE, sort: [ID_DESC]) { ... on ListActivity { createdAt } } } }`,
  );
  const at = Page.activities.find(({createdAt}) => createdAt)?.createdAt ?? 0;
  const day = new Date((at + 9 * 3600) * 1000).toISOString().slice(0, 10);
  const start = Date.parse(`${day}T00:00:00+09:00`) / 1000;
  const expected = await activityIds(
    standIn,
    `userId: ${User.id}, createdAt_greater: ${start - 1}, createdAt_lesser: ${start + 86_400}`,
  );
  expect(expected.length).toBeGreaterThan(0);
  const page = await open(`/terms?user=${ids.other}&date=${day}`, withFeed);
  await expect.poll(() => shownIds(page)).toEqual(expected);
  const note = feed(page).getByText(`Activity on ${day} (Japan time).`);
  await expect(note).toBeVisible();
  await navigate(page, `/terms?filter=forum&date=${day}`);
  await expect(entries(page)).toHaveCount(25);
  await expect(note).toHaveCount(0);
  await navigate(page, `/terms?user=${ids.other}&date=${day}`);
  await expect(note).toBeVisible();
  await feed(page).getByRole('button', {name: 'Show all days'}).click();
  await expect(page).toHaveURL(new RegExp(`/terms\\?user=${ids.other}$`));
  await expect(entries(page)).toHaveCount(25);
});

test(
  '[termsFeed] keeps a filter that is chosen while a status is being published',
  {tag: '@core'},
  async ({open, standIn}) => {
    const page = await open('/terms?page=2', withFeed);
    const field = feed(page).getByLabel('Write a status…');
    await field.fill('Published while a filter is chosen');
    await standIn.control('faults?operation=PostActivity&kind=latency&ms=1500&times=1');
    await feed(page).getByRole('button', {name: 'Publish'}).click();
    await expect(feed(page).getByText('Publishing...')).toBeVisible();
    const filter = feed(page).getByRole('checkbox', {name: 'Text posts'});
    await filter.check();
    await expect(field).toHaveValue('');
    await expect(entries(page).first()).toContainText('Published while a filter is chosen');
    await expect(filter).toBeChecked();
    await expect(page).toHaveURL(/\/terms\?filter=text$/);
  },
);

test('[termsFeed] links users who are not signed in to the script to the sign-in', async ({open}) => {
  const page = await open('/terms', {as: 'member', settings: {termsFeed: true}});
  await expect(feed(page)).toContainText('This module does not work without signing in to the script');
  await expect(feed(page).getByRole('link', {name: 'Sign in to Automail'})).toHaveAttribute(
    'href',
    /^\/settings\/apps/,
  );
});

test(
  '[termsFeed] raises the progress of anime that the user is watching, also on a narrow screen',
  {tag: '@text'},
  async ({open, ids, standIn}) => {
    const page = await open('/terms', {...withFeed, width: 400});
    const raise = page.getByRole('button', {name: /^Raise progress/, disabled: false});
    const first = watched(page).filter({has: raise}).first();
    const button = first.getByRole('button', {name: /^Raise progress/});
    const before = Number.parseInt(await button.innerText(), 10);
    await button.click();
    await expect(button).toHaveText(new RegExp(`^${before + 1} `));
    const id = Number(/\d+/.exec((await first.getByRole('link').first().getAttribute('href')) ?? '')?.[0]);
    const ask = await asMember(standIn);
    const progress = async () =>
      (
        await ask<{MediaList: {progress: number}}>(
          `{ MediaList(userName: "${ids.user}", mediaId: ${id}) { progress } }`,
        )
      ).MediaList.progress;
    await expect.poll(progress).toBe(before + 1);
    await expect.poll(() => watched(page).count()).toBeLessThanOrEqual(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  },
);
