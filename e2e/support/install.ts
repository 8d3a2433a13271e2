import type {BrowserContext, Page} from '@playwright/test';
import {readFileSync} from 'node:fs';

import {installUrl, productPath, siteUrl} from './server';

/**
 * A script as run by a script manager: only on pages that match its metadata, so not in empty documents or frames of
 * other sites.
 */
const matched = (code: string) =>
  `if (['${siteUrl}/', '${installUrl}'].some(start => location.href.startsWith(start))) {\n${code}\n}`;

const sources = new Map<string, string>();

/** The text of a built script, which is read once. */
function textOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, source);
  return source;
}

/** Runs the built userscript, or another file, in every page that is opened from now on. */
export const install = (target: Page | BrowserContext, file = productPath) =>
  target.addInitScript({content: matched(textOf(file))});

const kept = "Symbol.for('the built userscript')";

/**
 * Gives every page of a context that is opened from now on the built userscript as an uncalled function: sending two
 * megabytes to the browser costs more than many tests. The function is in parentheses, so that the engine compiles it
 * at once, like the script.
 */
export const keepProduct = (context: BrowserContext) =>
  context.addInitScript({content: matched(`globalThis[${kept}] = (function () {\n${textOf(productPath)}\n});`)});

/**
 * Removes the function added by `keepProduct` from pages that are opened from now on, and with `isRun` runs it there.
 */
export const takeProduct = (context: BrowserContext, isRun: boolean) =>
  context.addInitScript({
    content: matched(`const product = globalThis[${kept}];\ndelete globalThis[${kept}];${isRun ? '\nproduct();' : ''}`),
  });
