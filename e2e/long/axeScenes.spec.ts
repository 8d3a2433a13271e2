// Every element on the scenes of the features, with everything on and what the scenes open, checked by axe in the site's
// three themes.
import type {Page} from '@playwright/test';

import {colourRules, exclusionsOf, violations} from '../support/axe';
import {eachScene, idsOf, sceneParts} from '../support/everyScene';
import {features} from '../support/features';
import {elementsWithContent} from '../support/shownElements';
import {waitUntilQuiet} from '../support/page';
import {expect, test} from '../support/test';

/** Chooses a theme of the site, as its button in the footer does. */
async function chooseTheme(page: Page, theme: string) {
  await page.evaluate(name => document.querySelector<HTMLElement>(`.theme-preview.${name}`)?.click(), theme);
  await waitUntilQuiet(page);
}

const idOf = (tag: string) => features().find(({parts}) => parts.some(part => part.tag === tag))?.id ?? '';

for (const scenes of sceneParts(4))
  test(`${idsOf(scenes)} pass axe on their scenes in three themes`, async ({open, ids, standIn}) => {
    test.setTimeout(600_000);
    const seen = new Set<string>();
    const problems: string[] = [];
    await eachScene(scenes, {open, ids, standIn}, {}, async (page, path) => {
      const fresh = (await elementsWithContent(page)).filter(([, kind]) => !seen.has(kind));
      for (const theme of fresh.length ? ['dark', 'contrast', 'default'] : []) {
        await chooseTheme(page, theme);
        for (const [tag, kind] of fresh) {
          seen.add(kind);
          const rules = exclusionsOf([idOf(tag)]);
          // The other rules don't depend on the theme.
          const only = colourRules.filter(rule => !rules.without?.includes(rule));
          const found = await violations(page, tag, theme === 'default' ? rules : {...rules, only});
          problems.push(...found.map(each => `${path}, ${theme}: ${tag} ${each}`));
        }
      }
    });
    expect(problems).toEqual([]);
    expect(seen.size).toBeGreaterThan(0);
  });
