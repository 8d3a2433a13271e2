import {navigate, changeSettings} from '#e2e/support/page';
import {restyles} from '#e2e/support/restyles';
import {expect, test, type Ids} from '#e2e/support/test';

const profile = ({other}: Ids) => `/user/${other}/`;

restyles([
  {
    id: 'CSSbannerShadow',
    path: profile,
    selector: '.user .banner > .shadow',
    property: 'display',
    off: 'block',
    on: 'none',
  },
  {
    id: 'CSSbannerShadow',
    path: ({anime, slug}) => `/anime/${anime}/${slug}/`,
    selector: '.media .banner > .shadow',
    property: 'display',
    off: 'block',
    on: 'none',
  },
]);

test(
  '[CSSbannerShadow] hides the shadow on the banners of members and media, across navigation',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(profile(ids), {settings: {CSSbannerShadow: true}});
    const shadow = (view: string) => page.locator(`${view} > .header-wrap > .banner > .shadow`);
    await expect(shadow('.user')).toHaveCSS('display', 'none');
    await navigate(page, `/anime/${ids.anime}/${ids.slug}/`);
    await expect(shadow('.media')).toHaveCSS('display', 'none');
    await changeSettings(page, {CSSbannerShadow: false});
    await expect(shadow('.media')).toHaveCSS('display', 'block');
  },
);
