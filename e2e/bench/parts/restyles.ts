import type {CDPSession, Page, Route} from 'playwright';

import {allSwitches, switchable} from '../../support/features';
import {navigate, changeSettings} from '../../support/page';
import type {Ids} from '../../support/test';
import {walkPaths} from '../../support/walk';
import type {Bench} from '../bench';
import {growth, median, openCdpSession} from '../measure';
import {openAs} from '../scene';
import {quiet} from '../settle';

/** Features that only restyle. */
const restyles = () =>
  switchable().filter(({parts}) => parts.length > 0 && parts.every(({verb}) => verb === 'restyle'));

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
      await quiet(page, 150);
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
 * The time that all restyles together add to the style recalculation of one navigation. All and none alternate in one
 * page, because two pages differ by more than the effect measured; the first lap after each switch is a warm-up, and
 * the order of the two alternates.
 */
export async function measureRestyles({browser, standIn, ids, ours, measure, note}: Bench) {
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  const off = allSwitches(false);
  const settings = {off, on: {...off, ...Object.fromEntries(restyles().map(({key}) => [key, true]))}};
  const {context, page} = await openAs(browser, standIn, ours, {
    path: '/home?guard=0&delay=0',
    settings: off,
    before: opened => opened.route('**/*', givePixel),
  });
  const session = await openCdpSession(page);
  note(`restyles measured: ${restyles().length}`);
  await measure({least: 4, most: 10}, async n => {
    const laps = {off: [] as number[][], on: [] as number[][]};
    for (const which of n % 2 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
      await changeSettings(page, settings[which]);
      await lap(page, session, ids);
      laps[which].push(await lap(page, session, ids), await lap(page, session, ids));
    }
    return [['restyles', ours.name, typical(laps.on) - typical(laps.off)]];
  });
  await context.close();
}
