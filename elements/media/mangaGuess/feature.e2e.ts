import {findReading} from '#e2e/support/find';
import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const guess = 'am-manga-guess-guess';
const own = {as: 'member', token: true} as const;

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

test('[mangaGuess] shows guests only the guess, and nothing on finished manga or when the API fails', async ({
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
