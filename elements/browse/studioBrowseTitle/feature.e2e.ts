import {navigate, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

for (const documentTitle of [true, false])
  test(
    `[studioBrowseTitle] names the studio search with tidier titles ${documentTitle ? 'on' : 'off'}`,
    {tag: '@core'},
    async ({open}) => {
      const page = await open('/search/studios', {settings: {documentTitle}});
      await expect(page).toHaveTitle('Find Studios · AniList');
      await changeSettings(page, {studioBrowseTitle: false});
      await expect(page).toHaveTitle('Search Studios · AniList');
      await changeSettings(page, {studioBrowseTitle: true});
      await navigate(page, '/search/staff');
      await expect(page).toHaveTitle('Search Staff · AniList');
    },
  );
