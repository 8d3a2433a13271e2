import {expect, test} from '#e2e/support/test';
import {apiCalls} from '#e2e/support/find';
import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';

const ours = 'am-not-found-explain';
const member = {as: 'member', token: true};

test(
  '[notFoundExplain] says who has blocked you, asking AniList without your sign-in',
  {tag: '@core'},
  async ({open, ids}) => {
    let signed: boolean | undefined;
    const page = await open('/reviews', member);
    page.on('request', request => {
      if (request.postData()?.includes('query MissingUser')) signed = 'authorization' in request.headers();
    });
    await navigate(page, `/user/${ids.blockingUser}/`);
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.locator(ours)).toHaveText(`${ids.blockingUser} has blocked you`);
    expect(signed).toBe(false);
  },
);

test('[notFoundExplain] explains addresses of all kinds, but no page that was open before', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open('/submissions/12345', member);
  await test.step('a submission that was denied, opened directly', async () => {
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.locator(ours)).toContainText('probably denied');
  });
  await test.step('a private profile', async () => {
    await navigate(page, `/user/${ids.privateUser}/`);
    await expect(page.locator(ours)).toHaveText(`${ids.privateUser} does not exist or has a private profile`);
  });
  await test.step("the moderators' account", async () => {
    await navigate(page, '/user/ModChan/');
    await expect(page.locator(ours)).toHaveText('Nope.');
  });
  await test.step('a title for adults, and where to enable these', async () => {
    expect(ids.animeAdult).toBe(320);
    await navigate(page, `/anime/${ids.animeAdult}/`);
    await expect(page.locator(ours)).toContainText(/hentais/);
    await page.locator(ours).getByRole('link', {name: 'Settings > Anime & Manga'}).click();
    await expect(page).toHaveURL(/\/settings\/media$/);
    await expect(page.locator(ours)).toHaveCount(0);
  });
  await test.step('nothing about a profile whose page was open before', async () => {
    await changeSettings(page, {profileBackground: false});
    await navigate(page, `/user/${ids.other}/`);
    await expect(page.locator('.user h1.name')).toHaveText(ids.other);
    await waitUntilQuiet(page);
    await standIn.control('log?clear');
    await navigate(page, '/404');
    await expect(page.locator('.not-found')).toBeVisible();
    await waitUntilQuiet(page);
    await expect(page.locator(ours)).toHaveText('');
    expect(await apiCalls(standIn)).toEqual([]);
  });
});
