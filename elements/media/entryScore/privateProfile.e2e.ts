import {queryAsMember} from '#e2e/support/api';
import {waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

interface Lists {
  MediaListCollection: {lists: {entries: {mediaId: number}[]}[]};
}

test("[entryScore] says that one's own profile is private and where to sign in, after few missing answers", async ({
  open,
  ids,
  standIn,
}) => {
  const own = ids.privateUser;
  const {MediaListCollection: found} = await queryAsMember<Lists>(
    standIn,
    own,
    'query ($own: String) { MediaListCollection(userName: $own, type: ANIME, status: COMPLETED) { lists { entries { mediaId } } } }',
    {own},
  );
  const missing: string[] = [];
  const page = await open(`/anime/${found.lists[0]?.entries[0]?.mediaId ?? 0}/`, {
    as: own,
    beforeLoad: opened => {
      opened.on('response', response => void (response.status() === 404 && missing.push(response.url())));
      return Promise.resolve();
    },
  });
  const box = page.locator('am-entry-score');
  await expect(box).toContainText(/private/);
  await waitUntilQuiet(page);
  expect(missing.length).toBeLessThanOrEqual(2);
  await box.getByRole('link', {name: 'Sign in'}).click();
  await expect(page).toHaveURL(/\/settings\/apps#aniscripts-sign-in$/);
});
