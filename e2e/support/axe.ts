import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(context: unknown, options: unknown): Promise<{violations: {id: string; nodes: {html: string}[]}[]}>;
}

/** What axe finds wrong with the elements of a selector, without the rules of some names. */
export async function violations(page: Page, selector: string, without: readonly string[] = []): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(
    async ([name, off]) => {
      const {run} = Reflect.get(globalThis, 'axe') as Axe;
      const rules = Object.fromEntries(['region', ...off].map(rule => [rule, {enabled: false}]));
      const nodes = [...document.querySelectorAll(name)];
      const found = await run({include: nodes}, {resultTypes: ['violations'], rules});
      return found.violations.map(
        ({id, nodes: where}) => `${id}: ${where.map(node => node.html.slice(0, 120)).join(' | ')}`,
      );
    },
    [selector, without] as const,
  );
}
