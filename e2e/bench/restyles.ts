import type {Browser, Route} from 'playwright';

import {all, features} from '../support/features';
import {follow, quiet} from '../support/page';
import type {StandIn} from '../support/server';
import type {Ids} from '../support/test';
import {stops} from '../support/walk';
import {freshContext, growth, median, openSession, sourceName, type Subject} from './measure';

/** Features that are style alone. */
const restyles = () => features().filter(({parts}) => parts.length > 0 && parts.every(({verb}) => verb === 'restyle'));

/** The site's pictures are photographs. The stand-in draws its own as SVG: each is a small document, which is styled when it is first seen. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const givePixel = (route: Route) =>
  route.request().resourceType() === 'image'
    ? route.fulfill({contentType: 'image/png', body: pixel})
    : route.fallback();

/** Milliseconds of style recalculation of a navigation, over one lap through every kind of page; the lap before warms up. */
async function lap(browser: Browser, ids: Ids, subject: Subject, settings: object) {
  const context = await freshContext(browser);
  await context.route('**/*', givePixel);
  const page = await context.newPage();
  await page.goto('https://anilist.co/__standin/sign-in?as=member');
  await page.evaluate(stored => localStorage.setItem('hohSettings', stored), JSON.stringify(settings));
  await page.addInitScript(`${subject.code}\n//# sourceURL=${sourceName(subject)}`);
  await page.goto('https://anilist.co/home?guard=0&delay=0');
  const walk = async () => {
    for (const stop of stops(ids)) {
      await follow(page, stop);
      await quiet(page, 200);
    }
  };
  await walk();
  const session = await openSession(page);
  const seconds = await growth(session, 'RecalcStyleDuration', walk);
  await context.close();
  return (seconds * 1000) / stops(ids).length;
}

/** What all restyles together add to the style recalculation of one navigation, in milliseconds, by turns with none. */
export async function restyleCost(browser: Browser, standIn: StandIn, ids: Ids, subject: Subject, rounds = 5) {
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  const off = all(false);
  const on = {...off, ...Object.fromEntries(restyles().map(({id}) => [id, true]))};
  const without: number[] = [];
  const together: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    without.push(await lap(browser, ids, subject, off));
    together.push(await lap(browser, ids, subject, on));
  }
  return {restyles: restyles().length, none: median(without), all: median(together)};
}
