// Where the system forces its colors, as Windows does with its contrast themes, backgrounds and shadows disappear: a bar, a
// dot or a pressed button must then have another sign. `scenes.spec.ts` looks at all scenes of the features.
import {findMarks, forceColors, lostMarks, lostStates} from '../support/forcedColors';
import {switchesOf} from '../support/features';
import {expect, test, type Ids} from '../support/test';

test('finds a mark and a state that forced colors take away', async ({open}) => {
  const page = await open('/404', {withoutProduct: true});
  await page.evaluate(() => {
    const root = document.body.appendChild(document.createElement('am-probe')).attachShadow({mode: 'open'});
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      i { display: block; inline-size: 40px; block-size: 9px; background: rgb(0, 90, 200); }
      .kept { border: 1px solid; }
      button { appearance: none; border: 1px solid; background: rgb(250, 250, 250); }
      [aria-pressed='true'] { background: rgb(200, 220, 250); }
      [aria-pressed='true'].kept { outline: 2px solid; }
    `);
    root.adoptedStyleSheets = [sheet];
    for (const name of ['lost', 'kept']) {
      root.append(Object.assign(document.createElement('i'), {className: name}));
      const button = Object.assign(document.createElement('button'), {className: name, textContent: name});
      button.setAttribute('aria-pressed', 'true');
      root.append(button);
    }
  });
  expect(await findMarks(page)).toBe(1);
  await forceColors(page, true);
  expect(await lostMarks(page)).toEqual(['am-probe i.lost']);
  expect(await lostStates(page)).toEqual(['am-probe button.lost aria-pressed']);
});

interface Sign {
  id: string;
  path: string | ((ids: Ids) => string);
  /** The nodes with the sign and without it. */
  on: string;
  off: string;
  property: string;
  /** Gives a node of the site the mark of the feature. */
  mark?: string;
}

/** States that features show in the site's own nodes, or by attributes that are not those of a control. */
const signs: readonly Sign[] = [
  {
    id: 'CSSexpandFeedFilters',
    path: '/home',
    on: '.section-header .el-dropdown-menu__item.active',
    off: '.section-header .el-dropdown-menu__item:not(.active)',
    property: 'background-color',
  },
  {
    id: 'CSSverticalNav',
    path: '/home',
    on: '#nav .links > .link.router-link-exact-active',
    off: '#nav .links > .link:not(.router-link-exact-active)',
    property: 'border-inline-start-color',
  },
  {
    id: 'CSSverticalNav',
    path: '/search/characters',
    on: '#nav .links > .browse-wrap > .link',
    off: '#nav .links > .link:not(.router-link-exact-active)',
    property: 'border-inline-start-color',
  },
  {
    id: 'plusProgress',
    path: '/home',
    on: '.list-preview [data-am-completed] .content',
    off: '.list-preview > :not([data-am-completed]) .content',
    property: 'outline-style',
    mark: '.list-preview > .media-preview-card',
  },
  {
    id: 'comparisonPage',
    path: ({other}) => `/user/${other}/animelist/compare`,
    on: 'am-comparission-page .highlighted > td',
    off: 'am-comparission-page tbody tr:not(.highlighted) > td',
    property: 'outline-style',
  },
];

for (const id of new Set(signs.map(each => each.id)))
  test(`[${id}] shows its states in forced colors`, async ({open, ids, expectedReports}) => {
    // The test itself marks a card.
    expectedReports.push(/rewrote attribute:data-am-completed/);
    for (const {path, on, off, property, mark} of signs.filter(each => each.id === id)) {
      const page = await open(typeof path === 'string' ? path : path(ids), {
        as: 'member',
        token: true,
        settings: switchesOf([id], true),
      });
      await forceColors(page, true);
      if (mark)
        await page
          .locator(mark)
          .first()
          .evaluate(node => node.setAttribute('data-am-completed', 'true'));
      if (id === 'comparisonPage')
        await page
          .locator('am-comparission-page')
          .getByRole('button', {name: /: highlight /})
          .first()
          .click();
      const valueAt = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
      await expect.poll(() => valueAt(on)).not.toBe(await valueAt(off));
    }
  });

test('[progressBar] shows the progress in forced colors', async ({open}) => {
  const page = await open('/home', {as: 'member', token: true, settings: switchesOf(['progressBar'], true)});
  await forceColors(page, true);
  const meter = page.getByRole('meter').first();
  await meter.evaluate((node: HTMLMeterElement) => (node.value = node.max));
  const full = await meter.screenshot();
  await meter.evaluate((node: HTMLMeterElement) => (node.value = node.min));
  expect((await meter.screenshot()).equals(full)).toBe(false);
});
