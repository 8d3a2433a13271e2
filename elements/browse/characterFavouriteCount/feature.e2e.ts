import {expect, test} from '#e2e/support/test';
import {apiCalls} from '#e2e/support/find';
import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {cardsIn, characterList, orderRoles} from '#e2e/support/roles';

const header = '.character .header .favourite > .count';
const ours = 'am-character-favourite-count-header';
const cards = 'am-character-favourite-count-card';
const nativeRoles = '.character-wrap > .media-roles';

test(
  '[characterFavouriteCount] shows the exact number, and the roles with the voice actors of a language',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(`/character/${ids.character}`);
    await test.step('the number in place of the shortened one', async () => {
      await expect(page.locator(ours)).toHaveText(/^\d{1,3},\d{3}$/);
      await expect(page.locator(header)).toBeHidden();
      const shortened = await page.locator(header).textContent();
      const exact = Number((await page.locator(ours).locator('.count').innerText()).replace(',', ''));
      expect(Math.abs(exact / 1000 - Number.parseFloat(String(shortened)))).toBeLessThanOrEqual(0.1);
    });
    await test.step('the roles in place of the site’s', async () => {
      const language = page.locator(characterList).getByLabel('Language of the voice actors');
      await expect(language).toHaveValue('Japanese');
      await expect(page.locator(nativeRoles)).toBeHidden();
      const languages = await language.getByRole('option').allInnerTexts();
      expect(languages.length).toBeGreaterThan(2);
      expect(languages[0]).toBe('Japanese');
      await expect(cardsIn(page, characterList).first().getByRole('link')).toHaveCount(2);
      await expect(cardsIn(page, characterList).first()).toContainText('Kouichi Yamadera');
      await language.selectOption('English');
      await expect(cardsIn(page, characterList).first()).toContainText('English');
      await expect(cardsIn(page, characterList).first()).not.toContainText('Kouichi Yamadera');
      await orderRoles(page, characterList, 'Chronological');
      await expect(page.locator(characterList).getByRole('heading').first()).toHaveText('1998');
    });
  },
);

test('[characterFavouriteCount] loads the counts of search results with one request per page of 30 cards', async ({
  open,
  standIn,
}) => {
  const page = await open('/search/characters');
  await expect(page.locator(cards).first()).toHaveText(/♥\s*[\d,]+/);
  await waitUntilQuiet(page);
  const shown = await page.locator('.character-card').count();
  const log = await apiCalls(standIn);
  expect(shown).toBeGreaterThan(10);
  expect(log.length).toBeLessThanOrEqual(Math.ceil(shown / 30));
});

test('[characterFavouriteCount] requests a count once an hour, even after visiting another character', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(`/character/${ids.character}`);
  await expect(page.locator(ours)).toHaveText(/,/);
  const first = await page.locator(ours).locator('.count').innerText();
  await navigate(page, '/character/2');
  await expect(page.locator(ours)).not.toHaveText(first);
  // Wait for the answer: leaving before the request is sent would cancel it.
  await expect(page.locator(ours)).toHaveText(/\d/);
  await expect(cardsIn(page, characterList).first()).toBeAttached();
  const sent = (await apiCalls(standIn)).length;
  await navigate(page, `/character/${ids.character}`);
  await expect(page.locator(ours)).toHaveText(first);
  await expect(cardsIn(page, characterList).first()).toContainText('Kouichi Yamadera');
  expect(await apiCalls(standIn)).toHaveLength(sent);
});

test('[characterFavouriteCount] uses a replacement selector after the site has renamed its cards', async ({open}) => {
  const selectorOverrides = {characterCard: '.search .person-card'};
  const page = await open('/search/characters?redesign=1', {settings: {selectorOverrides}});
  await expect(page.locator('.person-card').first()).toBeVisible();
  await expect(page.locator('.character-card')).toHaveCount(0);
  await expect(page.locator(`.person-card > ${cards}`).first()).toHaveText(/♥\s*[\d,]+/);
});

test('[characterFavouriteCount] keeps its own selector if the replacement is invalid', async ({
  open,
  ids,
  expectedReports,
}) => {
  expectedReports.push(/selector overrides .*: characterFavourites\./i);
  const settings = {selectorOverrides: {characterFavourites: '.count:is('}};
  const page = await open(`/character/${ids.character}`, {settings});
  await expect(page.locator(ours)).toHaveText(/^\d{1,3},\d{3}$/);
});

test('[characterFavouriteCount] leaves the roles to the site if it offers a choice of languages, and keeps the number', async ({
  open,
  ids,
}) => {
  const page = await open(`/character/${ids.character}?native=characterLanguage`);
  await expect(page.locator(nativeRoles).getByPlaceholder('Language')).toBeVisible();
  await expect(page.locator(characterList)).toHaveCount(0);
  await expect(page.locator(ours)).toHaveText(/,/);
  await waitUntilQuiet(page);
  await expect(page.locator(nativeRoles).getByPlaceholder('Language')).toBeVisible();
  await expect(page.locator(characterList)).toHaveCount(0);
});
