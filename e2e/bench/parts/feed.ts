import {allSwitches, features, switchesOf} from '../../support/features';
import type {Bench} from '../bench';
import type {Reading} from '../repeat';
import {openAs, type Scene} from '../scene';
import {nothing, sourceName, type Subject} from '../subjects';
import {longestScriptTask} from '../trace';
import {bareRoot} from './elements';
import {total, writeFeed} from './feedContent';
import {countEntries, decorations, mostMounted, readThrough, scriptOf, typeReply} from './feedPage';
import {callsOf} from './tour';

/** The number of entries that the limit on requests refers to; the site loads this many when more are requested. */
const perLoad = 40;

/** One removes the global feed, the other shows twice as many entries at once. */
const left = ['hideGlobalFeed', 'twoColumnFeed'];

/** All features of the categories Feeds and Notifications, except these. */
const pack = () =>
  features()
    .filter(({id, categories}) => !left.includes(id) && categories.some(name => /Feeds|Notifications/.test(name)))
    .map(({id}) => id);

/** Opens the home page as a user who has blocked another one; with ours, only the pack is on. */
async function openHome({browser, standIn, ids}: Bench, subject: Subject): Promise<Scene> {
  // The posts written to the feed count towards the rate limit of this minute; from here on the limit is the real one.
  await standIn.control('rate?limit=90');
  const settings = {...allSwitches(false), ...switchesOf(pack(), true)};
  const items = {blockList: JSON.stringify([{user: ids.other}])};
  return openAs(browser, standIn, subject, {path: '/home?guard=0&delay=0', settings, items});
}

/** Milliseconds of script for an entry of the feed that is loaded and read. */
async function scriptPerEntry(bench: Bench, subject: Subject) {
  const {context, page} = await openHome(bench, subject);
  const milliseconds = await scriptOf(page, () => readThrough(page, total));
  const count = await countEntries(page);
  await context.close();
  return milliseconds / count;
}

/** The requests and contents of a feed of 500, and the length of our tasks while it is read. */
async function lookClosely(bench: Bench, subject: Subject): Promise<{readings: Reading[]; shown: string}> {
  const {browser, standIn, ours} = bench;
  const {context, page} = await openHome(bench, subject);
  await standIn.control('log?clear');
  await readThrough(page, total);
  const isKept = await typeReply(page);
  let mounted = 0;
  const task = await longestScriptTask(browser, page, sourceName(subject), async () => {
    mounted = await mostMounted(page);
  });
  const calls = ((await callsOf(bench)).length / total) * perLoad;
  const name = subject.name;
  const shared: Reading[] = [
    ['feedTask', name, task],
    ['feedCalls', name, calls],
    ['feedReply', name, Number(await isKept())],
  ];
  const found = Object.entries(await decorations(page));
  await context.close();
  if (subject !== ours) return {readings: shared, shown: ''};
  const kinds = found.filter(([, {count, least}]) => count >= least).length;
  const shown = found.map(([kind, {count}]) => `${count} ${kind}`).join(', ');
  return {readings: [...shared, ['feedRoots', name, mounted], ['feedKinds', name, kinds]], shown};
}

/** Measures the feed with all features of the pack on, over the site without any script. */
export async function measureFeed(bench: Bench) {
  const {browser, standIn, ids, ours, peers} = bench;
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  bench.note(`feed: ${total} entries by ${await writeFeed(standIn, ids)} members who finished something, and others`);
  let decorated = '';
  await bench.measure({least: 2, most: 6}, async () => {
    const root = await bareRoot(browser);
    const blank = await scriptPerEntry(bench, nothing);
    const readings: Reading[] = [];
    for (const subject of [ours, ...peers]) {
      const over = (await scriptPerEntry(bench, subject)) - blank;
      const close = await lookClosely(bench, subject);
      readings.push(['feedScript', subject.name, over / root], ...close.readings);
      decorated ||= close.shown;
    }
    return readings;
  });
  bench.note(`feed: ${decorated}`);
  await standIn.control('rate?limit=10000');
}
