import type {Locator} from '@playwright/test';

import {queryAs, tokenOf} from '#e2e/support/api';
import {navigate} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const whole = '.list-entries .score[score]:not([score*="."], [score="0"])';

test(
  '[CSSdecimalPoint] leaves fractions, empty scores and other formats alone',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(`/user/${ids.users10Decimal}/animelist`, {settings: {CSSdecimalPoint: true}});
    await expect(page.locator('.medialist .score[score*="."]').first()).toHaveCSS('content', 'none', {pseudo: 'after'});
    await expect(page.locator('.medialist .score[score="0"]').first()).toHaveCSS('content', 'none', {pseudo: 'after'});
    await navigate(page, `/user/${ids.users10}/animelist`);
    await expect(page.locator('.medialist.POINT_10').locator(whole).first()).toHaveCSS('content', 'none', {
      pseudo: 'after',
    });
  },
);

test("[CSSdecimalPoint] shows the decimals between plusMinus's buttons, also for a first score", async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open(`/user/${ids.user}/animelist`, {
    as: 'member',
    token: true,
    settings: {CSSdecimalPoint: true},
  });
  const steps = page.locator('am-pluss-minus');
  const decimals = (score: Locator) =>
    score.evaluate(node => {
      const root = node.querySelector('am-pluss-minus')?.shadowRoot;
      const part = root?.querySelector('[part="score"]');
      const [minus, plus] = [...(root?.querySelectorAll('button') ?? [])].map(each => each.getBoundingClientRect());
      const text = [...node.childNodes].find(child => child instanceof Text && /\d/.test(child.data));
      const range = document.createRange();
      range.selectNodeContents(text ?? part ?? node);
      const number = range.getBoundingClientRect();
      return {
        host: getComputedStyle(node, '::after').content,
        own: part ? getComputedStyle(part, '::after').content : undefined,
        isBetween: !!minus && !!plus && minus.right <= number.left && number.right <= plus.left + 1,
      };
    });
  const scored = page.locator('.medialist .list-entries .row').first();
  const mediaId = /\d+/.exec((await scored.locator('.title > a').getAttribute('href')) ?? '')?.[0];
  await queryAs(standIn, await tokenOf(standIn, 'member'))(
    'mutation ($id: Int) { SaveMediaListEntry(mediaId: $id, score: 8) { id } }',
    {id: Number(mediaId)},
  );
  await page.reload();
  await expect(scored.locator('.score')).toHaveAttribute('score', '8');
  await expect.poll(async () => (await decimals(scored.locator('.score'))).host).toBe('".0"');
  expect((await decimals(scored.locator('.score'))).own).toBe('none');
  const fraction = page.locator('.medialist .score[score*="."]').filter({has: steps}).first();
  await expect.poll(async () => (await decimals(fraction)).host).toBe('none');
  expect((await decimals(fraction)).isBetween).toBe(true);
  const first = page.locator('.medialist .list-entries .row').nth(1).locator('.score');
  await expect(first).toHaveAttribute('score', '0');
  await expect.poll(async () => (await decimals(first)).own).toBe('none');
  await first.getByRole('button', {name: 'Raise score'}).click();
  await expect(first.locator('[part="score"]')).toHaveText('1');
  await expect.poll(async () => (await decimals(first)).own).toBe('".0"');
  expect((await decimals(first)).host).toBe('none');
});
