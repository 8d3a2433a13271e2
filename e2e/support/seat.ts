import type {Browser, BrowserContext, CDPSession, Page} from '@playwright/test';

import {installActivity} from './activity';
import {install, keepProduct, takeProduct} from './install';
import {productPath, siteUrl} from './server';

/** Methods of a context or a page whose effect cannot be undone: after a call, neither serves a second test. */
const lastingOfContexts = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'route', 'routeWebSocket'],
  ...['setDefaultNavigationTimeout', 'setDefaultTimeout', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'],
];
const lastingOfPages = [
  ...['addInitScript', 'addLocatorHandler', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'route'],
  ...['routeWebSocket', 'setDefaultNavigationTimeout', 'setDefaultTimeout', 'setExtraHTTPHeaders'],
];
const lastingOfClocks = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'];

/** Events of a page that a test may listen for. */
const heard = [
  ...['console', 'dialog', 'domcontentloaded', 'download', 'filechooser', 'frameattached', 'framedetached'],
  ...['framenavigated', 'load', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'],
  ...['websocket', 'worker'],
] as const;

/** Calls `tell` whenever one of these methods is called. */
function observe(target: object, names: readonly string[], tell: () => void) {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') throw new Error(`there is no method ${name}`);
    Reflect.set(target, name, (...words: unknown[]): unknown => {
      tell();
      return Reflect.apply(method, target, words);
    });
  }
}

interface Disposable {
  dispose(): Promise<void>;
}

type Attach = BrowserContext['newCDPSession'];

/** The first page of a seat, and the means to reset it. */
interface Place {
  page: Page;
  session: CDPSession;
  isSpoiled: boolean;
}

/**
 * A context with a page, used for one test after another: a new process, a new file cache and new code for each would
 * cost more than most tests. Between two tests everything that a page can read or keep is removed.
 */
export class Seat {
  private isSpoiled = false;
  private isOurs = false;
  private hasProduct = false;
  private readonly scripts: Disposable[] = [];
  private readonly sessions: CDPSession[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly zone: string | undefined,
    private readonly attach: Attach,
    private place: Place,
  ) {}

  get page(): Page {
    return this.place.page;
  }

  static async make(browser: Browser, timezoneId: string | undefined): Promise<Seat> {
    const context = await browser.newContext({
      ...{viewport: {width: 1600, height: 1000}, reducedMotion: 'reduce'},
      ...(timezoneId && {timezoneId}),
    });
    await installActivity(context);
    const attach = context.newCDPSession.bind(context);
    const seat = new Seat(context, timezoneId, attach, await makePlace(context, attach));
    const spoil = () => void (seat.isSpoiled ||= !seat.isOurs);
    observe(context, lastingOfContexts, spoil);
    observe(context.clock, lastingOfClocks, spoil);
    context.on('close', () => (seat.isSpoiled = true));
    context.newCDPSession = async target => {
      const session = await attach(target);
      seat.sessions.push(session);
      return session;
    };
    return seat;
  }

  /** Changes the context in a way that can be undone. */
  private asOurs<T>(act: () => T): T {
    this.isOurs = true;
    const result = act();
    this.isOurs = false;
    return result;
  }

  /** Adds a script that is removed with the test. */
  async addScript(add: () => Promise<Disposable>) {
    this.scripts.push(await this.asOurs(add));
  }

  /**
   * Runs the built userscript, another file, or with `undefined` none, in every page that the test opens from now on.
   */
  async install(file: string | undefined) {
    if (file !== undefined && file !== productPath) await this.addScript(() => install(this.context, file));
    const isRun = file === productPath;
    if (isRun && !this.hasProduct) {
      this.hasProduct = true;
      await this.asOurs(() => keepProduct(this.context));
    }
    if (this.hasProduct) await this.addScript(() => takeProduct(this.context, isRun));
  }

  /** Leaves all pages, so that nothing of the test runs any more. */
  async leave() {
    for (const event of heard) this.page.removeAllListeners(event);
    for (const page of this.isSpoiled ? [] : this.context.pages()) {
      if (page !== this.page || this.place.isSpoiled) await page.close();
      else await page.goto('about:blank').catch(() => (this.place.isSpoiled = true));
    }
    if (this.isSpoiled) await this.context.close();
  }

  /** Restores the initial state, after `leave`; false if it cannot be restored. */
  async clear(): Promise<boolean> {
    if (this.isSpoiled) return false;
    await Promise.all(this.sessions.splice(0).map(session => session.detach().catch(() => undefined)));
    await Promise.all(this.scripts.splice(0).map(script => script.dispose()));
    if (this.place.isSpoiled || this.page.isClosed()) {
      await this.page.close();
      this.place = await makePlace(this.context, this.attach);
    }
    const {session} = this.place;
    await session.send('Page.resetNavigationHistory');
    await session.send('Storage.clearDataForOrigin', {origin: siteUrl, storageTypes: 'all'});
    await this.context.clearCookies();
    return true;
  }
}

async function makePlace(context: BrowserContext, attach: Attach): Promise<Place> {
  const page = await context.newPage();
  const place = {page, session: await attach(page), isSpoiled: false};
  observe(page, lastingOfPages, () => (place.isSpoiled = true));
  page.on('crash', () => (place.isSpoiled = true));
  return place;
}

/** The unused seats of a worker. */
export class Seats {
  private readonly free: Seat[] = [];

  constructor(private readonly browser: Browser) {}

  async take(zone: string | undefined): Promise<Seat> {
    const index = this.free.findLastIndex(seat => seat.zone === zone);
    const [found] = index < 0 ? [] : this.free.splice(index, 1);
    return found ?? Seat.make(this.browser, zone);
  }

  /** Takes back a seat that was left. */
  async give(seat: Seat) {
    if (await seat.clear()) this.free.push(seat);
  }
}
