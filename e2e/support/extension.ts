import {chromium, expect, type BrowserContext, type Page} from '@playwright/test';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {installActivity} from './activity';
import {tokenOf} from './api';
import {browserOptions, siteUrl, type StandIn} from './server';
import {seedStorage, siteSignIn} from './siteStorage';

/** The unpacked extension of a browser for tests; `npm run build -- --extension` builds it. */
export const extensionFolder = (browser: 'chromium' | 'firefox') =>
  fileURLToPath(new URL(`../../build/extension/${browser}`, import.meta.url));

/** A browser with only the extension. */
export interface ExtensionSeat {
  readonly context: BrowserContext;
  /** Evaluates an expression in the extension's worker, the only code that can read its storage. */
  inWorker<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

/** Starts a full Chromium with the extension, since the headless shell loads none. */
export async function startExtension(standIn: StandIn, folder = extensionFolder('chromium')): Promise<ExtensionSeat> {
  const profile = mkdtempSync(join(tmpdir(), 'automail-extension-'));
  const {args} = browserOptions(standIn);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_WHOLE ?? '/usr/bin/chromium',
    headless: true,
    ignoreHTTPSErrors: true,
    viewport: {width: 1600, height: 1000},
    args: [...args, `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
  });
  await installActivity(context);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return {
    context,
    inWorker: expression => worker.evaluate(expression),
    async close() {
      await context.close();
      rmSync(profile, {recursive: true, force: true});
    },
  };
}

/** Opens a page of the site as a signed-in user; with `token`, the extension's storage has the script's token. */
export async function openWithExtension(
  seat: ExtensionSeat,
  standIn: StandIn,
  path: string,
  token = true,
): Promise<Page> {
  const {context} = seat;
  const member = await siteSignIn(standIn, 'member');
  await context.addCookies([member.cookie]);
  await seedStorage(context, [['auth', member.auth]]);
  if (token) {
    const accessToken = await tokenOf(standIn, 'member');
    await seat.inWorker(`chrome.storage.local.set(${JSON.stringify({accessToken})})`);
  }
  const page = await context.newPage();
  await page.goto(siteUrl + path);
  await expect(page.locator('.page-content > *')).toHaveCount(1);
  return page;
}
