import {follow, store} from '../support/page';
import {expect, test} from '../support/test';

for (const documentTitle of [true, false])
  test(`[studioBrowseTitle] names the studio search with tidier titles ${documentTitle ? 'on' : 'off'}`, async ({
    open,
  }) => {
    const page = await open('/search/studios', {settings: {documentTitle}});
    await expect(page).toHaveTitle('Find Studios · AniList');
    await store(page, {studioBrowseTitle: false});
    await expect(page).toHaveTitle('Search Studios · AniList');
    await store(page, {studioBrowseTitle: true});
    await follow(page, '/search/staff');
    await expect(page).toHaveTitle('Search Staff · AniList');
  });
