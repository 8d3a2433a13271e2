import type {Page} from '@playwright/test';

import {expect, test} from '#e2e/support/test';
import {changeSettings, scrollToFooter} from '#e2e/support/page';

const panel = 'am-colour-picker-panel';

/** The panel, once the footer has been scrolled to. */
const panelOf = (page: Page) => scrollToFooter(page, page.locator(panel));

const colour = (page: Page, name: string) =>
  page.evaluate(
    variable => getComputedStyle(document.body).getPropertyValue(variable).replaceAll(' ', ''),
    `--color-${name}`,
  );
const stored = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as {colourSettings?: unknown}).colourSettings,
  );

/**
 * The variables in the order of the select, each with its value in the site's default theme: as in the sheet, and as
 * hex.
 */
const defaults = [
  ['--color-background', '237,241,245', '#edf1f5'],
  ['--color-foreground', '250,250,250', '#fafafa'],
  ['--color-foreground-grey', '245,246,246', '#f5f6f6'],
  ['--color-foreground-grey-dark', '234,236,237', '#eaeced'],
  ['--color-foreground-blue', '246,248,251', '#f6f8fb'],
  ['--color-foreground-blue-dark', '241,243,247', '#f1f3f7'],
  ['--color-background-blue-dark', '31,35,45', '#1f232d'],
  ['--color-overlay', '31,38,49', '#1f2631'],
  ['--color-shadow', '49,54,68', '#313644'],
  ['--color-shadow-dark', '6,13,34', '#060d22'],
  ['--color-text', '92,114,138', '#5c728a'],
  ['--color-text-light', '122,133,143', '#7a858f'],
  ['--color-text-lighter', '146,153,161', '#9299a1'],
  ['--color-text-bright', '237,241,245', '#edf1f5'],
  ['--color-blue', '61,180,242', '#3db4f2'],
  ['--color-blue-dim', '141,178,219', '#8db2db'],
  ['--color-white', '255,255,255', '#ffffff'],
  ['--color-black', '0,0,0', '#000000'],
  ['--color-red', '232,93,117', '#e85d75'],
  ['--color-peach', '250,122,122', '#fa7a7a'],
  ['--color-orange', '247,154,99', '#f79a63'],
  ['--color-yellow', '247,191,99', '#f7bf63'],
  ['--color-green', '123,213,85', '#7bd555'],
] as const;

test(
  '[colourPicker] offers 23 colours in order, each with the value of the site’s theme',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/reviews');
    const box = await panelOf(page);
    await box.getByText('Adjust Colors').click();
    const select = box.getByLabel('Theme color');
    await expect(select.locator('option', {hasText: /\w · foreground$/})).toHaveCount(1);
    const values = await select
      .locator('option')
      .evaluateAll(nodes => nodes.map(node => (node as HTMLOptionElement).value));
    expect(values).toEqual(defaults.map(([name]) => name));
    for (const [name, triplet, hex] of defaults) {
      await select.selectOption(name);
      await expect(box.getByLabel('Hex'), name).toHaveValue(hex);
      expect(await colour(page, name.replace('--color-', '')), name).toBe(triplet);
    }
  },
);

test('[colourPicker] changes a colour in the ticked themes only, and restores it when switched off or reset', async ({
  open,
}) => {
  const page = await open('/reviews');
  const box = await panelOf(page);
  await box.getByText('Adjust Colors').click();
  const select = box.getByLabel('Theme color');
  await expect(select.locator('option')).toHaveCount(23);
  await select.selectOption('--color-red');
  await expect(box.getByLabel('Hex')).toHaveValue('#e85d75');
  await expect(box.getByLabel('Default', {exact: true})).toBeChecked();
  await box.getByLabel('Color', {exact: true}).fill('#010203');
  expect(await colour(page, 'red')).toBe('1,2,3');
  await expect.poll(() => stored(page)).toEqual({'--color-red': {initial: '#010203'}});
  await box.getByLabel('Dark', {exact: true}).check();
  await box.getByLabel('Default', {exact: true}).uncheck();
  await expect.poll(() => colour(page, 'red')).toBe('232,93,117');
  await page.locator('.footer .theme-preview.dark').click();
  await expect.poll(() => colour(page, 'red')).toBe('1,2,3');
  await page.locator('.footer .theme-preview.contrast').click();
  await expect.poll(() => colour(page, 'red')).toBe('232,93,117');
  await page.reload();
  await page.locator('.footer .theme-preview.dark').click();
  await expect.poll(() => colour(page, 'red')).toBe('1,2,3');
  // Colors are in effect only once one has been adjusted.
  await changeSettings(page, {colourPicker: false});
  await expect(box).toHaveCount(0);
  await expect.poll(() => colour(page, 'red')).toBe('232,93,117');
  await changeSettings(page, {colourPicker: true});
  await expect.poll(() => colour(page, 'red')).toBe('1,2,3');
  await box.getByText('Adjust Colors').click();
  await box.getByLabel('Theme color').selectOption('--color-red');
  await box.getByRole('button', {name: 'Reset this color'}).click();
  await expect.poll(() => colour(page, 'red')).toBe('232,93,117');
  await expect.poll(() => stored(page)).toEqual({});
});

test('[colourPicker] accepts six-digit hex only', async ({open}) => {
  const page = await open('/settings/apps#colourPicker');
  const box = page.locator('am-settings-page [data-editor=colourPicker]');
  const hex = box.getByLabel('Hex');
  for (const wrong of ['red', '']) {
    await hex.fill(wrong);
    await hex.blur();
    await expect(hex).toHaveValue(wrong);
    await expect(hex).toHaveAttribute('aria-invalid', 'true');
    await expect(box.getByRole('status').filter({hasText: '#3db4f2'})).toBeVisible();
  }
  await expect.poll(() => stored(page)).toBeUndefined();
  await hex.fill('#ABCDEF');
  expect(await colour(page, 'background')).toBe('171,205,239');
  await box.getByLabel('Theme color').selectOption('--color-green');
  await hex.fill('#000001');
  await box.getByRole('button', {name: 'Reset all colors'}).click();
  await expect.poll(() => stored(page)).toEqual({});
  await expect.poll(() => colour(page, 'background')).toBe('237,241,245');
});

test('[colourPicker] follows changes made in another tab, and is off in mobile mode', async ({open}) => {
  const page = await open('/reviews', {width: 400});
  await changeSettings(page, {colourSettings: {'--color-red': {initial: '#010203'}}});
  await expect.poll(() => colour(page, 'red')).toBe('1,2,3');
  await (await panelOf(page)).getByText('Adjust Colors').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await changeSettings(page, {mobileFriendly: true});
  await expect(page.locator(panel)).toHaveCount(0);
  await expect.poll(() => colour(page, 'red')).toBe('232,93,117');
});

test('[colourPicker] opens on the ground of the theme, and moves nothing in the footer', async ({open}) => {
  const page = await open('/reviews', {theme: 'dark', width: 1600});
  for (const width of [1600, 400])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({width, height: 900});
      const box = await panelOf(page);
      const places = () =>
        page
          .locator('.footer .theme-preview, .footer .links a')
          .evaluateAll(nodes =>
            nodes.map(node => [(node as HTMLElement).offsetLeft, (node as HTMLElement).offsetTop].join()),
          );
      const before = await places();
      await box.getByText('Adjust Colors').click();
      await expect(box.getByLabel('Hex')).toBeVisible();
      expect(await places()).toEqual(before);
      const [red, green, blue] = (await colour(page, 'foreground')).split(',');
      await expect(box.locator('.panel')).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`);
      const edges = await box.locator('.panel').evaluate(node => {
        const {left, right, top} = node.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0;
      });
      expect(edges).toBe(true);
      await page.keyboard.press('Escape');
      await expect(box.getByLabel('Hex')).toBeHidden();
      await expect(box.locator('summary')).toBeFocused();
    });
});
