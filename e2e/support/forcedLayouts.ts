import type {Browser, Page} from '@playwright/test';
import {readFileSync, writeFileSync} from 'node:fs';

import {productPath} from './server';
import {scriptText} from './userscript';

interface Frame {
  readonly functionName: string;
  readonly lineNumber: number;
  readonly url: string;
}

interface TraceEvent {
  readonly name: string;
  readonly args?: {readonly beginData?: {readonly stackTrace?: readonly Frame[]}};
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
const product = 'the-product.js';

/** The product in one file: the metadata without what it requires, that, and the script. */
function wholeProduct(): string {
  const [metadata = ''] = readFileSync(productPath, 'utf8').split(/(?<=^\/\/ ==\/UserScript==$)/m);
  return `${metadata.replaceAll(/^\/\/ @require .*\n/gm, '')}\n${scriptText(productPath)}`;
}

/** Writes a copy of the product that has a name of its own in stacks; returns its path. */
export function namedProduct(path: string): string {
  writeFileSync(path, `${wholeProduct()}\n//# sourceURL=${product}`);
  return path;
}

/** At least as many lines as are evaluated before the product's own text, and at most as many as its shortest chunk has. */
const linesBefore = 5;

/** The chunk of the product around a line of the evaluated text, and the function. */
function locate(lines: readonly string[], {functionName, lineNumber}: Frame): string {
  const chunk = lines.slice(0, lineNumber - linesBefore).findLast(line => /^\s*define\(["']/.test(line)) ?? '';
  return `${/["']([^"']+)/.exec(chunk)?.[1] ?? 'core'} ${functionName}`.trim();
}

/**
 * Runs `body` and resolves to the layouts that code of the product (`namedProduct`) forced in the meantime, each as the
 * chunk and the function that read a position or a size. Reading forces nothing while the layout of the page is current.
 */
export async function forcedLayouts(browser: Browser, page: Page, body: () => Promise<unknown>): Promise<string[]> {
  const lines = wholeProduct().split('\n');
  await browser.startTracing(page, {categories});
  await body();
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: readonly TraceEvent[]};
  const readers = traceEvents
    .filter(({name}) => name === 'Layout')
    .flatMap(({args}) => args?.beginData?.stackTrace?.[0] ?? []);
  if (!readers.some(({url}) => url.startsWith('http'))) throw new Error('not even the site forced a layout');
  return readers.filter(({url}) => url.endsWith(product)).map(reader => locate(lines, reader));
}
