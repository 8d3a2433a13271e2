import {expect, test} from '#e2e/support/test';

test('[reviewApproval] is readable in every hue and theme', async ({open}) => {
  const page = await open('/reviews');
  await expect(page.locator('am-review-confidence').first()).toContainText('~');
  const contrasts: number[] = [];
  for (const theme of ['default', 'dark', 'contrast']) {
    await page.locator(`.theme-preview.${theme}`).click();
    const ofTheme = await page.evaluate(() => {
      const canvas = new OffscreenCanvas(1, 1);
      const context = canvas.getContext('2d', {willReadFrequently: true});
      const luminance = (colour: string) => {
        if (!context) return Number.NaN;
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(value => {
          const share = value / 255;
          return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const card = document.querySelector('.review-card') as Element;
      const number = document.querySelector('am-review-confidence')?.shadowRoot?.querySelector('.ui-hue');
      const back = luminance(getComputedStyle(card).backgroundColor);
      return Array.from({length: 13}, (_, tens) => {
        (number as HTMLElement).style.setProperty('--ui-hue', String(tens * 10));
        const front = luminance(getComputedStyle(number as Element).color);
        return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
      });
    });
    contrasts.push(...ofTheme);
  }
  expect(contrasts).toHaveLength(39);
  for (const contrast of contrasts) expect(contrast).toBeGreaterThan(4.5);
});
