import {chromium, type Page} from '@playwright/test';
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {browserOptions, type StandIn} from './server';

/** A browser in a process group of its own, with a profile that outlives it. */
export interface KillableBrowser {
  /** Opens a tab. */
  tab(address: string): Promise<Page>;
  /** Kills all processes of the browser at once, so that no page can run its handlers for leaving. */
  kill(): Promise<void>;
}

const ended = (child: ChildProcess) =>
  new Promise<void>(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', chunk => {
      text += String(chunk);
      const found = /DevTools listening on (ws:\S+)/.exec(text);
      if (found?.[1]) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`the browser ended before it listened: ${text}`)));
  });
}

/** Creates a profile folder for one test; call `remove` when no browser uses it any longer. */
export function createProfile() {
  const folder = mkdtempSync(join(tmpdir(), 'automail-profile-'));
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true, maxRetries: 5})};
}

const killGroup = (child: ChildProcess) => {
  // The browser was started as the leader of its process group, so the group contains nothing else.
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    process.kill(-child.pid, 'SIGKILL');
};

/** Starts a browser with a profile. The given scripts run first in each of its pages. */
export async function startKillable(
  standIn: StandIn,
  folder: string,
  scripts: readonly string[],
): Promise<KillableBrowser> {
  const {executablePath, args} = browserOptions(standIn);
  // After a kill, a browser sometimes starts without ever showing its first page, so it is started without a window.
  const words = [
    '--headless',
    '--no-startup-window',
    '--ignore-certificate-errors',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
  ];
  const child = spawn(executablePath, [...args, ...words], {detached: true, stdio: ['ignore', 'ignore', 'pipe']});
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no profile');
  for (const content of scripts) await context.addInitScript({content});
  return {
    async tab(address) {
      const page = await context.newPage();
      await page.goto(address);
      return page;
    },
    async kill() {
      killGroup(child);
      await ended(child);
      await browser.close().catch(() => undefined);
    },
  };
}

/** Crashes the process of one tab; the browser and its other tabs keep running. */
export async function crash(page: Page) {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  await Promise.race([session.send('Page.crash').catch(() => undefined), crashed]);
  await crashed;
  void page.close().catch(() => undefined);
}
