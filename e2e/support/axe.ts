import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import {features} from './features';
import {waitUntilQuiet} from './page';
import {elementsWithContent} from './shownElements';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    context: unknown,
    options: unknown,
  ): Promise<{violations: {id: string; nodes: {html: string; target: unknown[]}[]}[]}>;
}

/** The rules of axe whose result depends on colours, and so on the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

/** Parts of our shadow trees in which a rule is not checked. */
interface Except {
  rule: string;
  within: string;
}

interface Rules {
  /** Rules that are not checked. */
  without?: readonly string[];
  except?: readonly Except[];
  /** The only rules that are checked; all, if it is missing. */
  only?: readonly string[];
}

/** The problems that axe finds in the elements matching a selector. */
export async function violations(
  page: Page,
  selector: string,
  {without = [], except = [], only}: Rules = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([name, off, excepted, runOnly]) => {
      /** Whether a node, identified by a selector for each tree on the way to it, is in such a part. */
      const isExcepted = (id: string, steps: readonly unknown[]) =>
        excepted.some(({rule, within}) => {
          let root: ParentNode = document;
          let node: Element | null = null;
          for (const step of steps.flat()) {
            node = root.querySelector(String(step));
            root = node?.shadowRoot ?? root;
          }
          return rule === id && node?.closest(within);
        });
      const {run} = Reflect.get(globalThis, 'axe') as Axe;
      const rules = Object.fromEntries(['region', ...off].map(rule => [rule, {enabled: false}]));
      const nodes = [...document.querySelectorAll(name)];
      // axe throws when there is nothing to check.
      if (nodes.length === 0) return [];
      const found = await run(
        {include: nodes},
        {
          ...{resultTypes: ['violations'], iframes: false},
          ...(runOnly ? {runOnly} : {rules}),
        },
      );
      return found.violations.flatMap(({id, nodes: all}) => {
        const where = all.filter(({target}) => !isExcepted(id, target));
        const places = where.map(({target, html}) => `${target.flat().join(' ')} ${html.slice(0, 120)}`);
        return places.length ? [`${id}: ${places.join(' | ')}`] : [];
      });
    },
    [selector, without, except, only] as const,
  );
}

interface Exclusion {
  /** The feature whose elements break the rule. */
  id: string;
  /** The name of axe's rule. */
  rule: string;
  reason: string;
}

/** All exclusions from axe, with the reasons. */
export const exclusions: readonly Exclusion[] = [
  {
    id: 'reviewApproval',
    rule: 'color-contrast',
    reason:
      'A card that hardly anybody likes is dimmed as a whole. That the other numbers can be read is a test of its own.',
  },
  {
    id: 'notifications',
    rule: 'link-in-text-block',
    reason: "The rows look like the site's own. Where more contrast is wanted, their links are underlined.",
  },
  ...['characterFavouriteCount', 'staffPages', 'studioFavouriteCount'].map(id => ({
    id,
    rule: 'color-contrast',
    reason: 'The number replaces the shortened one in a button of the site, and has the colours of that button.',
  })),
];

/** The exclusions for the elements of these features. */
export const exclusionsOf = (ids: readonly string[]): Rules => ({
  without: exclusions.filter(({id}) => ids.includes(id)).map(({rule}) => rule),
});

/** Chooses a theme of the site, as its button in the footer does. */
async function chooseTheme(page: Page, theme: string) {
  await page.evaluate(name => document.querySelector<HTMLElement>(`.theme-preview.${name}`)?.click(), theme);
  await waitUntilQuiet(page);
}

const idOf = (tag: string) => features().find(({parts}) => parts.some(part => part.tag === tag))?.id ?? '';

/**
 * The problems that axe finds in the site's three themes in our elements on the page, those with kinds of nodes that aren't
 * in `seen` yet; adds these.
 */
export async function problemsInThemes(page: Page, seen: Set<string>): Promise<string[]> {
  const fresh = (await elementsWithContent(page)).filter(([, kind]) => !seen.has(kind));
  const problems: string[] = [];
  for (const theme of fresh.length ? ['dark', 'contrast', 'default'] : []) {
    await chooseTheme(page, theme);
    for (const [tag, kind] of fresh) {
      seen.add(kind);
      const rules = exclusionsOf([idOf(tag)]);
      // The other rules don't depend on the theme.
      const only = colourRules.filter(rule => !rules.without?.includes(rule));
      const found = await violations(page, tag, theme === 'default' ? rules : {...rules, only});
      problems.push(...found.map(each => `${theme}: ${tag} ${each}`));
    }
  }
  return problems;
}
