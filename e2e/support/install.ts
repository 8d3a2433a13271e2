import type {BrowserContext, Page} from '@playwright/test';
import {readFileSync} from 'node:fs';

import {productPath, siteUrl} from './server';

const sources = new Map<string, string>();

/** The script as a script manager runs it: only on pages that its metadata match, so not in empty documents or frames of other sites. */
function matched(file: string): string {
  const source =
    sources.get(file) ?? `if (location.href.startsWith('${siteUrl}/')) {\n${readFileSync(file, 'utf8')}\n}`;
  sources.set(file, source);
  return source;
}

/** Runs the built userscript, or another file, in every page that is opened from now on. */
export const install = (target: Page | BrowserContext, file = productPath) =>
  target.addInitScript({content: matched(file)});
