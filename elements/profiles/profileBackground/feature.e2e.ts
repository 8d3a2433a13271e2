import type {Page} from '@playwright/test';

import {aboutOf, extrasBlock, plainExtrasBlock, setAbout} from '#e2e/support/about';
import {expect, test} from '#e2e/support/test';
import {navigate, changeSettings, waitUntilQuiet} from '#e2e/support/page';

const section = 'am-settings-page';
const editor = '[data-editor=profileBackground]';

const background = (page: Page) =>
  page.locator('.page-content > .user').evaluate(node => getComputedStyle(node).backgroundColor);
const none = 'rgba(0, 0, 0, 0)';

test('[profileBackground] shows the background of a profile on all its tabs', async ({open, ids, standIn}) => {
  const page = await open('/reviews');
  await setAbout(standIn, ids.other, `${extrasBlock({background: 'rgb(1, 2, 3)'})}Hello`);
  await navigate(page, `/user/${ids.other}/`);
  await expect.poll(() => background(page)).toBe('rgb(1, 2, 3)');
  await navigate(page, `/user/${ids.other}/social`);
  await expect.poll(() => background(page)).toBe('rgb(1, 2, 3)');
  await navigate(page, `/user/${ids.user}/`);
  await expect.poll(() => background(page)).toBe(none);
  await navigate(page, `/user/${ids.other}/`);
  await expect.poll(() => background(page)).toBe('rgb(1, 2, 3)');
  await changeSettings(page, {SFWmode: true});
  await expect.poll(() => background(page)).toBe(none);
  await changeSettings(page, {SFWmode: false});
  await expect.poll(() => background(page)).toBe('rgb(1, 2, 3)');
});

const unusable: readonly [what: string, written: string][] = [
  ['an injected rule', extrasBlock({background: 'red; } am-overlay { opacity: 0'})],
  ['a javascript: address', extrasBlock({background: 'url("javascript:alert(1)")'})],
  ['an http: address', extrasBlock({background: 'url(http://x.example/a.png)'})],
  ['a data: address', extrasBlock({background: 'url(data:image/png;base64,AAAA)'})],
  ['a value of the wrong type', plainExtrasBlock({background: {a: 1}})],
  ['unreadable data', '[](jsonAAAA)'],
];

test('[profileBackground] ignores a background that is unsafe or cannot be read', async ({
  open,
  ids,
  standIn,
  expectedReports,
}) => {
  expectedReports.push(/begins with profile data that cannot be read/);
  const page = await open('/404');
  // Each on a profile of its own, since answers are cached.
  const names = [ids.other, ids.users100, ids.users10, ids.users5, ids.users3, ids.users10Decimal];
  for (const [index, [what, written]] of unusable.entries())
    await test.step(what, async () => {
      const name = names[index] ?? '';
      await setAbout(standIn, name, `${written}Hello`);
      await navigate(page, `/user/${name}/`);
      await expect(page.locator('.overview .about')).toContainText('Hello');
      await waitUntilQuiet(page);
      const image = () =>
        page.locator('.page-content > .user').evaluate(node => getComputedStyle(node).backgroundImage);
      expect([await background(page), await image()]).toEqual([none, 'none']);
      expect(await page.evaluate(() => getComputedStyle(document.querySelector('am-overlay') as Element).opacity)).toBe(
        '1',
      );
    });
});

test(
  '[profileBackground] saves your background and keeps the rest of the about text',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const rest = '\n  Hello\r\n[](json there) \n';
    const page = await open('/settings/apps#profileBackground', {as: 'member', token: true, width: 400});
    await setAbout(standIn, 'member', `${extrasBlock({customCSS: '.a { color: red }', more: 1})}${rest}`);
    await page.reload();
    const box = page.locator(section).locator(editor);
    await expect(box.getByRole('textbox')).toHaveValue('inherit');
    await box.getByRole('textbox').fill('rgb(4, 5, 6)');
    await box.getByRole('button', {name: 'Save background'}).click();
    await expect(box).toContainText('Saved.');
    await expect
      .poll(() => aboutOf(standIn, 'member'))
      .toBe(`${extrasBlock({customCSS: '.a { color: red }', more: 1, background: 'rgb(4, 5, 6)'})}${rest}`);
    await navigate(page, `/user/${ids.user}/`);
    await expect.poll(() => background(page)).toBe('rgb(4, 5, 6)');
    expect(
      await page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as Record<string, unknown>).profileBackgroundValue,
      ),
    ).toBe('rgb(4, 5, 6)');
  },
);

test('[profileBackground] does not save an invalid background, or an address that is not https', async ({
  open,
  standIn,
}) => {
  const page = await open('/settings/apps#profileBackground', {as: 'member', token: true});
  await setAbout(standIn, 'member', 'Hello');
  await page.reload();
  const box = page.locator(section).locator(editor);
  for (const value of ['nonsense', 'url(http://x.example/a.png)', 'https://x.example/a.png', 'red; color: blue']) {
    await box.getByRole('textbox').fill(value);
    await box.getByRole('button', {name: 'Save background'}).click();
    await expect(box.getByRole('alert')).toContainText(/valid background/);
    await expect.poll(() => aboutOf(standIn, 'member')).toBe('Hello');
    await page.reload();
    await expect(box.getByRole('textbox')).toHaveValue('inherit');
  }
  await box.getByRole('textbox').fill('url(https://x.example/a.png) red');
  await box.getByRole('button', {name: 'Save background'}).click();
  await expect(box).toContainText('Saved.');
});
