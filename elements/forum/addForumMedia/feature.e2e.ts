import {findDiscussedMedia} from '#e2e/support/find';
import {navigate, waitUntilQuiet} from '#e2e/support/page';
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
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${type.toLowerCase()}/${id}/`));
  },
);
