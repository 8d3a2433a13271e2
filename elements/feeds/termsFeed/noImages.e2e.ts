import {post} from '#e2e/support/posting';
import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import {countReceived, entries, feed, withFeed} from '#e2e/support/terms';
import {expect, test} from '#e2e/support/test';

test('[termsFeed] requests no picture until its button is pressed', {tag: '@core'}, async ({open, standIn}) => {
  const picture = 'https://anilist.co/img/picture-of-a-post.png';
  await post(standIn, `Look: img220(${picture}) and [![](${picture}?linked)](https://example.com/)`);
  const page = await open('/reviews', {...withFeed, settings: {termsFeed: true, termsFeedNoImages: true}});
  await waitUntilQuiet(page);
  const pictures: string[] = [];
  page.on('request', request => {
    if (['image', 'media'].includes(request.resourceType())) pictures.push(request.url());
  });
  await navigate(page, '/terms');
  const first = entries(page).first();
  await expect(first).toContainText('Look: ');
  await expect(feed(page).locator('aside').getByRole('listitem').first()).toBeVisible();
  await waitUntilQuiet(page);
  expect(pictures).toEqual([]);
  await expect(first.getByRole('link', {name: 'picture-of-a-post.png', exact: true})).toHaveAttribute('href', picture);
  const load = first.getByRole('button', {name: /^IMG/});
  await expect(load).toHaveCount(2);
  await load.first().click();
  await expect(load).toHaveCount(1);
  await expect.poll(() => pictures).toEqual([picture]);
  await load.first().click();
  await expect(first.locator('a img')).toHaveAttribute('src', `${picture}?linked`);
  await changeSettings(page, {termsFeedNoImages: false});
  await expect(first.locator('img')).toHaveCount(2);
});

test('[termsFeed] receives less than 15 kB for a page of 25 without images', async ({open}) => {
  const page = await open('/reviews', {...withFeed, settings: {termsFeed: true, termsFeedNoImages: true}});
  await waitUntilQuiet(page);
  const received = countReceived(page);
  await navigate(page, '/terms');
  await expect(entries(page)).toHaveCount(25);
  await waitUntilQuiet(page);
  const kilobytes = await received();
  expect(kilobytes).toBeGreaterThan(1);
  expect(kilobytes).toBeLessThan(15);
});
