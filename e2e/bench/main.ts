import {chromium} from 'playwright';
import {readFileSync, writeFileSync} from 'node:fs';
import {basename} from 'node:path';

import {browserOptions, productPath, startStandIn} from '../support/server';
import type {Ids} from '../support/test';
import {bareRoots, reactDom} from './calibrations';
import {measureFeed} from './feed';
import {measureLists} from './lists';
import type {Subject} from './measure';
import {measureNotifications} from './notifications';
import {restyleCost} from './restyles';
import {evaluationTimes, mountFifty, idleCost, observerCost, lazyComponents} from './start';
import {tour} from './tour';

const words = process.argv.slice(2);
const option = (name: string) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
const results: Record<string, unknown> = {};

/** Prints a measurement, and whether it is within its limit where it has one. */
function print(name: string, text: string, held?: boolean) {
  const verdict = held === undefined ? '' : held ? '  held' : '  MISSED';
  console.log(`${name.padEnd(46)} ${text}${verdict}`);
}

const round = (value: number) => Math.round(value * 100) / 100;

const standIn = await startStandIn('--limit', '10000');
const browser = await chromium.launch(browserOptions(standIn));
const ids = await standIn.control<Ids>('ids.json');
const ours: Subject = {name: 'ours', code: readFileSync(productPath, 'utf8')};
const nothing: Subject = {name: 'blank', code: ''};
const peerFile = option('--peer');
const peer: Subject[] = peerFile ? [{name: basename(peerFile), code: readFileSync(peerFile, 'utf8')}] : [];

/** The measurements, by the name that `--only` takes. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  async start() {
    const evaluated = await evaluationTimes(browser, [nothing, reactDom, ours, ...peer]);
    const base = evaluated.get(reactDom.name) ?? Number.NaN;
    for (const {name} of [ours, ...peer]) {
      const ratio = (evaluated.get(name) ?? Number.NaN) / base;
      results[`evaluation ${name}`] = {milliseconds: evaluated.get(name), ofReactDom: ratio};
      print(
        `evaluation at document-start, ${name}`,
        `${round(ratio)} of react-dom`,
        name === 'ours' ? ratio <= 1 : undefined,
      );
    }
    const roomsRatio = (await lazyComponents(browser, ours)) / base;
    results.rooms = {ofReactDom: roomsRatio};
    print('first evaluation of lazy components, ours', `${round(roomsRatio)} of react-dom`, roomsRatio <= 2.5);
  },

  async mounting() {
    const bare = await mountFifty(browser, undefined);
    const mounted = (await mountFifty(browser, ours)) / bare;
    results.fifty = {ofBareRoots: mounted};
    print('50 elements, ours', `${round(mounted)} of ${bareRoots.name}`, mounted <= 2);
  },

  async observer() {
    const emptyCost = await observerCost(browser, nothing);
    for (const subject of [ours, ...peer]) {
      const over = (await observerCost(browser, subject)) - emptyCost;
      results[`observer ${subject.name}`] = {millisecondsPerSecondOverEmpty: over};
      print(
        `observer at 1,000 nodes a second, ${subject.name}`,
        `${round(over)} ms a second over the empty one`,
        subject === ours ? over <= 10 : undefined,
      );
    }
  },

  async lists() {
    const costs = await measureLists(browser, standIn);
    results.lists = costs;
    const ofParse = costs.longestFirst / costs.parseMilliseconds;
    const megabytes = costs.heapBytes / 1e6;
    print(
      `longest task of loading ${costs.entries} anime, ours`,
      `${round(ofParse)} of JSON.parse of ${round(costs.megabytes)} MB`,
      costs.entries >= 5000 && ofParse <= 3,
    );
    print('heap of those lists', `${round(megabytes)} MB`, megabytes < 25);
    print(
      'the same in a second page',
      `${costs.requestsSecond} requests, longest task ${round(costs.longestSecond / costs.parseMilliseconds)} of JSON.parse`,
      costs.requestsSecond === 0,
    );
  },

  async restyles() {
    const styles = await restyleCost(browser, standIn, ids, ours);
    results.restyles = styles;
    print(
      `style recalculation a navigation, ${styles.restyles} restyles`,
      `${round(styles.all)} ms against ${round(styles.none)} ms without`,
      styles.all - styles.none < 1,
    );
  },

  async feed() {
    const read = await measureFeed(browser, standIn, ids, ours);
    results.feed = read;
    const {scores, likes, embeds, videos, hidden} = read.decorations;
    print(
      `decorations of a feed of ${read.entries} by ${read.authors}`,
      `${scores} scores, ${likes} rows of likes, ${embeds} adult embeds, ${videos} videos, ${hidden} hidden`,
      scores >= 150 && likes >= 50 && embeds >= 20 && videos >= 20 && hidden >= 60,
    );
    print('requests for 40 new entries', `${round(read.requestsPerLoad)} of ours`, read.requestsPerLoad <= 2);
    const perEntry = (read.perEntry.on - read.perEntry.off) / read.perEntry.bareRoot;
    print('script per new entry, all of the pack', `${round(perEntry)} of a bare root`, perEntry <= 1.5);
    print('longest script of ours while scrolling', `${round(read.longestTask)} ms`, read.longestTask <= 50);
    print('React roots in that feed', `${read.mostRoots} at most`, read.mostRoots <= 60);
    print('a reply being typed meanwhile', read.replyKept ? 'is kept' : 'is lost', read.replyKept);
  },

  async notifications() {
    const found = await measureNotifications(browser, standIn, ids, ours);
    results.notifications = found;
    print(
      `first grouped view of ${found.notifications} notifications`,
      `${round(found.milliseconds)} ms, ${round(found.ofBareRoots)} bare roots`,
      found.ofBareRoots <= 10,
    );
    print('previews of them', `${found.requests} requests for ${found.lines} lines`);
  },

  async idle() {
    for (const subject of [nothing, ours, ...peer]) {
      const found = await idleCost(browser, subject);
      results[`idle ${subject.name}`] = found;
      const text = `${found.timersInstalled} timers, ${round(found.taskMilliseconds)} ms of tasks, heap ${round(found.heapBytes / 1e6)} MB`;
      print(`30 s idle, ${subject.name}`, text, subject === ours ? found.timersInstalled === 0 : undefined);
    }
  },

  async tour() {
    for (const subject of [nothing, ours, ...peer]) {
      const found = await tour(browser, standIn, ids, subject);
      results[`tour ${subject.name}`] = found;
      print(
        `tour, ${subject.name}`,
        `${round(found.requestsPerStop)} API requests and ${found.millisecondsUntilQuiet} ms until quiet a stop`,
      );
    }
  },
};

try {
  const only = option('--only')?.split(',');
  for (const [name, measure] of Object.entries(parts)) if (only?.includes(name) ?? true) await measure();
  const json = option('--json');
  if (json) writeFileSync(json, JSON.stringify(results, null, 1));
} finally {
  await browser.close();
  standIn.stop();
}
