import type {BrowserContext, Page, Route} from '@playwright/test';

import {siteUrl} from './server';

/** The stand-in's addresses for other sites. */
const stand = {
  'myanimelist.net': '/__standin/list-site',
  'api.animethemes.moe': '/__standin/songs',
  's4.anilist.co': '',
};

/** The details of a userscript's request, as far as the product sets them. */
interface Details {
  readonly url: string;
  readonly responseType?: 'blob';
  readonly onload: (answer: {status: number; responseText: string; response?: Blob; finalUrl: string}) => void;
  readonly onerror: () => void;
}

/** Runs in every page before the product: requests to other sites, as a script manager grants them, answered by the stand-in. */
function grant(places: Readonly<Record<string, string>>) {
  if (window.top !== window || location.protocol !== 'https:') return;
  const {fetch} = window;
  Object.assign(globalThis, {
    GM_xmlhttpRequest({url, responseType, onload, onerror}: Details) {
      const {hostname, pathname, search} = new URL(url);
      const end = new AbortController();
      const at = `${places[hostname] ?? '/none'}${pathname}${search}`;
      const answer = fetch(at, {signal: end.signal}).then(async response =>
        onload({
          status: response.status,
          ...(responseType
            ? {responseText: '', response: await response.blob()}
            : {responseText: await response.text()}),
          finalUrl: response.headers.get('x-moved-to') ?? url,
        }),
      );
      answer.catch(() => end.signal.aborted || onerror());
      return {abort: () => end.abort('over')};
    },
  });
}

/** Gives the pages of a context requests to other sites; call it before the product is installed. */
export const installRequests = (context: BrowserContext) => context.addInitScript(grant, stand);

/** The path of another site's address, on the stand-in. */
export const pathOf = (host: keyof typeof stand) => `${siteUrl}${stand[host]}/**`;

/**
 * Answers the requests to another site by hand, for answers that the stand-in does not have: 5 MB, nonsense, silence.
 */
export const answerElsewhere = (page: Page, host: keyof typeof stand, answer: (route: Route) => Promise<unknown>) =>
  page.route(pathOf(host), answer);

/** Counts the requests to another site from now on. */
export function countElsewhere(page: Page, host: keyof typeof stand) {
  let count = 0;
  page.on('request', request => void (request.url().startsWith(siteUrl + stand[host]) && count++));
  return () => count;
}
