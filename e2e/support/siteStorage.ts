import {get} from 'node:http';
import type {BrowserContext} from '@playwright/test';

import {siteUrl, type StandIn} from './server';

/** Sends a request to the stand-in under the site's own host name; resolves to the text and the cookie of the answer. */
const requestStandIn = (standIn: StandIn, path: string) =>
  new Promise<{text: string; cookie: string | undefined}>((resolve, reject) => {
    const options = {port: standIn.http, path: `/__standin/${path}`, headers: {host: 'anilist.co'}};
    get(options, response => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({text, cookie: response.headers['set-cookie']?.[0]}));
    }).once('error', reject);
  });

/** The site's stored data for a signed-in user: the session cookie, and the viewer in the page's storage. */
export async function siteSignIn(standIn: StandIn, member: string) {
  const as = encodeURIComponent(member);
  const [{cookie = ''}, {text}] = [
    await requestStandIn(standIn, `sign-in?as=${as}`),
    await requestStandIn(standIn, `sign-in.js?as=${as}`),
  ];
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  const [, viewer] = /setItem\('auth', (".*")\);$/m.exec(text) ?? [];
  if (!name || !value || !viewer) throw new Error(`${member} cannot be signed in: ${text}`);
  return {cookie: {name, value, url: siteUrl, httpOnly: true}, auth: JSON.parse(viewer) as string};
}

let fillings = 0;

/** Fills the local storage of a context, and removes everything else from it, before its first page runs any script; later changes stay. */
export const seedStorage = (context: BrowserContext, items: readonly (readonly [key: string, value: string])[]) =>
  context.addInitScript(
    ([origin, marker, filling, all]) => {
      if (location.origin !== origin || localStorage.getItem(marker) === filling) return;
      for (const storage of [localStorage, sessionStorage]) storage.clear();
      window.name = '';
      for (const [key, value] of all) localStorage.setItem(key, value);
      localStorage.setItem(marker, filling);
    },
    [siteUrl, 'storage of the tests', `filled ${(fillings += 1)}`, items] as const,
  );
