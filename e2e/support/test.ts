import {test as base, expect, type BrowserContext, type Page} from '@playwright/test';

import {install} from './install';
import {browserOptions, siteUrl, startStandIn, type StandIn} from './server';
import {siteSignIn, seedStorage} from './siteStorage';
import {installVault, vaultItem} from './vault';
import {checkAtEnd, watch, type Watch} from './watch';

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
  /** The member who is signed in to the site; without it, a guest. */
  as?: string;
  /** Whether the script is signed in, too. */
  token?: boolean;
  /**
   * Whether a script manager keeps the token, which is the default. Otherwise it is in the settings, where the page can read it: only in
   * tests whose titles say "without a vault".
   */
  vault?: boolean;
  /** Settings that are stored before the page is opened. */
  settings?: Record<string, unknown>;
  /** Raw text for the storage key of the settings, for broken ones. */
  rawSettings?: string;
  theme?: 'default' | 'dark' | 'contrast';
  width?: number;
  /** Without the product, for comparison. */
  withoutProduct?: boolean;
  /** The time at which the page's clock is stopped. */
  clockAt?: string;
  /** Called with the page before it loads anything. */
  beforeLoad?: (page: Page) => Promise<unknown>;
  /** Another script to install, for mutants. */
  script?: string;
}

interface Fixtures {
  /** Opens a page of the site in a context of its own. */
  open: (path: string, options?: OpenOptions) => Promise<Page>;
  /** Closes all pages and resolves to what was wrong in them. Runs at the end of every test, which fails for anything unexpected. */
  finish: () => Promise<string[]>;
  /** Errors and warnings that a test expects: a report that matches one of them is no failure. */
  expectedReports: RegExp[];
  /** The open contexts of a test, each with its watch. */
  watched: {context: BrowserContext; watch: Watch; vault: boolean}[];
}

interface WorkerFixtures {
  standIn: StandIn;
  ids: Ids;
}

/** Signs a context in and fills its storage, as if there had been earlier visits. */
async function prepare(context: BrowserContext, standIn: StandIn, options: OpenOptions) {
  const {token} = options.token
    ? await standIn.control<{token: string}>(`token?as=${options.as ?? 'member'}`)
    : {token: undefined};
  const member = options.as === undefined ? undefined : await siteSignIn(standIn, options.as);
  const isVault = options.vault !== false;
  const settings = {...options.settings, ...(token && !isVault && {accessToken: token})};
  if (member) await context.addCookies([member.cookie]);
  await seedStorage(context, [
    ['hohSettings', options.rawSettings ?? JSON.stringify(settings)],
    ['site-theme', options.theme ?? 'default'],
    ...(member ? [['auth', member.auth] as const] : []),
    ...(token && isVault ? [vaultItem(token)] : []),
  ]);
  if (isVault) await installVault(context);
}

/** Without a vault the page can read the token, so the title of the test must say that this is intended. */
function checkVault({vault}: OpenOptions, title: string) {
  if (vault === false && !/without a vault|extension/.test(title))
    throw new Error('a test that opens a page without a vault has "without a vault" in its title');
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
  expectedReports: async ({}, use) => use([]),
  watched: async ({}, use) => use([]),
  open: async ({browser, standIn, watched}, use, {title, tags}) => {
    await standIn.control('reset');
    await use(async (path, options = {}) => {
      checkVault(options, title);
      const viewport = {width: options.width ?? 1600, height: 1000};
      const context = await browser.newContext({
        ...{ignoreHTTPSErrors: true, viewport, reducedMotion: 'reduce'},
        // In this zone the date differs from that in UTC for half of each day.
        ...(tags.includes('@dates') && {timezoneId: 'Pacific/Auckland'}),
      });
      const vault = options.vault !== false;
      watched.push({context, watch: watch(context), vault});
      await prepare(context, standIn, options);
      const page = await context.newPage();
      await options.beforeLoad?.(page);
      if (options.clockAt) await page.clock.setFixedTime(options.clockAt);
      if (!options.withoutProduct) await install(context, options.script);
      await page.goto(siteUrl + path);
      return page;
    });
  },
  finish: [
    async ({standIn, watched, expectedReports}, use) => {
      const finish = async () => {
        const findings: string[] = [];
        for (const each of watched.splice(0)) {
          for (const page of each.context.pages()) findings.push(...(await checkAtEnd(page, each)));
          await each.watch.flush();
          await each.context.close();
          findings.push(...each.watch.findings);
        }
        const health = await standIn.control<{message: string}[]>('health?clear');
        return [...health.map(report => JSON.stringify(report)), ...findings];
      };
      await use(finish);
      expect((await finish()).filter(report => !expectedReports.some(pattern => pattern.test(report)))).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
