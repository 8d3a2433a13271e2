import {queryApi, queryAsMember} from '#e2e/support/api';
import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member'} as const;

test('[forumMedia] shows media titles on thread chips', {tag: '@core'}, async ({open, standIn}) => {
  const page = await open('/home', {...own, settings: {forumMedia: false}});
  const chip = page.locator('.recent-threads .category[href*="media="]').first();
  await expect(chip).toHaveText(/^(Anime|Manga)$/);
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
});

interface Titles {
  Page: {media: {id: number; title: {romaji: string}}[]};
}

test('[forumMedia] shortens long titles on thread chips and shows them in full in a tooltip', async ({
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
});
