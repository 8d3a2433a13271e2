import {expect} from '@playwright/test';
import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {extensionFolder} from './extension';
import {connectMarionette, type Marionette} from './marionette';
import {startProxy} from './proxy';
import {siteUrl, type StandIn} from './server';

/** A Firefox with the extension and nothing else. */
export interface FirefoxSeat {
  /** Opens a page of the site. */
  open(path: string): Promise<void>;
  /** Runs the body of a function in the page, which may use `await` and `findAll(selector)`; resolves to what it returns. */
  inPage<T>(body: string): Promise<T>;
  /** The texts of the visible elements of a selector, those in shadow roots as well; of a host of a shadow root, what is in there. */
  texts(selector: string): Promise<string[]>;
  /** Clicks the first element of a selector as a user does, also in a shadow root. */
  press(selector: string): Promise<void>;
  /** A picture of one of Firefox's own pages, once it shows a text, as a PNG. For a Firefox that grants access to itself. */
  picture(address: string, shown: string, size: {readonly width: number; readonly height: number}): Promise<Buffer>;
  close(): Promise<void>;
}

/** Firefox's own storage and requests are off; the site's hosts are found by the proxy. */
const preferences = (proxyPort: number) => ({
  'marionette.port': 0,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxyPort,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxyPort,
  'app.update.disabledForTesting': true,
  'browser.aboutConfig.showWarning': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
});

/** In the page: the elements of a selector, those in shadow roots as well. */
const findAll = `const findAll = (selector, root = document) => [
  ...root.querySelectorAll(selector),
  ...[...root.querySelectorAll('*')].flatMap(each => (each.shadowRoot ? findAll(selector, each.shadowRoot) : [])),
];`;

/** A user's actions in a session of Firefox. */
function actions({send}: Marionette): Omit<FirefoxSeat, 'close'> {
  async function inPage<T>(body: string) {
    const script = `const done = arguments[0];
      ${findAll}
      (async () => {${body}})().then(value => done({value}), cause => done({failed: String(cause)}));`;
    // Without a sandbox, in the page itself.
    const words = {script, args: [], sandbox: null};
    const {value: got} = await send<{value: {value?: T; failed?: string}}>('WebDriver:ExecuteAsyncScript', words);
    if (got.failed !== undefined) throw new Error(got.failed);
    return got.value as T;
  }
  return {
    inPage,
    open: path => send('WebDriver:Navigate', {url: siteUrl + path}),
    texts: selector =>
      inPage(
        `return findAll(${JSON.stringify(selector)}).filter(each => each.checkVisibility()).map(each => (each.shadowRoot ?? each).textContent);`,
      ),
    async picture(address, shown, size) {
      // Such pages are opened by the browser's own window.
      await send('Marionette:SetContext', {value: 'chrome'});
      await send('WebDriver:SetWindowRect', size);
      await send('WebDriver:ExecuteScript', {script: "openTrustedLinkIn(arguments[0], 'current');", args: [address]});
      const text = 'return gBrowser.selectedBrowser.contentDocument?.body?.textContent ?? "";';
      await expect
        .poll(async () => (await send<{value: string}>('WebDriver:ExecuteScript', {script: text, args: []})).value)
        .toContain(shown);
      const {value} = await send<{value: string}>('WebDriver:TakeScreenshot', {full: false});
      await send('Marionette:SetContext', {value: 'content'});
      return Buffer.from(value, 'base64');
    },
    async press(selector) {
      const found = await inPage<Record<string, string> | null>(
        `return findAll(${JSON.stringify(selector)})[0] ?? null;`,
      );
      if (!found) throw new Error(`${selector} is not in the page`);
      await send('WebDriver:ElementClick', {id: Object.values(found)[0]});
    },
  };
}

const ended = (child: ChildProcess) =>
  new Promise<void>(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Firefox writes the port that it has chosen into its profile. */
async function connectTo(child: ChildProcess, profile: string): Promise<Marionette> {
  const file = join(profile, 'MarionetteActivePort');
  const port = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);
  await expect.poll(() => child.exitCode ?? port(), {timeout: 60_000}).toBeGreaterThan(0);
  if (child.exitCode !== null) throw new Error(`Firefox ended with code ${child.exitCode}`);
  return connectMarionette(port());
}

/** Starts a Firefox without a window, with the extension as a temporary add-on and with more words on its command line. */
export async function startFirefox(standIn: StandIn, ...words: string[]): Promise<FirefoxSeat> {
  const profile = mkdtempSync(join(tmpdir(), 'automail-firefox-'));
  const proxy = await startProxy(standIn);
  const rows = Object.entries(preferences(proxy.port)).map(
    row => `user_pref(${row.map(each => JSON.stringify(each)).join()});`,
  );
  writeFileSync(join(profile, 'user.js'), rows.join('\n'));
  const executable = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
  // In a home of its own, so that it neither reads nor leaves anything elsewhere.
  const child = spawn(executable, ['--headless', '--no-remote', '--marionette', '--profile', profile, ...words], {
    env: {...process.env, HOME: profile},
    stdio: 'ignore',
  });
  let marionette: Marionette | undefined;
  const close = async () => {
    await marionette?.send('Marionette:Quit', {flags: ['eForceQuit']}).catch(() => child.kill('SIGKILL'));
    if (!marionette) child.kill('SIGKILL');
    await ended(child);
    marionette?.close();
    proxy.stop();
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  };
  try {
    marionette = await connectTo(child, profile);
    const {send} = marionette;
    await send('WebDriver:NewSession', {acceptInsecureCerts: true});
    await send('WebDriver:SetWindowRect', {width: 1600, height: 1000});
    await send('Addon:Install', {path: extensionFolder('firefox'), temporary: true});
    return {...actions(marionette), close};
  } catch (cause) {
    await close();
    throw cause;
  }
}
