import type {BrowserContext, Page} from '@playwright/test';
import {readFileSync} from 'node:fs';

import {product, site} from './server';

const sources = new Map<string, string>();

/** The script as a manager runs it: on the pages that its metadata match, and so in no empty document and no frame of another site. */
function matched(file: string): string {
  const source = sources.get(file) ?? `if (location.href.startsWith('${site}/')) {\n${readFileSync(file, 'utf8')}\n}`;
  sources.set(file, source);
  return source;
}

/** Has the built userscript, or another file, run in every page that is opened from now on. */
export const install = (target: Page | BrowserContext, file = product) =>
  target.addInitScript({content: matched(file)});
