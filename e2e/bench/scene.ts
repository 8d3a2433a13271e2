import type {Browser, BrowserContext, Page} from 'playwright';

import {tokenOf} from '../support/api';
import {siteUrl, type StandIn} from '../support/server';
import {seedStorage, siteSignIn} from '../support/siteStorage';
import {freshContext} from './measure';
import {sourceOf, type Subject} from './subjects';
import {countWork, workOf} from './work';
import {quiet} from './settle';

/** The conditions under which a subject is measured. */
export interface Place {
  readonly path: string;
  /** The signed-in user; default 'member'. */
  readonly as?: string;
  /** Settings of ours; a peer has the storage that was given for it. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** More items of the local storage. */
  readonly items?: Readonly<Record<string, string>>;
  /** Called before the subject is installed. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
}

export interface Scene {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Runs a script in every page of the site that is opened from now on. */
export async function install(context: BrowserContext, subject: Subject) {
  if (!subject.code) return;
  await context.addInitScript({content: `if (location.origin === '${siteUrl}')\n${sourceOf(subject)}`});
}

/** Opens a page of the site with a subject, as a user who is signed in to both. */
export async function openAs(browser: Browser, standIn: StandIn, subject: Subject, place: Place): Promise<Scene> {
  const {as = 'member'} = place;
  const token = await tokenOf(standIn, as);
  const context = await freshContext(browser);
  const member = await siteSignIn(standIn, as);
  await context.addCookies([member.cookie]);
  const stored = subject.storage?.(token) ?? {hohSettings: JSON.stringify({...place.settings, accessToken: token})};
  await seedStorage(context, Object.entries({auth: member.auth, ...place.items, ...stored}));
  await place.before?.(context);
  await install(context, subject);
  const page = await context.newPage();
  await page.goto(siteUrl + place.path);
  return {context, page};
}

/** The grants of a script that the script manager of the bench does not know. */
async function unknownGrants(page: Page, {metadata}: Subject): Promise<string[]> {
  const offered = await page.evaluate(() => (globalThis.benchOffers ?? []).flatMap(offer => Object.keys(offer(''))));
  const known = new Set([...offered, 'GM_info', 'unsafeWindow'].map(name => name.toLowerCase()));
  return (metadata?.grants ?? []).filter(grant => !known.has(grant.replace('GM.', 'GM_').toLowerCase()));
}

/**
 * Makes sure that a peer runs at all: a script that does nothing costs nothing. Resolves to the missing grants.
 * @throws with the page's messages, if it created no element, sent no request and set no timer
 */
export async function assertWorks(browser: Browser, standIn: StandIn, peer: Subject): Promise<string[]> {
  const errors: string[] = [];
  const {context, page} = await openAs(browser, standIn, peer, {
    path: '/home?guard=0',
    async before(opened) {
      await countWork(opened, peer, true);
      opened.on('weberror', error => void errors.push(error.error().message));
    },
  });
  await quiet(page, 1000);
  const {timers, requests, elements} = await workOf(page);
  const unknown = await unknownGrants(page, peer);
  await context.close();
  if (timers + requests + elements > 0) return unknown;
  const said = errors.length ? ` The page said: ${errors.join('; ')}` : '';
  throw new Error(`${peer.name} did nothing on the home page: no element, no request, no timer.${said}`);
}
