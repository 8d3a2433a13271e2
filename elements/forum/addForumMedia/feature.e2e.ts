import {violations} from '#e2e/support/axe';
import {findDiscussedMedia} from '#e2e/support/find';
import {navigate, waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test(
  '[addForumMedia] links the media whose threads are listed, and shows nothing elsewhere',
  {tag: '@core'},
  async ({open, standIn}) => {
    const {id, type} = await findDiscussedMedia(standIn);
    const page = await open('/forum/recent');
    const link = page.locator('.forum-feed > .feed > am-add-forum-media').getByRole('link');
    await waitUntilQuiet(page);
    await expect(link).toHaveCount(0);
    await navigate(page, `/forum/recent?media=${id}`);
    await expect(link).toHaveAttribute('href', new RegExp(`^/${type.toLowerCase()}/${id}/`));
    await expect(page.locator('.feed > :first-child')).toHaveJSProperty('localName', 'am-add-forum-media');
    expect(await violations(page, 'am-add-forum-media')).toEqual([]);
    await changeSettings(page, {addForumMedia: false});
    await expect(link).toHaveCount(0);
    await changeSettings(page, {addForumMedia: true});
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${type.toLowerCase()}/${id}/`));
  },
);

test('[addForumMedia] shows an error when the API does not answer', async ({open, standIn}) => {
  const {id} = await findDiscussedMedia(standIn);
  const page = await open('/reviews');
  await standIn.control('faults?operation=WorkOfThreads&kind=500');
  await navigate(page, `/forum/recent?media=${id}`);
  await expect(page.locator('am-add-forum-media').getByRole('alert')).toHaveText(/title/);
});
