import {navigate} from '../../support/page';
import {countReceived, entries, termsTag} from '../../support/terms';
import type {Bench} from '../bench';
import {countFrames, framesIn} from '../frames';
import {openCdpSession} from '../measure';
import {openAs} from '../scene';
import {quiet} from '../settle';

/** A slow connection: bytes per second in both directions, and a latency of 400 ms. */
const slow = {offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000};

async function round({browser, standIn, ours}: Bench) {
  const {context, page} = await openAs(browser, standIn, ours, {
    path: '/reviews?guard=0',
    settings: {termsFeed: true, termsFeedNoImages: true},
    before: opened => opened.addInitScript(countFrames, [termsTag, 'article'] as const),
  });
  await quiet(page, 500);
  const kilobytes = countReceived(page);
  const session = await openCdpSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  await navigate(page, '/terms');
  await entries(page).nth(24).waitFor();
  await quiet(page, 1000);
  const [frames, received] = [await framesIn(page), await kilobytes()];
  await context.close();
  return {frames, kilobytes: received};
}

/**
 * Measures a page of the low-bandwidth feed without pictures, reached by navigating within the site on a slow
 * connection.
 */
export async function measureTermsFeed(bench: Bench) {
  const {standIn, measure, ours} = bench;
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  await measure({least: 3, most: 8}, async () => {
    const {frames, kilobytes} = await round(bench);
    return [
      ['termsFirst', ours.name, frames],
      ['termsBytes', ours.name, kilobytes],
    ];
  });
}
