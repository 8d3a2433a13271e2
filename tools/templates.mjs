// The files that `npm run new` writes, by verb. Each set is a small feature that passes all tests unchanged.

/** The texts of a feature: its name, its summary, what its opened row adds, and others by key. */
const messagesOf = texts => `import {messages} from '#domain/text/messages';

export const text = messages({
${Object.entries(texts)
  .map(([name, value]) => `  ${name}: ${value},\n`)
  .join('')}});
`;

const restyle = (id, tag, category) => ({
  'feature.ts': `import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import css from './page.css';

export default defineFeature({
  id: '${id}',
  categories: ['${category}'],
  enabledByDefault: false,
  requests: 'none',
  parts: [restyle({routes: anywhere, css})],
});
`,
  'messages.ts': messagesOf({
    name: "'Navigation line'",
    summary: "'Shows a line below the navigation bar.'",
    details: "'On all pages. The navigation itself does not change.'",
  }),
  'page.css': `/* Says which of the site's rules it changes, and why. */
.nav {
  border-block-end: 3px solid rgb(var(--color-blue, 61, 180, 242));
}
`,
  'pageScenes.ts': `import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: '/search/characters', selector: '.nav', property: 'border-bottom-width', off: '0px', on: '3px'},
];
`,
});

const place = (id, tag, category) => ({
  'feature.ts': `import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {mediaPages} from '#host/pages/routes';
import {footer} from '#host/pages/shell/anchors';
import css from './element.css';

export default defineFeature({
  id: '${id}',
  categories: ['${category}'],
  enabledByDefault: false,
  requests: 'none',
  parts: [place({routes: mediaPages, at: footer, component: () => import('./MediaNumber'), css})],
});
`,
  'messages.ts': messagesOf({
    name: "'Title number'",
    summary: "'Shows the number of an anime or manga in the footer of its pages.'",
    details: "'The number is the one in the address.'",
    number: '(mediaId: number) => `Number ${mediaId}`',
  }),
  'MediaNumber.tsx': `import {text} from './messages';

/** The props are the parameters of the route and the data returned by the anchor's reader. */
export default function MediaNumber({mediaId}: {mediaId: number}) {
  return <p className="ui-panel">{text.number(mediaId)}</p>;
}
`,
  'element.css': `p {
  color: var(--am-text-strong);
}
`,
  'feature.e2e.ts': `import {navigate, scrollToFooter} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test('[${id}] shows the number of each media item', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(\`/anime/\${ids.anime}\`, {settings: {${id}: true}});
  const shown = page.locator('${tag}');
  await scrollToFooter(page, shown);
  await expect(shown).toHaveText(\`Number \${ids.anime}\`);
  await navigate(page, \`/manga/\${ids.manga}\`);
  await expect(shown).toHaveText(\`Number \${ids.manga}\`);
});
`,
  'pageScenes.ts': `import type {Condition} from '#e2e/support/condition';
import {bringIntoView, waitUntilQuiet} from '#e2e/support/page';
import {mediaPage} from '#e2e/support/paths';

// The footer is below the window, and what it contains is shown near the window only.
export const condition: Condition = {
  path: mediaPage,
  before: async page => {
    await waitUntilQuiet(page);
    await bringIntoView(page.locator('.footer').last());
  },
};
`,
});

const run = (id, tag, category) => ({
  'feature.ts': `import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {watchElements} from '#host/dom/observe';
import {override} from '#host/dom/override';
import {mediaHeading} from '#host/pages/media/anchors';
import {mediaPages} from '#host/pages/routes';
import {text} from './messages';

export default defineFeature({
  id: '${id}',
  categories: ['${category}'],
  enabledByDefault: false,
  requests: 'none',
  parts: [
    run({routes: mediaPages, at: mediaHeading}, ({params, signal, order}) => {
      const found = (heading: Element) => {
        override(heading, {attribute: 'title'}, text.number(params.mediaId), {signal, order});
      };
      watchElements(mediaHeading.selector, {found, changed() {}}, {signal});
    }),
  ],
});
`,
  'messages.ts': messagesOf({
    name: "'Number tooltip'",
    summary: "'Adds a tooltip with its number to the heading of an anime or manga page.'",
    details: "'The number is the one in the address.'",
    number: '(mediaId: number) => `Number ${mediaId}`',
  }),
  'feature.e2e.ts': `import {expect, test} from '#e2e/support/test';

test('[${id}] adds its tooltip', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(\`/anime/\${ids.anime}\`, {settings: {${id}: true}});
  const heading = page.locator('.media .header .content > h1');
  await expect(page.locator('${tag}')).toBeAttached();
  await expect(heading).toHaveAttribute('title', \`Number \${ids.anime}\`);
});
`,
});

/** By verb, a function of the id, the element's name and the category that returns the texts of the files by name. */
export const templates = {restyle, place, run};

/** By verb, a page of the stand-in on which the feature shows. */
export const pages = {restyle: '/search/characters', place: '/anime/1', run: '/anime/1'};
