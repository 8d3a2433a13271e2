import {restyles} from '#e2e/support/restyles';
import {changeSettings} from '#e2e/support/page';
import {expect, test, type Ids} from '#e2e/support/test';

restyles([
  ...(['default', 'dark', 'contrast'] as const).map(theme => ({
    id: 'CSSsmileyScore',
    path: ({users3}: Ids) => `/user/${users3}/animelist`,
    selector: '.medialist .score > .fa-smile',
    property: 'color',
    off: /^rgb/,
    on: /^color\(srgb 0\.(?!.* 0\.(?:[6-9])\d* 0\.[6-9]).*\)$/,
    theme,
  })),
]);

test('[CSSsmileyScore] colours the smileys of a list by score', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(`/user/${ids.users3}/animelist`, {settings: {CSSsmileyScore: true}});
  const face = (name: string) => page.locator(`.medialist .score > .fa-${name}`).first();
  // Red, orange and green.
  for (const [name, colour] of [
    ['frown', 'color(srgb 0.74902 0.315294 0.391373)'],
    ['meh', 'color(srgb 0.709804 0.458039 0.308235)'],
    ['smile', 'color(srgb 0.350588 0.584118 0.259216)'],
  ] as const)
    await expect(face(name)).toHaveCSS('color', colour);
  await changeSettings(page, {CSSsmileyScore: false});
  for (const name of ['frown', 'meh', 'smile']) await expect(face(name)).toHaveCSS('color', 'rgb(92, 114, 138)');
});
