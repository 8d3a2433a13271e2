import type {Page} from '@playwright/test';

import {waitUntilQuiet, changeSettings} from './page';
import {expect, test, type Ids} from './test';

/** The computed properties that decide where an element is and what it looks like. */
const properties = [
  ...['display', 'position', 'visibility', 'opacity', 'content', 'color', 'background-color', 'background-image'],
  ...['font-size', 'font-weight', 'text-align', 'text-shadow', 'box-shadow', 'border-block', 'border-inline'],
  ...['transition-property', 'transition-duration', 'animation-duration', 'transform', 'zoom', 'direction', 'inset'],
  ...['padding', 'gap', 'grid-template-columns', 'order', 'max-height', 'overflow', 'mask-image', 'z-index'],
];

/**
 * Records how every host element looks now, with its two pseudo-elements, for `changedLooks` to compare. Elements of ours that are
 * in the page already (the settings) are hidden for both: how much they show is not the host's matter.
 */
export const recordLook = (page: Page) =>
  page.evaluate(names => {
    const lookOf = (node: Element) => {
      const {x, y, width, height} = node.getBoundingClientRect();
      const drawn = [null, '::before', '::after'].map(pseudo => {
        const style = getComputedStyle(node, pseudo);
        if (pseudo && style.content === 'none') return '';
        return names.map(name => style.getPropertyValue(name)).join(' | ');
      });
      return [x, y + scrollY, width, height, ...drawn].join(' / ');
    };
    const isOurs = (node: Element) => node.closest('am-overlay') !== null || node.localName.startsWith('am-');
    const nodesNow = () => [document.documentElement, ...document.body.querySelectorAll<HTMLElement>('*')];
    const looks = () => {
      // Queried again each time: an element that was replaced by the feature comes back as another element.
      const settled = nodesNow().filter(node => isOurs(node) && !node.closest('am-overlay'));
      for (const node of settled) node.style.display = 'none';
      const found = new Map(
        nodesNow()
          .filter(node => !isOurs(node))
          .map(node => [node, lookOf(node)]),
      );
      for (const node of settled) node.style.display = '';
      return found;
    };
    const before = looks();
    Reflect.set(window, 'lookedDifferent', () => {
      const now = looks();
      const nodes = new Set([...before.keys(), ...now.keys()]);
      return [...nodes]
        .filter(node => before.get(node) !== now.get(node))
        .map(node => `${node.localName}.${node.className}: ${before.get(node)} BECAME ${now.get(node)}`);
    });
  }, properties);

/** The first three elements that do not look as recorded. */
export const changedLooks = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'lookedDifferent') as () => string[])().slice(0, 3));

/** One change that a feature makes to the look of the site. */
export interface Restyle {
  id: string;
  path: string | ((ids: Ids) => string);
  /** The first element that matches is checked. */
  selector: string;
  pseudo?: 'before' | 'after';
  property: string;
  off: string | RegExp;
  on: string | RegExp;
  theme?: 'default' | 'dark' | 'contrast';
  width?: number;
  /** Settings of other features that belong with it. */
  settings?: Record<string, unknown>;
  /** Prepares the page first, for example with the mouse. */
  prepare?: (page: Page) => Promise<void>;
}

/**
 * Each row is a test: a value differs between on and off, and once off again every element looks as before. They run in the long run
 * only; that each feature has its main effect (`mainLook.spec.ts`) and leaves nothing (`unharmed.spec.ts`) is tested in the short run.
 */
export function restyles(rows: readonly Restyle[]) {
  for (const {id, path, selector, pseudo, property, off, on, theme = 'default', width = 1600, ...row} of rows) {
    test(
      `[${id}] changes ${property} of ${selector} (${theme}, ${width}) only while it is on`,
      {tag: '@long'},
      async ({open, ids, standIn}) => {
        await standIn.control('clock?freeze=2026-11-20T12:00:00Z&live=off');
        const where = typeof path === 'string' ? path : path(ids);
        const settings = {...row.settings, [id]: false};
        const page = await open(where, {as: 'member', theme, width, settings});
        const node = page.locator(selector).first();
        await expect(node).toBeAttached();
        await row.prepare?.(page);
        await waitUntilQuiet(page);
        await expect(node).toHaveCSS(property, off, {...(pseudo && {pseudo})});
        await recordLook(page);
        await changeSettings(page, {[id]: true});
        await expect(node).toHaveCSS(property, on, {...(pseudo && {pseudo})});
        await changeSettings(page, {[id]: false});
        await expect(node).toHaveCSS(property, off, {...(pseudo && {pseudo})});
        await expect.poll(() => changedLooks(page)).toEqual([]);
      },
    );
  }
}
