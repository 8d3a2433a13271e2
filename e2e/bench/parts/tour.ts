import {navigate} from '../../support/page';
import {walkPaths} from '../../support/walk';
import type {Bench} from '../bench';
import {heapOf, median, metrics, openCdpSession} from '../measure';
import type {Reading} from '../repeat';
import {openAs} from '../scene';
import {noteChanges, now, settled} from '../settle';
import {countersOf, medianOf, minus, splitBetween, sum, textOfSplit, type Counters, type Split} from '../split';
import {nothing, type Subject} from '../subjects';
import {compilingDuring} from '../trace';

/** One visit of every kind of page. */
export interface Tour {
  /** For each stop the milliseconds from the navigation to the last change, by the part of the page that made it. */
  readonly stops: readonly Readonly<Record<string, number>>[];
  readonly calls: readonly string[];
  /** The calls of the page that the tour starts from, which isn't one of its stops. */
  readonly callsBefore: readonly string[];
  readonly listeners: number;
  readonly megabytes: number;
  /** The processor time of each stop. */
  readonly work: readonly Split[];
}

interface LoggedCall {
  who: string;
  operation: string | null;
}

/** The API calls of the subject: the site's own calls have another kind of session. */
export const callsOf = async ({standIn}: Pick<Bench, 'standIn'>) =>
  (await standIn.control<LoggedCall[]>('log'))
    .filter(({who}) => who === 'api')
    .map(({operation}) => operation ?? 'unnamed');

/** The last change of all. */
const quietAt = (stop: Readonly<Record<string, number>>) => Math.max(0, ...Object.values(stop));

/** Visits every kind of page once with the settings of a new installation. */
async function tour(bench: Bench, subject: Subject): Promise<Tour> {
  const {browser, standIn, ids} = bench;
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  const {context, page} = await openAs(browser, standIn, subject, {path: '/terms?guard=0', before: noteChanges});
  await page.waitForLoadState('load');
  await settled(page, 300);
  const session = await openCdpSession(page);
  const callsBefore = await callsOf(bench);
  const stops: Record<string, number>[] = [];
  const counters: Counters[] = [await countersOf(session)];
  const compiling = await compilingDuring(browser, page, async () => {
    for (const path of walkPaths(ids)) {
      const start = await now(page);
      await navigate(page, path);
      const changes = Object.entries(await settled(page, 300)).filter(([, time]) => time > start);
      stops.push(Object.fromEntries(changes.map(([part, time]) => [part, time - start])));
      counters.push(await countersOf(session));
    }
  });
  const work = counters.slice(1).map((after, n) => splitBetween(counters[n] ?? after, after, compiling));
  const megabytes = await heapOf(session);
  const listeners = (await metrics(session)).get('JSEventListeners') ?? Number.NaN;
  const calls = (await callsOf(bench)).slice(callsBefore.length);
  await context.close();
  return {stops, calls, callsBefore, listeners, megabytes, work};
}

/** The additional time until a page is quiet, compared with no script, at the median stop. */
const overBlank = (found: Tour, blank: Tour) =>
  median(found.stops.map((stop, n) => quietAt(stop) - quietAt(blank.stops[n] ?? {})));

/** Prints which parts of the page changed something more than 100 ms after the last change of the blank page. */
function explain({ids, note}: Bench, name: string, found: Tour, blank: Tour) {
  const paths = walkPaths(ids);
  for (const [n, stop] of found.stops.entries()) {
    const base = quietAt(blank.stops[n] ?? {});
    const late = Object.entries(stop).filter(([, time]) => time > base + 100);
    const parts = late
      .toSorted(([, a], [, b]) => b - a)
      .map(([part, time]) => `${part} +${Math.round(time - base)} ms`);
    if (parts.length) note(`${name} at ${paths[n] ?? ''}, blank at ${Math.round(base)} ms: ${parts.join(', ')}`);
  }
  note(
    `${name} calls: ${found.calls.join(', ') || 'none'}; before the tour: ${found.callsBefore.join(', ') || 'none'}`,
  );
}

/** Prints the processor time of each stop over that of the blank page: the median of the rounds. */
function explainWork({ids, note}: Bench, name: string, rounds: readonly (readonly Split[])[]) {
  for (const [n, path] of walkPaths(ids).entries()) {
    const over = medianOf(rounds.flatMap(stops => stops[n] ?? []));
    note(`${name} at ${path} ${textOfSplit(over)}`);
  }
}

/** The figures of a tour over the blank page's. */
function readingsOf(name: string, found: Tour, blank: Tour): Reading[] {
  const [all, base] = [sum(found.work), sum(blank.work)];
  const over = minus(all, base);
  return [
    ['tourQuiet', name, overBlank(found, blank)],
    ['tourShare', name, all.task / base.task],
    ['tourTask', name, over.task],
    ['tourScript', name, over.script],
    ['tourStyle', name, over.style],
    ['tourLayout', name, over.layout],
    ['tourCompile', name, over.compile],
    ['tourRest', name, over.rest],
    ['tourCalls', name, found.calls.length],
    ['tourListeners', name, found.listeners],
    ['tourHeap', name, found.megabytes - blank.megabytes],
  ];
}

export async function measureTour(bench: Bench) {
  let last: (() => void)[] = [];
  const works = new Map<string, Split[][]>();
  await bench.measure({least: 4, most: 10}, async () => {
    const blank = await tour(bench, nothing);
    const readings: Reading[] = [['tourListeners', nothing.name, blank.listeners]];
    last = [];
    for (const subject of [bench.ours, ...bench.peers]) {
      const {name} = subject;
      const found = await tour(bench, subject);
      last.push(() => explain(bench, name, found, blank));
      const over = found.work.map((work, n) => minus(work, blank.work[n] ?? work));
      works.set(name, [...(works.get(name) ?? []), over]);
      readings.push(...readingsOf(name, found, blank));
    }
    return readings;
  });
  for (const say of last) say();
  for (const [name, rounds] of works) explainWork(bench, name, rounds);
}
