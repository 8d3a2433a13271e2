import {test as base, expect, type BrowserContext, type Page} from '@playwright/test';

import {browserOptions, product, site, startStandIn, type StandIn} from './server';

export interface Ids {
  user: string;
  other: string;
  anime: number;
  manga: number;
  slug: string;
  animeNoBanner: number;
  animeAdult: number;
  character: number;
  staff: number;
  studio: number;
  activityText: number;
  activityList: number;
  activityMessage: number;
  thread: number;
  review: number;
  /** Members by score format. */
  users100: string;
  users10Decimal: string;
  users10: string;
  users5: string;
  users3: string;
}

export interface OpenOptions {
  /** Signed in to the site as this member; default: a guest. */
  as?: string;
  /** Signed in to the script, too. */
  token?: boolean;
  /** Stored settings before the page is opened. */
  settings?: Record<string, unknown>;
  /** Text under the settings' key, for broken ones. */
  rawSettings?: string;
  theme?: 'default' | 'dark' | 'contrast';
  width?: number;
  /** Without the product: the control page. */
  bare?: boolean;
  /** The page's clock stands at this time. */
  at?: string;
  /** Another script to inject, for mutants. */
  script?: string;
}

interface Fixtures {
  /** Opens a page of the site in a context of its own. */
  open: (path: string, options?: OpenOptions) => Promise<Page>;
  /** Errors that a test expects; a report that matches one is no failure. */
  expected: RegExp[];
}

interface WorkerFixtures {
  standIn: StandIn;
  ids: Ids;
}

/** Stores sign-in and settings on a page of the site that the product is not yet injected into. */
async function prepare(page: Page, standIn: StandIn, options: OpenOptions) {
  await page.goto(`${site}/__standin/${options.as === undefined ? 'sign-out' : `sign-in?as=${options.as}`}`);
  const settings = {...options.settings};
  if (options.token)
    settings.accessToken = (await standIn.control<{token: string}>(`token?as=${options.as ?? 'member'}`)).token;
  await page.evaluate(
    ([stored, theme]) => {
      localStorage.setItem('hohSettings', stored);
      localStorage.setItem('site-theme', theme);
    },
    [options.rawSettings ?? JSON.stringify(settings), options.theme ?? 'default'] as const,
  );
}

function watchErrors(page: Page, found: string[]) {
  page.on('pageerror', error => found.push(`page error: ${error.message}`));
  page.on('console', message => {
    // The browser itself reports every refused request; that is what the faults are for.
    const byBrowser = /Failed to load resource|has been blocked by CORS policy/;
    if (message.type() === 'error' && !byBrowser.test(message.text())) found.push(message.text());
  });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  standIn: [
    async ({}, use) => {
      const standIn = await startStandIn();
      await use(standIn);
      standIn.stop();
    },
    {scope: 'worker'},
  ],
  ids: [async ({standIn}, use) => use(await standIn.control<Ids>('ids.json')), {scope: 'worker'}],
  launchOptions: [async ({standIn}, use) => use(browserOptions(standIn)), {scope: 'worker'}],
  expected: async ({}, use) => use([]),
  open: async ({browser, standIn, expected}, use) => {
    await standIn.control('reset');
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async (path, options = {}) => {
      const viewport = {width: options.width ?? 1600, height: 1000};
      const context = await browser.newContext({ignoreHTTPSErrors: true, viewport, reducedMotion: 'reduce'});
      contexts.push(context);
      const page = await context.newPage();
      await prepare(page, standIn, options);
      watchErrors(page, errors);
      if (options.at) await page.clock.setFixedTime(options.at);
      if (!options.bare) await context.addInitScript({path: options.script ?? product});
      await page.goto(site + path);
      return page;
    });
    const health = await standIn.control<{message: string}[]>('health');
    for (const context of contexts) await context.close();
    const reports = [...health.map(report => JSON.stringify(report)), ...errors];
    expect(reports.filter(report => !expected.some(pattern => pattern.test(report)))).toEqual([]);
  },
});

export {expect};
