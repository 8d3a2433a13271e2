import {expect, test} from '#e2e/support/test';
import {apiCalls} from '#e2e/support/find';
import {changeSettings, hostSnapshot, navigate, waitUntilQuiet} from '#e2e/support/page';

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

test('[notFoundExplain] explains an address that was opened directly', async ({open, ids}) => {
  const page = await open(`/user/${ids.privateUser}/`, member);
  await expect(page.locator(ours)).toHaveText(`${ids.privateUser} does not exist or has a private profile`);
});

test('[notFoundExplain] explains that a title is for adults, and where to enable adult titles', async ({open, ids}) => {
  expect(ids.animeAdult).toBe(320);
  const page = await open(`/anime/${ids.animeAdult}/`, member);
  await expect(page.locator(ours)).toContainText(/hentais/);
  await page.locator(ours).getByRole('link', {name: 'settings > Anime & Manga'}).click();
  await expect(page).toHaveURL(/\/settings\/media$/);
  await expect(page.locator(ours)).toHaveCount(0);
});

for (const width of [1600, 400])
  test(`[notFoundExplain] explains that a submission was denied, ${width} px wide`, async ({open, standIn}) => {
    const page = await open('/submissions/12345', {width});
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.locator(ours)).toContainText('probably denied');
    await expect(page.locator(ours)).toBeInViewport();
    expect(await apiCalls(standIn)).toEqual([]);
  });

test('[notFoundExplain] shows "Nope." for the moderators’ account', async ({open}) => {
  const page = await open('/user/ModChan/');
  await expect(page.locator(ours)).toHaveText('Nope.');
});

test('[notFoundExplain] shows nothing about a profile whose page was open before', async ({open, ids, standIn}) => {
  const page = await open(`/user/${ids.other}/`, {...member, settings: {profileBackground: false}});
  await expect(page.locator('.user h1.name')).toHaveText(ids.other);
  await waitUntilQuiet(page);
  await standIn.control('log?clear');
  await navigate(page, '/404');
  await expect(page.locator('.not-found')).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator(ours)).toHaveText('');
  expect(await apiCalls(standIn)).toEqual([]);
});

test('[notFoundExplain] leaves the page unchanged while it is off', async ({open}) => {
  const page = await open('/user/nobodyofthisname/', {settings: {notFoundExplain: false}});
  await expect(page.locator('.not-found')).toBeVisible();
  await waitUntilQuiet(page);
  const before = await hostSnapshot(page);
  await expect(page.locator(ours)).toHaveCount(0);
  await changeSettings(page, {notFoundExplain: true});
  await expect(page.locator(ours)).toHaveText('nobodyofthisname does not exist or has a private profile');
  await changeSettings(page, {notFoundExplain: false});
  await expect(page.locator(ours)).toHaveCount(0);
  expect((await hostSnapshot(page)).markup).toBe(before.markup);
});
