import type {BrowserContext, ConsoleMessage, Page, Request, WebError} from '@playwright/test';

import {readable} from './readable';
import {site} from './server';

/** A token of the site's API, as it is written. */
const token = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/;
const api = 'graphql.anilist.co';

/** The browser itself reports every refused request; that is what the faults are for. */
const byBrowser = /Failed to load resource|has been blocked by CORS policy/;
const loud = new Set(['error', 'warning', 'assert']);

/** What was found wrong in the pages of a test, and what is still being looked at. */
export interface Watch {
  readonly findings: string[];
  /** Resolves when all that has been seen so far is in the findings. */
  settled(): Promise<unknown>;
  /** Watches no more. */
  stop(): void;
}

/** The values that a page gave to its console, as far as they can be written. */
const valuesOf = async (message: ConsoleMessage) =>
  Promise.all(
    message.args().map(each =>
      each.jsonValue().then(
        value => JSON.stringify(value) ?? '',
        // The page went away before the value was asked for; its text was looked at.
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

/** Watches every page of a context: errors and warnings, and the token where it must not be. */
export function watch(context: BrowserContext): Watch {
  const findings: string[] = [];
  const pending: Promise<unknown>[] = [];
  const onError = (error: WebError) => void findings.push(`page error: ${error.error().message}`);
  const onMessage = (message: ConsoleMessage) => {
    const text = message.text();
    if (loud.has(message.type()) && !byBrowser.test(text)) findings.push(text);
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
    settled: () => Promise.all(pending),
    stop: () => void context.off('weberror', onError).off('console', onMessage).off('request', onRequest),
  };
}

/**
 * Looks at a page at the end of a test: its reports of the host's health are on the server then, and nothing that it can read
 * contains the token. Without a vault, the settings may.
 */
export async function leave(page: Page, {vault}: {vault: boolean}): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith(site)) return [];
  await page.evaluate(() => (Reflect.get(window, 'automailStandIn') as {sent?: Promise<unknown>} | undefined)?.sent);
  return token.test(await readable(page, {settingsToken: vault})) ? ['the page can read the token'] : [];
}
