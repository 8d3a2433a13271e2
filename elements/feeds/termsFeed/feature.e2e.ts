import {waitUntilQuiet} from '#e2e/support/page';
import {apiCalls} from '#e2e/support/find';
import {activityIds, asMember, entries, feed, shownIds, withFeed} from '#e2e/support/terms';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const native = '.page-content > .container';
const received = async (standIn: StandIn) => (await apiCalls(standIn)).map(({operation}) => operation ?? '');
const following = 'isFollowing: true, type_not_in: [MESSAGE]';

test(
  '[termsFeed] shows what those followed did, a page in one request, in place of the text of the page',
  {tag: ['@core', '@journey']},
  async ({open, standIn}) => {
    // Nothing new comes between the page's request and the test's.
    await standIn.control('clock?live=off');
    const page = await open('/terms', withFeed);
    const ids = await activityIds(standIn, following);
    await expect.poll(() => shownIds(page)).toEqual(ids);
    await waitUntilQuiet(page);
    const calls = await received(standIn);
    expect(calls.filter(name => name.includes('Terms'))).toEqual(['TermsActivities']);
    expect(calls.filter(name => !name.includes('Terms') && name.includes('InProgress')).length).toBeLessThanOrEqual(1);
    await expect(page.locator(native)).toBeHidden();
    await expect(feed(page).getByRole('link', {name: '7 unread notifications'})).toHaveAttribute(
      'href',
      '/notifications',
    );
    await feed(page).getByRole('button', {name: "Show AniList's terms"}).click();
    await expect(page.locator(native)).toBeVisible();
    await expect(entries(page)).toHaveCount(0);
    await feed(page).getByRole('button', {name: 'Show feed'}).click();
    await expect(entries(page)).toHaveCount(ids.length);
  },
);

test('[termsFeed] turns pages, keeps the page in the address and supports Back', async ({open, standIn}) => {
  const page = await open('/terms', withFeed);
  const [first, second] = [await activityIds(standIn, following), await activityIds(standIn, following, 2)];
  const pages = feed(page).getByRole('navigation', {name: 'Pages', exact: true});
  await expect.poll(() => shownIds(page)).toEqual(first);
  await expect(pages).toContainText('Page 1');
  await pages.getByRole('button', {name: 'Next'}).click();
  await expect.poll(() => shownIds(page)).toEqual(second);
  await expect(page).toHaveURL(/\/terms\?page=2$/);
  await expect(pages).toContainText('Page 2');
  await page.goBack();
  await expect.poll(() => shownIds(page)).toEqual(first);
  await page.goForward();
  await expect.poll(() => shownIds(page)).toEqual(second);
  await pages.getByRole('button', {name: 'Previous'}).click();
  await expect.poll(() => shownIds(page)).toEqual(first);
  const before = await received(standIn);
  await pages.getByRole('button', {name: 'Refresh'}).click();
  await expect.poll(async () => (await received(standIn)).slice(before.length)).toEqual(['TermsActivities']);
});

test('[termsFeed] clears the filters that a new filter excludes, and requests what the filters describe', async ({
  open,
  standIn,
}) => {
  const page = await open('/terms', withFeed);
  const box = (name: string) => feed(page).getByRole('checkbox', {name, exact: true});
  await box('Text posts').check();
  const lists = '[MESSAGE, ANIME_LIST, MANGA_LIST]';
  await expect
    .poll(() => shownIds(page))
    .toEqual(await activityIds(standIn, `isFollowing: true, type_not_in: ${lists}`));
  await box('Global').check();
  await expect
    .poll(() => shownIds(page))
    .toEqual(await activityIds(standIn, `hasRepliesOrTypeText: true, type_not_in: ${lists}`));
  await box('Has replies').check();
  await box('Forum').check();
  for (const name of ['Text posts', 'Global']) await expect(box(name)).not.toBeChecked();
  await expect(box('Has replies')).toBeChecked();
  await expect(entries(page).first().getByRole('link', {name: /repl/})).toHaveAttribute(
    'href',
    /^\/forum\/thread\/\d+$/,
  );
  await box('Reviews').check();
  for (const name of ['Forum', 'Has replies']) await expect(box(name)).not.toBeChecked();
  await expect(entries(page)).toHaveCount(20);
  await expect(entries(page).first()).toContainText('liked this review');
  await expect(entries(page).getByRole('button', {name: /^Like/})).toHaveCount(0);
  await page.goBack();
  await expect(box('Forum')).toBeChecked();
  await expect(entries(page).getByRole('button', {name: /^Like the thread/})).toHaveCount(25);
});

test('[termsFeed] filters by a user and by a media item found by search, and names the item, and shows a message if there is none', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open('/terms', withFeed);
  const name = feed(page).getByLabel('User name');
  await name.fill(ids.other);
  await feed(page).getByRole('checkbox', {name: 'User', exact: true}).check();
  const ask = await asMember(standIn);
  const {User} = await ask<{User: {id: number}}>(`{ User(name: "${ids.other}") { id } }`);
  await expect.poll(() => shownIds(page)).toEqual(await activityIds(standIn, `userId: ${User.id}`));
  await expect(page).toHaveURL(new RegExp(`user=${ids.other}`));
  await name.fill('nobodyofthisname');
  await name.press('Enter');
  await expect(feed(page).getByText('Not Found')).toBeVisible();
  await page.goto('https://anilist.co/terms?filter=global');
  await feed(page).getByRole('checkbox', {name: 'Anime or manga', exact: true}).check();
  const title = feed(page).getByLabel('Title');
  await standIn.control('faults?operation=TermsMediaSearch&kind=latency&ms=700&times=1');
  await title.fill('no such title at all');
  await title.press('Enter');
  await expect(feed(page).getByText('Searching...')).toBeVisible();
  await expect(feed(page).getByText('No results found')).toBeVisible();
  const {Media} = await ask<{Media: {title: {romaji: string}}}>(`{ Media(id: ${ids.anime}) { title { romaji } } }`);
  await title.fill(Media.title.romaji);
  await title.press('Enter');
  await feed(page).getByRole('list', {name: 'Search results'}).getByRole('button').first().click();
  await expect(page).toHaveURL(new RegExp(`media=${ids.anime}`));
  await expect(feed(page).getByText(`Only ${Media.title.romaji}`, {exact: true})).toBeVisible();
  await expect
    .poll(() => shownIds(page))
    .toEqual(await activityIds(standIn, `mediaId: ${ids.anime}, type_not_in: [MESSAGE]`));
});
