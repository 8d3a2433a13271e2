import type {Page} from '@playwright/test';

import {changeSettings, changeStandaloneSetting, navigate, waitUntilQuiet} from '#e2e/support/page';
import {ownText} from '#e2e/support/ownText';
import {expect, test} from '#e2e/support/test';

const heading = '.media .header .content > h1';

test(
  '[titlecaseRomaji] writes titles with capitals as usual, in headings and links',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/anime/1535', {settings: {titlecaseRomaji: true}});
    const title = () => ownText(page.locator(heading));
    await expect.poll(title).toBe('Death Note');
    await navigate(page, '/anime/5114');
    await expect.poll(title).toBe('Hagane no Renkinjutsushi: Fullmetal Alchemist');
    await expect(page).toHaveTitle(/^Hagane no Renkinjutsushi: Fullmetal Alchemist\b/);
    await navigate(page, '/search/anime');
    const link = page.locator('.media-card a.title[href^="/anime/5114/"]').first();
    await expect(link).toHaveText('Hagane no Renkinjutsushi: Fullmetal Alchemist');
  },
);

test('[titlecaseRomaji] gives way to aliases and short titles, and leaves other languages', async ({open}) => {
  const page = await open('/anime/1535', {settings: {titlecaseRomaji: true}});
  const title = () => ownText(page.locator(heading));
  await expect.poll(title).toBe('Death Note');
  await changeStandaloneSetting(page, 'titleAliases', [['/anime/1535/', 'THE NOTEBOOK']]);
  await expect.poll(title).toBe('THE NOTEBOOK');
  await changeSettings(page, {titleAliases: false});
  await expect.poll(title).toBe('Death Note');
  await changeSettings(page, {titleLanguage: 'ENGLISH'});
  await expect.poll(title).toBe('DEATH NOTE');
});

test('[titlecaseRomaji] leaves native titles in capitals', async ({open}) => {
  const native = (page: Page) =>
    page.addInitScript(() => {
      const read = globalThis.fetch;
      globalThis.fetch = async (...words) => {
        const answer = await read(...words);
        if (words[0] !== '/graphql') return answer;
        const text = await answer.text();
        return new Response(text.replaceAll('"userPreferred":"DEATH NOTE"', '"userPreferred":"DEATH ノート"'), answer);
      };
    });
  const page = await open('/anime/1535', {
    settings: {titlecaseRomaji: true, titleLanguage: 'NATIVE'},
    beforeLoad: native,
  });
  await waitUntilQuiet(page);
  await expect.poll(() => ownText(page.locator(heading))).toMatch(/^DEATH/);
  await changeSettings(page, {titleLanguage: 'ROMAJI'});
  await expect.poll(() => ownText(page.locator(heading))).toMatch(/^Death/);
});
