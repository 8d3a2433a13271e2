import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type {ListedFeature} from './features';
import {still} from './page';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(context: unknown, options: unknown): Promise<{violations: {id: string; nodes: {html: string}[]}[]}>;
}

/** What axe finds wrong with the elements of a selector, without the rules of some names. */
export async function violations(page: Page, selector: string, without: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([name, off]) => {
      const {run} = Reflect.get(globalThis, 'axe') as Axe;
      const rules = Object.fromEntries(['region', ...off].map(rule => [rule, {enabled: false}]));
      const nodes = [...document.querySelectorAll(name)];
      // Nothing shown, nothing to find; axe refuses to look at nothing.
      if (nodes.length === 0) return [];
      const found = await run({include: nodes}, {resultTypes: ['violations'], rules, iframes: false});
      return found.violations.map(
        ({id, nodes: where}) => `${id}: ${where.map(node => node.html.slice(0, 120)).join(' | ')}`,
      );
    },
    [selector, without] as const,
  );
}

interface Exclusion {
  /** The feature whose elements do not follow the rule. */
  id: string;
  /** The name of axe's rule. */
  rule: string;
  reason: string;
}

/** Everything that axe is not asked about, with the reason. */
export const exclusions: readonly Exclusion[] = [
  {
    id: 'characterFavouriteCount',
    rule: 'color-contrast',
    reason: 'The number is in the colours of the button of the site in which it replaces the shortened one.',
  },
];

/** What axe finds wrong with what a feature shows on the page now. */
export async function faultsOf(page: Page, {id, parts}: ListedFeature): Promise<string[]> {
  const tags = parts.filter(({verb}) => verb === 'place').map(({tag}) => tag);
  if (tags.length === 0) return [];
  await still(page, 200);
  const without = exclusions.filter(each => each.id === id).map(({rule}) => rule);
  return violations(page, tags.join(), without);
}
