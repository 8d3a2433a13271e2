// The shared components on a page of their own, in the site's themes and under its Content-Security-Policy.
import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import {expectInkOf} from '../support/inks';
import {expect, test} from '../support/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(context: unknown, options: unknown): Promise<{violations: {id: string; nodes: {html: string}[]}[]}>;
}

async function violations(page: Page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const {run} = Reflect.get(globalThis, 'axe') as Axe;
    const found = await run(
      {include: [...document.querySelectorAll('am-gallery, am-toasts')]},
      {resultTypes: ['violations'], rules: {region: {enabled: false}}},
    );
    return found.violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 120)).join(' | ')}`);
  });
}

for (const theme of ['default', 'dark', 'contrast'] as const)
  for (const width of [1600, 400])
    test(`shared components pass axe in the ${theme} theme at ${width} pixels`, {tag: '@text'}, async ({open}) => {
      const page = await open(`/__standin/gallery?theme=${theme}`, {withoutProduct: true, width});
      await page.getByRole('button', {name: 'Toast: success'}).click();
      await page.getByRole('button', {name: 'Toast: error'}).click();
      await expect(page.getByRole('alert').getByText(/kind error/)).toBeVisible();
      await page.getByRole('spinbutton', {name: 'Score'}).fill('11');
      await page.getByRole('button', {name: '7 likes'}).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', {name: 'Open a box'}).click();
      await expect(page.getByRole('dialog', {name: 'A floating box'})).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

test(
  'every control has the height of its size at each width, and 44 pixels in mobile mode',
  {tag: '@text'},
  async ({open}) => {
    const page = await open('/__standin/gallery', {withoutProduct: true});
    const heights = () =>
      page.locator('am-gallery').evaluate(({shadowRoot}) => {
        const all = [...(shadowRoot?.querySelectorAll<HTMLElement>('.ui-button, .ui-input, .ui-select') ?? [])];
        const size = (node: Element) => (node.matches('.ui-button-small, .ui-button-icon') ? 'small' : 'usual');
        const lowest: Record<string, number> = {count: all.length};
        for (const node of all)
          lowest[size(node)] = Math.min(lowest[size(node)] ?? Infinity, node.getBoundingClientRect().height);
        return lowest;
      });
    const {count} = await heights();
    expect(count).toBeGreaterThan(30);
    expect(await heights()).toEqual({count, usual: 32, small: 26});
    await page.setViewportSize({width: 760, height: 1000});
    await expect.poll(heights).toEqual({count, usual: 40, small: 36});
    await page.evaluate(() => document.body.style.setProperty('--am-target', '44px'));
    await expect.poll(heights).toEqual({count, usual: 44, small: 44});
  },
);

const compared = [
  [
    'fields',
    '.el-input > .el-input__inner',
    'input[placeholder]',
    ['background-color', 'box-shadow', 'border-radius', 'font-family'],
  ],
  [
    'selects',
    '.el-select .el-input__inner',
    'select',
    ['background-color', 'box-shadow', 'border-radius', 'font-family'],
  ],
  ['checkboxes', '.el-checkbox__inner', 'input[type="checkbox"]', ['width', 'height', 'border-radius']],
  ['headings', '.site > h2', 'h3', ['font-family', 'font-size', 'font-weight']],
] as const;

for (const theme of ['default', 'dark', 'contrast'] as const)
  test(`our controls look like the site's in the ${theme} theme`, {tag: '@text'}, async ({open}) => {
    const page = await open(`/__standin/gallery?theme=${theme}`, {withoutProduct: true});
    const looks = await page.evaluate(
      rows =>
        rows.map(([, site, own, names]) => {
          // On the page, not on a card, where fields are inset.
          const section = document.querySelector('am-gallery')?.shadowRoot?.querySelector('[aria-label="On the page"]');
          return [document.querySelector(site), section?.querySelector(own)].map(node =>
            names.map(name => (node ? getComputedStyle(node).getPropertyValue(name) : `no ${own}`)),
          );
        }),
      compared,
    );
    for (const [index, [name]] of compared.entries()) expect(looks[index]?.[1], name).toEqual(looks[index]?.[0]);
    await expectInkOf(page.locator('.site > h2'), page.getByRole('heading', {name: 'On the page'}));
  });

test('buttons and fields work by keyboard', async ({open}) => {
  const page = await open('/__standin/gallery', {withoutProduct: true});
  const buttons = page.getByRole('region', {name: 'Buttons'});
  await buttons.getByRole('button', {name: 'Ordinary'}).press('Enter');
  await expect(buttons.getByRole('status')).toHaveText('1 clicks');
  for (const name of ['Busy', 'Inactive']) {
    await buttons.getByRole('button', {name, exact: true}).press('Enter');
    await buttons.getByRole('button', {name, exact: true}).press(' ');
    await expect(buttons.getByRole('button', {name, exact: true})).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(buttons.getByRole('button', {name: 'Disabled'})).not.toBeFocused();
  await expect(buttons.getByRole('status')).toHaveText('1 clicks');
  const toggle = buttons.getByRole('button', {name: 'Toggle', exact: true});
  await toggle.press(' ');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  const fields = page.getByRole('region', {name: 'Fields'});
  const score = fields.getByLabel('Score');
  await score.press('ArrowUp');
  await expect(fields.getByRole('status')).toHaveText('Score 7.6');
  await score.fill('10.5');
  await expect(fields.getByRole('alert')).toHaveText(/\b1 decimal\b.*\b0\b.*\b10\b/);
  await expect(fields.getByRole('status')).toHaveText('No score');
  await score.fill('8');
  await expect(fields.getByRole('alert')).toHaveCount(0);
  await expect(score).toHaveAttribute('aria-invalid', 'false');
});

test('shared components work by keyboard', async ({open}) => {
  const page = await open('/__standin/gallery', {withoutProduct: true});
  await page.getByRole('tab', {name: 'A few rows'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table', {name: 'Many works'})).toHaveAttribute('aria-rowcount', '1002');
  expect(await page.getByRole('row').count()).toBeLessThan(100);
  await page.getByRole('button', {name: 'Open a box'}).press('Enter');
  const box = page.getByRole('dialog', {name: 'A floating box'});
  const before = await box.boundingBox();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  const after = await box.boundingBox();
  expect([after?.x, after?.height]).toEqual([(before?.x ?? 0) + 10, (before?.height ?? 0) + 10]);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Open a box'})).toBeFocused();
  await page.getByRole('button', {name: '7 likes'}).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText('Mirabel, Ferdinand and five others');
  await page.getByText('Spoiler').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('secret')).toBeVisible();
});

test('a floating box can be dragged and resized with the pointer, and stays inside the window', async ({open}) => {
  const page = await open('/__standin/gallery', {withoutProduct: true});
  await page.getByRole('button', {name: 'Open a box'}).click();
  const box = page.getByRole('dialog', {name: 'A floating box'});
  const start = await box.boundingBox();
  if (!start) throw new Error('the box is not rendered');
  await page.mouse.move(start.x + 150, start.y + 15);
  await page.mouse.down();
  await page.mouse.move(start.x + 190, start.y + 45);
  await page.mouse.move(-500, -500);
  await page.mouse.up();
  expect(await box.boundingBox()).toMatchObject({x: 0, y: 0});
  await page.mouse.move(start.width - 5, start.height - 5);
  await page.mouse.down();
  await page.mouse.move(start.width + 35, start.height + 15);
  await page.mouse.up();
  expect(await box.boundingBox()).toMatchObject({width: start.width + 40, height: start.height + 20});
});
