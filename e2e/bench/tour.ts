import type {Browser} from 'playwright';

import {apiCalls} from '../support/find';
import type {StandIn} from '../support/server';
import type {Ids} from '../support/test';
import {navigate, waitUntilQuiet} from '../support/page';
import {walkPaths} from '../support/walk';
import {freshContext, median, sourceName, type Subject} from './measure';

export interface Tour {
  requestsPerStop: number;
  millisecondsUntilQuiet: number;
}

/** Visits every kind of page once: API requests per stop, and the median time until nothing changes any more. */
export async function tour(browser: Browser, standIn: StandIn, ids: Ids, subject: Subject): Promise<Tour> {
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  const {token} = await standIn.control<{token: string}>('token?as=member');
  const context = await freshContext(browser);
  const page = await context.newPage();
  await page.goto('https://anilist.co/__standin/sign-in?as=member');
  await page.evaluate(stored => localStorage.setItem('hohSettings', stored), JSON.stringify({accessToken: token}));
  if (subject.code) await page.addInitScript(`${subject.code}\n//# sourceURL=${sourceName(subject)}`);
  await page.goto('https://anilist.co/home?guard=0');
  await waitUntilQuiet(page, 300);
  const times: number[] = [];
  const path = walkPaths(ids);
  for (const stop of path) {
    const start = Date.now();
    await navigate(page, stop);
    await waitUntilQuiet(page, 300);
    times.push(Date.now() - start - 300);
  }
  const calls = await apiCalls(standIn);
  await context.close();
  return {requestsPerStop: calls.length / path.length, millisecondsUntilQuiet: median(times)};
}
