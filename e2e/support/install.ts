import type {BrowserContext, Page} from '@playwright/test';
import {installUrl, productPath, siteUrl} from './server';
import {scriptText} from './userscript';

/**
 * A script as run by a script manager: only on pages that match its metadata, so not in empty documents or frames of
 * other sites.
 */
const matched = (code: string) =>
  `if (['${siteUrl}/', '${installUrl}'].some(start => location.href.startsWith(start))) {\n${code}\n}`;

/** A userscript as a function, which a script manager calls. */
const asFunction = (file: string) => `(function () {\n${scriptText(file)}\n})`;

/** The text that runs a userscript. */
export const calledScript = (file: string) => `${asFunction(file)}();`;

/** Runs the built userscript, or another file, in every page that is opened from now on. */
export const install = (target: Page | BrowserContext, file = productPath) =>
  target.addInitScript({content: matched(calledScript(file))});

const kept = "Symbol.for('the built userscript')";

/**
 * Gives every page of a context that is opened from now on the built userscript as an uncalled function: sending two
 * megabytes to the browser costs more than many tests. The function is in parentheses, so that the engine compiles it
 * at once, like the script.
 */
export const keepProduct = (context: BrowserContext) =>
  context.addInitScript({content: matched(`globalThis[${kept}] = ${asFunction(productPath)};`)});

/**
 * Removes the function added by `keepProduct` from pages that are opened from now on, and with `isRun` runs it there.
 */
export const takeProduct = (context: BrowserContext, isRun: boolean) =>
  context.addInitScript({
    content: matched(`const product = globalThis[${kept}];\ndelete globalThis[${kept}];${isRun ? '\nproduct();' : ''}`),
  });
