import {restyles} from '../support/restyles';
import {changeSettings} from '../support/page';
import {expect, test} from '../support/test';

const dark = 'rgb(6, 12, 19)';
const user = '.nav .user .dropdown';

restyles([
  {
    id: 'CSSdarkDropdown',
    path: '/reviews',
    selector: user,
    property: 'background-color',
    off: 'rgb(21, 31, 46)',
    on: dark,
    theme: 'dark',
  },
  {
    id: 'CSSdarkDropdown',
    path: '/reviews',
    selector: '.nav .browse-wrap > .dropdown',
    property: 'background-color',
    off: 'rgb(21, 31, 46)',
    on: dark,
    theme: 'dark',
  },
  {
    id: 'CSSdarkDropdown',
    path: '/home',
    selector: '.feed-select .el-dropdown-menu',
    property: 'background-color',
    off: 'rgb(21, 31, 46)',
    on: dark,
    theme: 'dark',
    settings: {CSSexpandFeedFilters: false},
  },
  {
    id: 'CSSoldDarkTheme',
    path: '/reviews',
    selector: 'body',
    property: 'background-color',
    off: 'rgb(11, 22, 34)',
    on: 'rgb(39, 44, 56)',
    theme: 'dark',
  },
  {
    id: 'CSSoldDarkTheme',
    path: '/reviews',
    selector: '#nav',
    property: 'background-color',
    off: 'rgb(21, 34, 50)',
    on: 'rgb(25, 29, 38)',
    theme: 'dark',
  },
  {
    id: 'annoyingAnimations',
    path: '/reviews',
    selector: '#nav',
    property: 'transition-duration',
    off: '0.25s, 0.25s',
    on: '0s',
    prepare: page => page.emulateMedia({reducedMotion: 'no-preference'}),
  },
]);

for (const theme of ['default', 'contrast'] as const)
  test(
    `[CSSdarkDropdown][CSSoldDarkTheme] leave the ${theme} theme alone, and change the dark one`,
    {tag: theme === 'default' ? '@core' : []},
    async ({open}) => {
      const settings = {CSSdarkDropdown: false, CSSoldDarkTheme: false};
      const page = await open('/reviews', {as: 'member', theme, settings});
      const look = () =>
        page.evaluate(menu => {
          const of = (node: Element | null) => node && getComputedStyle(node).backgroundColor;
          return [of(document.body), of(document.querySelector(menu))];
        }, user);
      await expect(page.locator(user)).toBeAttached();
      const before = await look();
      await changeSettings(page, {CSSdarkDropdown: true, CSSoldDarkTheme: true});
      await expect(page.locator('am-css-old-dark-theme')).toHaveCount(1);
      await expect.poll(() => look()).toEqual(before);
      await page.locator('.footer .theme-preview.dark').click();
      await expect.poll(look).toEqual(['rgb(39, 44, 56)', 'rgb(16, 20, 25)']);
    },
  );

test('[annoyingAnimations] ends animations at once', {tag: '@core'}, async ({open}) => {
  // Which would dim some of the cards.
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
