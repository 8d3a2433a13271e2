import {chromium} from 'playwright';
import {readFileSync, writeFileSync} from 'node:fs';
import {basename} from 'node:path';

import {browserOptions, product, startStandIn} from '../support/server';
import type {Ids} from '../support/test';
import {bareRoots, reactDom} from './calibrations';
import {lists} from './lists';
import type {Subject} from './measure';
import {restyleCost} from './restyles';
import {evaluation, fifty, idle, observer, rooms} from './start';
import {tour} from './tour';

const words = process.argv.slice(2);
const option = (name: string) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
const results: Record<string, unknown> = {};

/** Prints a figure, as a ratio to its calibration and against its bar where it has them. */
function print(name: string, text: string, held?: boolean) {
  const verdict = held === undefined ? '' : held ? '  held' : '  MISSED';
  console.log(`${name.padEnd(46)} ${text}${verdict}`);
}

const round = (value: number) => Math.round(value * 100) / 100;

const standIn = await startStandIn('--limit', '10000');
const browser = await chromium.launch(browserOptions(standIn));
try {
  const ids = await standIn.control<Ids>('ids.json');
  const ours: Subject = {name: 'ours', code: readFileSync(product, 'utf8')};
  const nothing: Subject = {name: 'blank', code: ''};
  const peerFile = option('--peer');
  const peer: Subject[] = peerFile ? [{name: basename(peerFile), code: readFileSync(peerFile, 'utf8')}] : [];

  const evaluated = await evaluation(browser, [nothing, reactDom, ours, ...peer]);
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
  const roomsRatio = (await rooms(browser, ours)) / base;
  results.rooms = {ofReactDom: roomsRatio};
  print('first evaluation of the rooms, ours', `${round(roomsRatio)} of react-dom`, roomsRatio <= 2.5);

  const bare = await fifty(browser, undefined);
  const mounted = (await fifty(browser, ours)) / bare;
  results.fifty = {ofBareRoots: mounted};
  print('50 elements, ours', `${round(mounted)} of ${bareRoots.name}`, mounted <= 2);

  const emptyCost = await observer(browser, nothing);
  for (const subject of [ours, ...peer]) {
    const over = (await observer(browser, subject)) - emptyCost;
    results[`observer ${subject.name}`] = {millisecondsPerSecondOverEmpty: over};
    print(
      `observer at 1,000 nodes a second, ${subject.name}`,
      `${round(over)} ms a second over the empty one`,
      subject === ours ? over <= 10 : undefined,
    );
  }
  const costs = await lists(browser, standIn);
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
  const styles = await restyleCost(browser, standIn, ids, ours);
  results.restyles = styles;
  print(
    `style recalculation a navigation, ${styles.restyles} restyles`,
    `${round(styles.all)} ms against ${round(styles.none)} ms without`,
    styles.all - styles.none < 1,
  );
  for (const subject of [nothing, ours, ...peer]) {
    const found = await idle(browser, subject);
    results[`idle ${subject.name}`] = found;
    const text = `${found.timersInstalled} timers, ${round(found.taskMilliseconds)} ms of tasks, heap ${round(found.heapBytes / 1e6)} MB`;
    print(`30 s idle, ${subject.name}`, text, subject === ours ? found.timersInstalled === 0 : undefined);
  }
  for (const subject of [nothing, ours, ...peer]) {
    const found = await tour(browser, standIn, ids, subject);
    results[`tour ${subject.name}`] = found;
    print(
      `tour, ${subject.name}`,
      `${round(found.requestsPerStop)} API requests and ${found.millisecondsUntilQuiet} ms until quiet a stop`,
    );
  }
  const json = option('--json');
  if (json) writeFileSync(json, JSON.stringify(results, null, 1));
} finally {
  await browser.close();
  standIn.stop();
}
