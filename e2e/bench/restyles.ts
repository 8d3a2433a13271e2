import type {Browser, CDPSession, Page, Route} from 'playwright';

import {allSwitches, features} from '../support/features';
import {navigate, waitUntilQuiet, changeSettings} from '../support/page';
import type {StandIn} from '../support/server';
import type {Ids} from '../support/test';
import {walkPaths} from '../support/walk';
import {freshContext, growth, median, openCdpSession, sourceName, type Subject} from './measure';

/** Features that only restyle. */
const restyles = () => features().filter(({parts}) => parts.length > 0 && parts.every(({verb}) => verb === 'restyle'));

/** The site's pictures are photographs. The stand-in's are SVG: each is a small document, which is styled when it is first seen. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const givePixel = (route: Route) =>
  route.request().resourceType() === 'image'
    ? route.fulfill({contentType: 'image/png', body: pixel})
    : route.fallback();

/** Milliseconds of style recalculation at each stop of a lap. */
async function lap(page: Page, session: CDPSession, ids: Ids) {
  const times: number[] = [];
  for (const stop of walkPaths(ids)) {
    const seconds = await growth(session, 'RecalcStyleDuration', async () => {
      await navigate(page, stop);
      await waitUntilQuiet(page, 150);
    });
    times.push(seconds * 1000);
  }
  return times;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Milliseconds per navigation: the mean over the stops of the median over the laps. */
const typical = (laps: readonly number[][]) =>
  mean((laps[0] ?? []).map((_, stop) => median(laps.map(times => times[stop] ?? Number.NaN))));

/**
 * What all restyles together add to the style recalculation of one navigation (ms). All and none alternate in one page, because two pages
 * differ by more than the effect measured; the first lap after each switch is a warm-up, and the order of the two alternates.
 */
export async function restyleCost(browser: Browser, standIn: StandIn, ids: Ids, subject: Subject, rounds = 6) {
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  const off = allSwitches(false);
  const on = {...off, ...Object.fromEntries(restyles().map(({id}) => [id, true]))};
  const context = await freshContext(browser);
  await context.route('**/*', givePixel);
  const page = await context.newPage();
  await page.goto('https://anilist.co/__standin/sign-in?as=member');
  await page.evaluate(stored => localStorage.setItem('hohSettings', stored), JSON.stringify(off));
  await page.addInitScript(`${subject.code}\n//# sourceURL=${sourceName(subject)}`);
  await page.goto('https://anilist.co/home?guard=0&delay=0');
  const session = await openCdpSession(page);
  const laps = {off: [] as number[][], on: [] as number[][]};
  for (let round = 0; round < rounds; round += 1)
    for (const which of round % 2 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
      await changeSettings(page, which === 'on' ? on : off);
      await lap(page, session, ids);
      laps[which].push(await lap(page, session, ids), await lap(page, session, ids));
    }
  await context.close();
  return {restyles: restyles().length, none: typical(laps.off), all: typical(laps.on)};
}
