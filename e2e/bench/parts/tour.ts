import {navigate} from '../../support/page';
import {walkPaths} from '../../support/walk';
import type {Bench} from '../bench';
import {heapOf, median, metrics, openCdpSession} from '../measure';
import type {Reading} from '../repeat';
import {openAs} from '../scene';
import {noteChanges, now, settled} from '../settle';
import {nothing, type Subject} from '../subjects';

/** One visit of every kind of page. */
export interface Tour {
  /** For each stop the milliseconds from the navigation to the last change, by the part of the page that made it. */
  readonly stops: readonly Readonly<Record<string, number>>[];
  readonly calls: readonly string[];
  readonly listeners: number;
  readonly megabytes: number;
  /** Processor time of the main thread: all tasks, and the script in them (ms). */
  readonly task: number;
  readonly script: number;
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
  const started = await metrics(session);
  const stops: Record<string, number>[] = [];
  for (const path of walkPaths(ids)) {
    const start = await now(page);
    await navigate(page, path);
    const changes = Object.entries(await settled(page, 300)).filter(([, time]) => time > start);
    stops.push(Object.fromEntries(changes.map(([part, time]) => [part, time - start])));
  }
  const ended = await metrics(session);
  const megabytes = await heapOf(session);
  const listeners = (await metrics(session)).get('JSEventListeners') ?? Number.NaN;
  const during = (counter: string) => ((ended.get(counter) ?? 0) - (started.get(counter) ?? 0)) * 1000;
  const calls = await callsOf(bench);
  await context.close();
  return {stops, calls, listeners, megabytes, task: during('TaskDuration'), script: during('ScriptDuration')};
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
  note(`${name} calls: ${found.calls.join(', ') || 'none'}`);
}

export async function measureTour(bench: Bench) {
  let last: (() => void)[] = [];
  await bench.measure({least: 4, most: 10}, async () => {
    const blank = await tour(bench, nothing);
    const readings: Reading[] = [['tourListeners', nothing.name, blank.listeners]];
    last = [];
    for (const subject of [bench.ours, ...bench.peers]) {
      const found = await tour(bench, subject);
      last.push(() => explain(bench, subject.name, found, blank));
      readings.push(
        ['tourQuiet', subject.name, overBlank(found, blank)],
        ['tourTask', subject.name, found.task - blank.task],
        ['tourScript', subject.name, found.script - blank.script],
        ['tourCalls', subject.name, found.calls.length],
        ['tourListeners', subject.name, found.listeners],
        ['tourHeap', subject.name, found.megabytes - blank.megabytes],
      );
    }
    return readings;
  });
  for (const say of last) say();
}
