import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type {ListedFeature} from './features';
import {waitUntilStill} from './page';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(context: unknown, options: unknown): Promise<{violations: {id: string; nodes: {html: string}[]}[]}>;
}

/** What axe finds wrong with the elements that match a selector, without the rules named in `without`. */
export async function violations(page: Page, selector: string, without: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([name, off]) => {
      const {run} = Reflect.get(globalThis, 'axe') as Axe;
      const rules = Object.fromEntries(['region', ...off].map(rule => [rule, {enabled: false}]));
      const nodes = [...document.querySelectorAll(name)];
      // axe throws when there is nothing to check.
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
  /** The feature whose elements break the rule. */
  id: string;
  /** The name of axe's rule. */
  rule: string;
  reason: string;
}

/** Everything that axe does not check, with the reason. */
export const exclusions: readonly Exclusion[] = [
  {
    id: 'characterFavouriteCount',
    rule: 'color-contrast',
    reason: 'The number replaces the shortened one in a button of the site, and has the colours of that button.',
  },
];

/** What axe finds wrong with the elements of a feature on the current page. */
export async function featureViolations(page: Page, {id, parts}: ListedFeature): Promise<string[]> {
  const tags = parts.filter(({verb}) => verb === 'place').map(({tag}) => tag);
  if (tags.length === 0) return [];
  await waitUntilStill(page, 200);
  const without = exclusions.filter(each => each.id === id).map(({rule}) => rule);
  return violations(page, tags.join(), without);
}
