import {expect, test} from '#e2e/support/test';

test('[annoyingAnimations] ends animations at once', {tag: '@core'}, async ({open}) => {
  // It would dim some of the cards.
  const page = await open('/reviews', {as: 'member', settings: {reviewConfidence: false}});
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await expect(page.locator('.review-card').first()).toBeVisible();
  const ended = await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '@keyframes late { from { opacity: 0 } } .review-card { animation: late 60s 30s both infinite; }',
    );
    document.adoptedStyleSheets.push(sheet);
    const [animation] = document.querySelector('.review-card')?.getAnimations() ?? [];
    await animation?.finished;
    return getComputedStyle(document.querySelector('.review-card') as Element).opacity;
  });
  expect(ended).toBe('1');
});
