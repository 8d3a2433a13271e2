import {findReading} from '../support/find';
import {receivedQueries} from '../support/operations';
import {changeSettings, navigate, waitUntilQuiet} from '../support/page';
import {expect, test} from '../support/test';

const below = 'am-sub-title-info';
const dub = 'am-dub-marker';
const guess = 'am-manga-guess-guess';
const own = {as: 'member', token: true} as const;

test(
  '[subTitleInfo] shows basic data below the title, only while it is on, and requests nothing',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {settings: {subTitleInfo: true}});
    const fact = (name: string) => page.locator('.sidebar .data-set', {hasText: name}).first().locator('.value');
    const items = page.locator(below).getByRole('list', {name: 'Basic data'}).getByRole('listitem');
    await expect(items.first()).toHaveText(await fact('Format').innerText());
    await expect(items.nth(1)).toHaveText(`${await fact('Episodes').innerText()} episodes`);
    await expect(page.locator(below)).toContainText(await fact('Status').innerText());
    await expect.poll(() => page.locator('h1').evaluate(node => node.nextElementSibling?.localName)).toBe(below);
    expect([...(await receivedQueries(standIn))]).toEqual([]);
    await navigate(page, `/manga/${ids.manga}/`);
    await expect(page.locator(below)).toContainText(/chapter|volume|Releasing|Manga/);
    await expect(page.locator(below)).not.toContainText('episodes');
    await changeSettings(page, {subTitleInfo: false});
    await expect(page.locator(below)).toHaveCount(0);
  },
);

test('[subTitleInfo] is not shown unless it is switched on', async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/`);
  await expect(page.locator('.sidebar .data-set').first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator(below)).toHaveCount(0);
});

test(
  '[dubMarker] says that an anime has a dub, in the chosen language, only while it is on',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {settings: {dubMarker: true}});
    await expect(page.locator(dub)).toHaveText('English dub available');
    await expect
      .poll(() =>
        page.locator('.media .sidebar').evaluate(node => node.querySelector(':scope > :not(.tmsync-links)')?.localName),
      )
      .toBe(dub);
    await changeSettings(page, {dubMarkerLanguage: 'Hebrew'});
    await expect(page.locator(dub)).toHaveText('Hebrew dub available');
    await changeSettings(page, {dubMarker: false});
    await expect(page.locator(dub)).toHaveCount(0);
    await navigate(page, `/manga/${ids.manga}/`);
    await changeSettings(page, {dubMarker: true});
    await waitUntilQuiet(page);
    await expect(page.locator(dub)).toHaveCount(0);
    expect([...(await receivedQueries(standIn))].filter(name => name === 'DubActors').length).toBeGreaterThan(0);
  },
);

test('[dubMarker] shows nothing when the API fails, and asks nothing while it is off', async ({open, ids, standIn}) => {
  await standIn.control('faults?operation=Media&kind=500');
  const page = await open(`/anime/${ids.anime}/`, {settings: {dubMarker: true}});
  await expect(page.locator(dub)).toBeAttached();
  await waitUntilQuiet(page);
  await expect(page.locator(dub)).toHaveText('');
  const off = await open(`/anime/${ids.anime}/`);
  await standIn.control('log?clear');
  await off.reload();
  await waitUntilQuiet(off);
  expect([...(await receivedQueries(standIn))]).not.toContain('DubActors');
});

test(
  '[mangaGuess] shows the guess and how far the person is behind, only while it is on',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(`/manga/${ids.mangaReleasing}`, own);
    const number = page.locator(guess).locator('[aria-hidden]').first();
    // The stand-in's readers report few chapters, so this is the known number.
    await expect(number).toHaveText('(1130?) [+1104]');
    await expect(page.locator('.sidebar .value', {hasText: 'Releasing'}).locator(guess)).toBeVisible();
    await page.getByRole('button', {name: 'Raise progress'}).click();
    await expect(number).toHaveText('(1130?) [+1103]');
    await changeSettings(page, {mangaGuess: false});
    await expect(page.locator(guess)).toHaveCount(0);
  },
);

test('[mangaGuess] shows only the guess to guests, and nothing on finished manga or when the API fails', async ({
  open,
  ids,
  standIn,
}) => {
  const guest = await open(`/manga/${ids.mangaReleasing}`);
  await expect(guest.locator(guess).locator('[aria-hidden]').first()).toHaveText('(1130?)');
  await navigate(guest, `/manga/${ids.manga}/`);
  await expect(guest.locator('.sidebar .value', {hasText: 'Finished'}).first()).toBeVisible();
  await expect(guest.locator(guess)).toHaveCount(0);
  const reading = await findReading(standIn, ids.user);
  await standIn.control('faults?operation=Page&kind=500');
  const page = await open(`/manga/${reading}`, own);
  await expect(page.locator(guess)).toBeAttached();
  await waitUntilQuiet(page);
  await expect(page.locator(guess)).toHaveText('');
});
