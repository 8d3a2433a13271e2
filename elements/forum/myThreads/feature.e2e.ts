import {waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test('[myThreads] shows no link to guests', async ({open}) => {
  const page = await open('/forum/overview', {settings: {myThreads: true}});
  await waitUntilQuiet(page);
  await expect(page.locator('am-my-threads')).toHaveCount(0);
});
