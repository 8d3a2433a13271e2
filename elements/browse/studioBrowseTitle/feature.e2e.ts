import {navigate, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test(
  '[studioBrowseTitle] names the studio search, with tidier titles and without them',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/search/studios', {settings: {documentTitle: true}});
    await expect(page).toHaveTitle('Find Studios · AniList');
    // Both features set the title, and the other one stays on.
    await changeSettings(page, {studioBrowseTitle: false});
    await expect(page).toHaveTitle('Search Studios · AniList');
    await changeSettings(page, {documentTitle: false, studioBrowseTitle: true});
    await expect(page).toHaveTitle('Find Studios · AniList');
    await navigate(page, '/search/staff');
    await expect(page).toHaveTitle('Search Staff · AniList');
  },
);
