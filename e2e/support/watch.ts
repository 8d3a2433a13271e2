import type {BrowserContext, ConsoleMessage, Page, Request, WebError} from '@playwright/test';

import {readableText} from './readable';
import {siteUrl} from './server';

/** The format of a token of the site's API. */
export const token = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/;
const api = 'graphql.anilist.co';

/** The browser itself logs every failed request, which injected faults cause on purpose. */
const byBrowser = /Failed to load resource|has been blocked by CORS policy/;
/** A full Chromium warns of a tag in the site's own head. */
export const aboutSiteHead = /^<meta name="apple-mobile-web-app-capable"/;
const loud = new Set(['error', 'warning', 'assert']);

/** The problems found in the pages of a test. */
export interface Watch {
  readonly findings: string[];
  /** Resolves once everything observed so far is in the findings. */
  flush(): Promise<unknown>;
  /** Stops watching. */
  stop(): void;
}

/** The values that a page passed to its console, as JSON where possible. */
const valuesOf = async (message: ConsoleMessage) =>
  Promise.all(
    message.args().map(each =>
      each.jsonValue().then(
        value => JSON.stringify(value) ?? '',
        // The page was closed before the value could be read; its text has been checked.
        () => '',
      ),
    ),
  );

function leakOf(request: Request): string | undefined {
  const {authorization = '', ...headers} = request.headers();
  const address = request.url().replace(/#.*$/s, '');
  const rest = [address, JSON.stringify(headers), request.postData() ?? ''].join('\n');
  if (token.test(rest)) return `the token is in a request to ${new URL(address).host}, outside the header for it`;
  if (token.test(authorization) && new URL(address).host !== api) return `the token was sent to ${address}`;
  return undefined;
}

/** Watches every page of a context for errors and warnings, and for the token where it must not be. */
export function watch(context: BrowserContext): Watch {
  const findings: string[] = [];
  const pending: Promise<unknown>[] = [];
  const onError = (error: WebError) => void findings.push(`page error: ${error.error().message}`);
  const onMessage = (message: ConsoleMessage) => {
    const text = message.text();
    if (loud.has(message.type()) && !byBrowser.test(text) && !aboutSiteHead.test(text)) findings.push(text);
    const tell = () => findings.push(`the token is in a console message (${message.type()})`);
    if (token.test(text)) tell();
    else pending.push(valuesOf(message).then(values => void (token.test(values.join('\n')) && tell())));
  };
  const onRequest = (request: Request) => {
    const leak = leakOf(request);
    if (leak) findings.push(leak);
  };
  context.on('weberror', onError).on('console', onMessage).on('request', onRequest);
  return {
    findings,
    flush: () => Promise.all(pending),
    stop: () => void context.off('weberror', onError).off('console', onMessage).off('request', onRequest),
  };
}

/**
 * Checks a page at the end of a test: waits until its health reports have reached the server, and finds the token in anything that the
 * page can read. Without a vault the settings may contain it.
 */
export async function checkAtEnd(page: Page, {vault}: {vault: boolean}): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith(siteUrl)) return [];
  await page.evaluate(() => (Reflect.get(window, 'automailStandIn') as {sent?: Promise<unknown>} | undefined)?.sent);
  return token.test(await readableText(page, {settingsToken: vault})) ? ['the page can read the token'] : [];
}
