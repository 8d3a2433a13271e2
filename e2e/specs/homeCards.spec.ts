import {queryApi, queryAsMember} from '../support/api';
import {listedTexts} from '../support/listed';
import {changeSettings, waitUntilQuiet} from '../support/page';
import {expect, test} from '../support/test';

const own = {as: 'member'} as const;

test(
  '[progressBar] shows the progress on each card of known length, only while it is on',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {...own, settings: {progressBar: true}});
    const card = page.locator('.list-preview > .media-preview-card', {hasText: /Progress: \d+\/\d+/}).first();
    const info = await card.locator('.info').textContent();
    const [, progress, total] = /(\d+)\/(\d+)/.exec(String(info)) ?? [];
    expect([progress, total]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
    const bar = card.locator('am-progress-bar meter');
    await expect(bar).toHaveAttribute('value', String(progress));
    await expect(bar).toHaveAttribute('max', String(total));
    await changeSettings(page, {progressBar: false});
    await expect(page.locator('am-progress-bar')).toHaveCount(0);
  },
);

test('[betterReviewRatings] shows the total of ratings beside the positive ones, only while it is on', async ({
  open,
  standIn,
}) => {
  const page = await open('/home', own);
  const votes = page.locator('.recent-reviews .review-card').first().locator('.votes');
  const link = await page.locator('.recent-reviews .review-card > .content').first().getAttribute('href');
  const {Review} = await queryApi<{Review: {ratingAmount: number}}>(
    standIn,
    'query ($id: Int) { Review(id: $id) { ratingAmount } }',
    {id: Number(link?.split('/').at(-1))},
  );
  await expect(votes.locator('am-better-review-ratings')).toContainText(`/${Review.ratingAmount}`);
  await expect(page.locator('am-better-review-ratings')).toHaveCount(4);
  await changeSettings(page, {betterReviewRatings: false});
  await expect(page.locator('am-better-review-ratings')).toHaveCount(0);
});

test('[betterReviewRatings] shows nothing when the API fails', async ({open, standIn}) => {
  await standIn.control('faults?operation=Review&kind=500');
  const page = await open('/home', own);
  await expect(page.locator('am-better-review-ratings')).toHaveCount(4);
  await waitUntilQuiet(page);
  for (const text of await listedTexts(page.locator('am-better-review-ratings'))) expect(text).toBe('');
});

test('[betterReviewRatings] shows the total smaller than the number', async ({open}) => {
  const page = await open('/home', own);
  const total = page.locator('am-better-review-ratings').first();
  await expect(total).toContainText('/');
  const [size, beside] = await total.evaluate(node =>
    [node, node.parentElement ?? node].map(each => Number.parseFloat(getComputedStyle(each).fontSize)),
  );
  expect((size ?? 0) / (beside ?? 1)).toBeCloseTo(0.85);
});

test(
  '[forumMedia] shows media titles on thread chips, and restores the chips when off',
  {tag: '@core'},
  async ({open, standIn}) => {
    const page = await open('/home', {...own, settings: {forumMedia: false}});
    const chip = page.locator('.recent-threads .category[href*="media="]').first();
    await expect(chip).toHaveText(/^(Anime|Manga)$/);
    const word = await chip.innerText();
    const titles = page.locator('.recent-threads .thread-card > .title');
    const whole = await titles.allInnerTexts();
    const id = Number(/media=(\d+)/.exec((await chip.getAttribute('href')) ?? '')?.[1]);
    const {Media} = await queryApi<{Media: {title: {romaji: string}}}>(
      standIn,
      'query ($id: Int) { Media(id: $id) { title { romaji } } }',
      {id},
    );
    const {romaji} = Media.title;
    await changeSettings(page, {forumMedia: true});
    await expect(chip).toHaveText(romaji);
    await expect(titles).toHaveText(whole);
    await changeSettings(page, {forumMedia: false});
    await expect(chip).toHaveText(word);
    await expect(titles).toHaveText(whole);
  },
);

interface Titles {
  Page: {media: {id: number; title: {romaji: string}}[]};
}

test('[forumMedia] shortens long titles on thread chips, shows them whole as a tooltip, and restores both when off', async ({
  open,
  standIn,
}) => {
  const {Page} = await queryApi<Titles>(standIn, '{ Page { media(sort: POPULARITY_DESC) { id title { romaji } } } }');
  const long = Page.media.find(({title}) => title.romaji.length > 40);
  if (!long) throw new Error('no media has a long title');
  const thread =
    'mutation ($media: [Int]) { SaveThread(title: "A new thread", body: "Text", mediaCategories: $media) { id } }';
  const {SaveThread} = await queryAsMember<{SaveThread: {id: number}}>(standIn, 'member', thread, {media: [long.id]});
  // The home page lists the threads with the newest comments.
  const comment = 'mutation ($thread: Int) { SaveThreadComment(threadId: $thread, comment: "A") { id } }';
  await queryAsMember(standIn, 'member', comment, {thread: SaveThread.id});
  const page = await open('/home', {...own, settings: {forumMedia: true}});
  const chip = page.locator(`.recent-threads .category[href*="media=${long.id}"]`);
  await expect(chip).toHaveText(`${long.title.romaji.slice(0, 35).trimEnd()}…`);
  await expect(chip).toHaveAttribute('title', long.title.romaji);
  await changeSettings(page, {forumMedia: false});
  await expect(chip).toHaveText(/^(Anime|Manga)$/);
  await expect(chip).not.toHaveAttribute('title');
});

interface Threads {
  Page: {threads: {title: string}[]};
}

test(
  '[hideAWC] shows the chosen number of threads without challenges, none at 0, and the site’s own when off',
  {tag: ['@dates', '@core']},
  async ({open, standIn}) => {
    const {Page} = await queryApi<Threads>(
      standIn,
      '{ Page(perPage: 30) { threads(sort: REPLIED_AT_DESC) { title } } }',
    );
    const page = await open('/home', {...own, settings: {hideAWC: true}});
    const cards = page.locator('am-hide-awc').getByRole('listitem');
    await expect(cards).toHaveCount(3);
    const shown = page.locator('am-hide-awc .title');
    const challenge = /^(AWC|Anime Watching C|MRC)/;
    const wanted = Page.threads.map(({title}) => title).filter(title => !challenge.test(title));
    await expect(shown).toHaveText(wanted.slice(0, 3));
    await expect(page.locator('.recent-threads .forum-wrap')).toBeHidden();
    await changeSettings(page, {forumPreviewNumber: 5});
    await expect(cards).toHaveCount(5);
    await changeSettings(page, {forumPreviewNumber: 0});
    await expect(page.locator('.recent-threads')).toBeHidden();
    await changeSettings(page, {hideAWC: false});
    await expect(page.locator('.recent-threads .forum-wrap')).toBeVisible();
  },
);

test('[hideAWC] keeps the site’s preview when the API fails', async ({open, standIn}) => {
  await standIn.control('faults?operation=PreviewThreads&kind=500');
  const page = await open('/home', {...own, settings: {hideAWC: true}});
  await expect(page.locator('am-hide-awc')).toBeAttached();
  await expect(page.locator('.recent-threads .thread-card').first()).toBeVisible();
});
