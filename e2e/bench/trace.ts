import type {Browser, Page} from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** The part of `dur` in which the thread had a processor: the rest is other work of the machine. */
  readonly tdur?: number;
  readonly args?: {readonly name?: string; readonly data?: {readonly url?: string}};
}

const timeline = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Runs `body` and resolves to the work of the browser's main threads in the meantime. */
async function traced(
  browser: Browser,
  page: Page,
  body: () => Promise<unknown>,
  categories = timeline,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, {categories});
  await body();
  const trace = await browser.stopTracing();
  return (JSON.parse(trace.toString()) as {traceEvents: readonly TraceEvent[]}).traceEvents;
}

const costOf = ({dur = 0, tdur = dur}: TraceEvent) => tdur;
const endOf = ({ts, dur = 0}: TraceEvent) => ts + dur;
const isTask = ({name}: TraceEvent) => name.endsWith('RunTask');
const longest = (durations: readonly number[]) => Math.max(0, ...durations) / 1000;

/** The longest task of a page's main thread after the mark `bench-begin` (ms). */
export async function longestTask(browser: Browser, page: Page, body: () => Promise<unknown>): Promise<number> {
  const events = await traced(browser, page, body);
  const begin = events.find(({name}) => name === 'bench-begin');
  if (!begin) throw new Error('the page did not say where to begin');
  const {pid, tid, ts} = begin;
  const tasks = events.filter(event => isTask(event) && event.pid === pid && event.tid === tid && event.ts >= ts);
  return longest(tasks.map(costOf));
}

const scripts = ['FunctionCall', 'RunMicrotasks', 'EvaluateScript', 'v8.callFunction'];

/**
 * The longest script time of a task in which the script of this name was called (ms): calls and microtasks of the task together,
 * including the host's, without the layout and painting between them.
 */
export async function longestScriptTask(
  browser: Browser,
  page: Page,
  name: string,
  body: () => Promise<unknown>,
): Promise<number> {
  const events = await traced(browser, page, body);
  const calls = events
    .filter(event => scripts.includes(event.name) && event.dur)
    .sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  const times: number[] = [];
  for (const task of events.filter(event => isTask(event) && (event.dur ?? 0) > 1000)) {
    const within = calls.filter(
      call => call.pid === task.pid && call.tid === task.tid && call.ts >= task.ts && endOf(call) <= endOf(task),
    );
    if (!within.some(({args}) => args?.data?.url?.endsWith(name))) continue;
    let until = 0;
    let sum = 0;
    // Nested calls are counted once.
    for (const call of within) {
      if (call.ts < until) continue;
      until = endOf(call);
      sum += costOf(call);
    }
    times.push(sum);
  }
  return longest(times);
}

/** A stretch of work of a main thread: its begin in microseconds of the browser's clock, and its processor time (ms). */
export interface Work {
  readonly at: number;
  readonly cost: number;
}

const isCompiling = ({name}: TraceEvent) => /^v8\.(?:compile|parse)/i.test(name);

/**
 * The compiling and parsing of scripts on the main threads of all pages while `body` runs. The browser's own counter of
 * it has stayed zero since Chromium compiles functions when they are called.
 */
export async function compilingDuring(browser: Browser, page: Page, body: () => Promise<unknown>): Promise<Work[]> {
  const events = await traced(browser, page, body, ['v8', 'disabled-by-default-v8.compile']);
  const threadOf = ({pid, tid}: TraceEvent) => `${pid} ${tid}`;
  const named = events.filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const until = new Map(named.map(event => [threadOf(event), 0]));
  const found: Work[] = [];
  // Nested ones are counted once.
  for (const event of events.filter(isCompiling).toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a))) {
    if (event.ts < (until.get(threadOf(event)) ?? Infinity)) continue;
    until.set(threadOf(event), endOf(event));
    found.push({at: event.ts, cost: costOf(event) / 1000});
  }
  return found;
}
