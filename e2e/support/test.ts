import {test as base, expect, type Page} from '@playwright/test';

import {tokenOf} from './api';
import {fixTime, shiftTime} from './fixedTime';
import {Seats, type Seat} from './seat';
import {installRequests} from './requests';
import {installSubscriptionCount} from './subscriptions';
import {browserOptions, productPath, siteUrl, startStandIn, type StandIn} from './server';
import {seedStorage, siteSignIn} from './siteStorage';
import {installVault, vaultItem} from './vault';
import {checkAtEnd, watch, type Watch} from './watch';

export interface Ids {
  user: string;
  other: string;
  otherId: number;
  anime: number;
  manga: number;
  slug: string;
  animeNoBanner: number;
  animeAdult: number;
  animeNativeTitleOnly: number;
  mangaReleasing: number;
  character: number;
  staff: number;
  /** A voice actor with 900 roles. */
  busyVoice: number;
  busyStudio: number;
  studio: number;
  activityText: number;
  activityList: number;
  activityMessage: number;
  thread: number;
  review: number;
  blockingUser: string;
  archivist: string;
  privateUser: string;
  /** Users by score format. */
  users100: string;
  users10Decimal: string;
  users10: string;
  users5: string;
  users3: string;
}

export interface OpenOptions {
  /** The user signed in to the site; without it, a guest. */
  as?: string;
  /** Whether the script is signed in, too. */
  token?: boolean;
  /**
   * Whether a script manager stores the token, which is the default. Otherwise it is in the settings, where the page
   * can read it: only in tests whose titles say "without a vault".
   */
  vault?: boolean;
  /** Whether a script manager grants requests to other sites, which is the default if it stores the token. */
  requests?: boolean;
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
  /** The time by which the page's clock is ahead (ms). */
  clockBy?: number;
  /** Called with the page before it loads anything. */
  beforeLoad?: (page: Page) => Promise<unknown>;
  /** Whether subscriptions are counted: see `countSubscriptions`. */
  countsSubscriptions?: boolean;
  /** Another script to install, for mutants. */
  script?: string;
}

interface Fixtures {
  /** Opens a page of the site in a context of its own. */
  open: (path: string, options?: OpenOptions) => Promise<Page>;
  /**
   * Closes all pages and resolves to their problems. Runs at the end of every test, which fails for anything
   * unexpected.
   */
  finish: () => Promise<string[]>;
  /** Errors and warnings that a test expects; a matching report isn't a failure. */
  expectedReports: RegExp[];
  /** The open pages of a test and their watches. */
  watched: {seat: Seat; watch: Watch; vault: boolean}[];
}

interface WorkerFixtures {
  standIn: StandIn;
  ids: Ids;
  seats: Seats;
}

/** Signs a context in and fills its storage, as if there had been earlier visits. */
async function prepare(seat: Seat, standIn: StandIn, options: OpenOptions) {
  const {context} = seat;
  const token = options.token ? await tokenOf(standIn, options.as ?? 'member') : undefined;
  const member = options.as === undefined ? undefined : await siteSignIn(standIn, options.as);
  const isVault = options.vault !== false;
  const settings = {...options.settings, ...(token && !isVault && {accessToken: token})};
  if (member) await context.addCookies([member.cookie]);
  const items = [
    ['hohSettings', options.rawSettings ?? JSON.stringify(settings)] as const,
    ['site-theme', options.theme ?? 'default'] as const,
    ...(member ? [['auth', member.auth] as const] : []),
    ...(token && isVault ? [vaultItem(token)] : []),
  ];
  await seat.addScript(() => seedStorage(context, items));
  if (options.countsSubscriptions) await seat.addScript(() => installSubscriptionCount(context));
  if (isVault) await seat.addScript(() => installVault(context));
  if (options.requests ?? isVault) await seat.addScript(() => installRequests(context));
}

/** Slows pages down by the factor in `AUTOMAIL_SLOW`, to find the tests that fail only on a slow machine. */
async function slowDown(page: Page) {
  const rate = Number(process.env.AUTOMAIL_SLOW ?? 1);
  if (rate === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
}

/** Without a vault the page can read the token, so the title of the test must say that this is intended. */
function checkVault({vault}: OpenOptions, title: string) {
  if (vault === false && !/without a vault|extension/.test(title))
    throw new Error('a test that opens a page without a vault has "without a vault" in its title');
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  standIn: [
    async ({}, use) => {
      const {AUTOMAIL_KIND: kind, AUTOMAIL_FOREIGN: foreign} = process.env;
      const pictures = kind === 'pictures' ? [] : ['--plain-pictures'];
      // The minified edition evaluates text, which the strict policy forbids.
      const policy = productPath.endsWith('.min.user.js') ? ['--site-policy'] : [];
      const standIn = await startStandIn(...pictures, ...policy, ...(foreign ? ['--foreign', foreign] : []));
      await use(standIn);
      standIn.stop();
    },
    {scope: 'worker'},
  ],
  ids: [async ({standIn}, use) => use(await standIn.control<Ids>('ids.json')), {scope: 'worker'}],
  launchOptions: [async ({standIn}, use) => use(browserOptions(standIn)), {scope: 'worker'}],
  seats: [async ({browser}, use) => use(new Seats(browser)), {scope: 'worker'}],
  expectedReports: async ({}, use) => use([]),
  watched: async ({}, use) => use([]),
  open: async ({seats, standIn, watched}, use, {title, tags}) => {
    await standIn.control('reset');
    await use(async (path, options = {}) => {
      checkVault(options, title);
      // The date differs from UTC for half of each day.
      const seat = await seats.take(tags.includes('@dates') ? 'Pacific/Auckland' : undefined);
      const vault = options.vault !== false;
      watched.push({seat, watch: watch(seat.context), vault});
      await prepare(seat, standIn, options);
      const {page} = seat;
      await slowDown(page);
      const size = {width: options.width ?? 1600, height: 1000};
      const now = page.viewportSize();
      if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
      await options.beforeLoad?.(page);
      const {clockAt, clockBy} = options;
      if (clockAt) await seat.addScript(() => fixTime(seat.context, clockAt));
      if (clockBy) await seat.addScript(() => shiftTime(seat.context, clockBy));
      await seat.install(options.withoutProduct ? undefined : (options.script ?? productPath));
      await page.goto(siteUrl + path);
      return page;
    });
  },
  finish: [
    async ({seats, standIn, watched, expectedReports}, use) => {
      const finish = async () => {
        const findings: string[] = [];
        for (const each of watched.splice(0)) {
          for (const page of each.seat.context.pages()) findings.push(...(await checkAtEnd(page, each)));
          await each.watch.flush();
          await each.seat.leave();
          each.watch.stop();
          findings.push(...each.watch.findings);
          await seats.give(each.seat);
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
