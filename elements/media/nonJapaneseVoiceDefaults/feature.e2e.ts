import type {Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {charactersTab} from '#e2e/support/paths';
import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const language = (page: Page) => page.locator('.media-characters .language-select input');

/** The characters tab of an anime from South Korea with Korean voice actors. */
async function koreanAnime(standIn: StandIn) {
  interface Found {
    Page: {media: {id: number; countryOfOrigin: string; characters: {edges: {voiceActors: object[]}[]}}[]};
  }
  const {Page} = await queryApi<Found>(
    standIn,
    `{ Page(perPage: 50) { media(type: ANIME, countryOfOrigin: "KR", sort: POPULARITY_DESC) {
      id countryOfOrigin characters(perPage: 6) { edges { voiceActors(language: KOREAN) { id } } } } } }`,
  );
  const found = Page.media.find(
    ({countryOfOrigin, characters}) => countryOfOrigin === 'KR' && characters.edges.some(each => each.voiceActors[0]),
  );
  if (!found) throw new Error('no anime from South Korea');
  return `/anime/${found.id}/characters`;
}

test(
  '[nonJapaneseVoiceDefaults] selects the language of the anime, and leaves Japanese anime alone',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const path = await koreanAnime(standIn);
    const page = await open(path);
    await expect(language(page)).toHaveValue('Korean');
    await expect(page.locator('.media-characters .staff .role').first()).toHaveText('Korean');
    await expect(page.locator('.el-select-dropdown:visible')).toHaveCount(0);
    // `unharmed` leaves this feature out, since the site creates its cards anew.
    await changeSettings(page, {nonJapaneseVoiceDefaults: false});
    await expect(language(page)).toHaveValue('Japanese');
    await changeSettings(page, {nonJapaneseVoiceDefaults: true});
    await expect(language(page)).toHaveValue('Korean');
    await navigate(page, charactersTab(ids));
    await expect(page.locator('.media .header h1')).toHaveText(/Cowboy Bebop/);
    await waitUntilQuiet(page);
    await expect(language(page)).toHaveValue('Japanese');
  },
);

test('[nonJapaneseVoiceDefaults] keeps what the user selects', async ({open, standIn}) => {
  const page = await open(await koreanAnime(standIn));
  await expect(language(page)).toHaveValue('Korean');
  await language(page).click();
  await page.locator('.el-select-dropdown:visible .el-select-dropdown__item', {hasText: 'Japanese'}).click();
  await expect(language(page)).toHaveValue('Japanese');
  await page.locator('.media-characters .role-card').last().scrollIntoViewIfNeeded();
  await waitUntilQuiet(page);
  await expect(language(page)).toHaveValue('Japanese');
  await changeSettings(page, {nonJapaneseVoiceDefaults: false});
  await waitUntilQuiet(page);
  await expect(language(page)).toHaveValue('Japanese');
});

test('[nonJapaneseVoiceDefaults] selects the chosen language if the anime has it', async ({open, ids}) => {
  const page = await open(charactersTab(ids), {settings: {voiceLanguage: 'German'}});
  await expect(language(page)).toHaveValue('German');
  await changeSettings(page, {voiceLanguage: 'Chinese'});
  await expect(language(page)).toHaveValue('Japanese');
});
