import {get} from 'node:http';
import type {BrowserContext} from '@playwright/test';

import {site, type StandIn} from './server';

/** Asks the stand-in as under the site's own name; gives the text and the cookie that came with it. */
const ask = (standIn: StandIn, path: string) =>
  new Promise<{text: string; cookie: string | undefined}>((resolve, reject) => {
    const options = {port: standIn.http, path: `/__standin/${path}`, headers: {host: 'anilist.co'}};
    get(options, response => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({text, cookie: response.headers['set-cookie']?.[0]}));
    }).once('error', reject);
  });

/** What the site keeps for a signed-in member: the cookie of a session, and the viewer in the page's storage. */
export async function signedIn(standIn: StandIn, member: string) {
  const as = encodeURIComponent(member);
  const [{cookie = ''}, {text}] = [await ask(standIn, `sign-in?as=${as}`), await ask(standIn, `sign-in.js?as=${as}`)];
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  const [, viewer] = /setItem\('auth', (".*")\);$/m.exec(text) ?? [];
  if (!name || !value || !viewer) throw new Error(`${member} cannot be signed in: ${text}`);
  return {cookie: {name, value, url: site, httpOnly: true}, auth: JSON.parse(viewer) as string};
}

let fillings = 0;

/** Fills the storage of a context, and empties it of all else, before its first page runs anything; what is stored later stays. */
export const storeBefore = (context: BrowserContext, items: readonly (readonly [key: string, value: string])[]) =>
  context.addInitScript(
    ([origin, marker, filling, all]) => {
      if (location.origin !== origin || localStorage.getItem(marker) === filling) return;
      for (const storage of [localStorage, sessionStorage]) storage.clear();
      window.name = '';
      for (const [key, value] of all) localStorage.setItem(key, value);
      localStorage.setItem(marker, filling);
    },
    [site, 'storage of the tests', `filled ${(fillings += 1)}`, items] as const,
  );
