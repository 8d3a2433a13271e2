import {expect, test} from '../../support/test';

const anchors: readonly (readonly [path: string, old: string, fresh: string])[] = [
  ['/home', '.activity-feed-wrap', '.feed-column'],
  ['/anime/21', '.data-set', '.fact'],
  ['/user/Tobias/', '.favourites-wrap', '.hearts'],
  ['/search/characters', '.character-card', '.person-card'],
  ['/forum/recent', '.thread-card', '.topic'],
];

for (const [path, old, fresh] of anchors)
  test(`the redesign of ${path} renames its elements and still shows them`, async ({open}) => {
    const page = await open(`${path}?redesign=1&delay=0`, {withoutProduct: true, as: 'member'});
    await expect(page.locator(fresh).first()).toBeVisible();
    await expect(page.locator(old)).toHaveCount(0);
  });

test('the redesign reverses the children of some elements and wraps others', async ({open}) => {
  const page = await open('/anime/21?redesign=1&delay=0', {withoutProduct: true, as: 'member'});
  await expect(page.locator('.fact > :first-child').first()).toHaveClass(/value/);
  await expect(page.locator('.box > .cover-wrap-inner')).toHaveCount(1);
});

test('shows a native feature of the site when it is switched on', async ({open, ids}) => {
  const thread = await open(`/forum/thread/${ids.thread}?native=forumCollapse&delay=0`, {withoutProduct: true});
  await thread.locator('.collapse').first().click();
  await expect(thread.locator('.comment-wrap').first().locator('.markdown')).toHaveCount(0);
  const character = await open(`/character/${ids.character}?native=characterLanguage&delay=0`, {withoutProduct: true});
  await expect(character.locator('input[placeholder="Language"]')).toHaveCount(1);
  const work = await open(`/anime/${ids.anime}?native=tagDescriptions&delay=0`, {withoutProduct: true});
  await expect(work.locator('.tag-description').first()).toBeAttached();
  const studio = await open(`/studio/${ids.studio}?native=studioSort&delay=0`, {withoutProduct: true});
  await expect(studio.locator('input[placeholder="Sort"]')).toHaveCount(1);
});
