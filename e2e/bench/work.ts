import type {BrowserContext, Page} from 'playwright';

import {sourceName, type Subject} from './subjects';

/** The work of a script, found by its name in the stack of each call. */
export interface Work {
  /** Timers set, and runs of intervals. */
  timers: number;
  requests: number;
  elements: number;
}

declare global {
  var benchWork: Work | undefined;
}

/**
 * Runs in the page: counts the timers of a script, and with `everything` also its requests and the elements it creates.
 */
function count({name, everything}: {name: string; everything: boolean}) {
  const work: Work = {timers: 0, requests: 0, elements: 0};
  globalThis.benchWork = work;
  const isTheirs = () => {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 50;
    const {stack} = new Error();
    Error.stackTraceLimit = limit;
    return Boolean(stack?.includes(name));
  };
  const timer = globalThis.setTimeout;
  const repeating = globalThis.setInterval;
  const timeout = (...words: Parameters<typeof setTimeout>) => {
    if (isTheirs()) work.timers += 1;
    return timer(...words);
  };
  const interval = (run: TimerHandler, ...words: [number?, ...unknown[]]) => {
    if (!isTheirs() || typeof run !== 'function') return repeating(run, ...words);
    const counted = (...values: unknown[]) => {
      work.timers += 1;
      Reflect.apply(run, globalThis, values);
    };
    return repeating(counted, ...words);
  };
  Object.assign(globalThis, {setTimeout: timeout, setInterval: interval});
  if (!everything) return;
  const watch = (owner: object, method: string, kind: keyof Work) => {
    const native = Reflect.get(owner, method) as (...words: unknown[]) => unknown;
    const counted = function (this: unknown, ...words: unknown[]) {
      if (isTheirs()) work[kind] += 1;
      return Reflect.apply(native, this, words);
    };
    Object.defineProperty(owner, method, {value: counted, writable: true, configurable: true});
  };
  const watchSetter = (owner: object, property: string) => {
    const native = Object.getOwnPropertyDescriptor(owner, property);
    if (!native?.set) return;
    const {set} = native;
    const counted = function (this: unknown, value: unknown) {
      if (isTheirs()) work.elements += 1;
      Reflect.apply(set, this, [value]);
    };
    Object.defineProperty(owner, property, {...native, set: counted});
  };
  watch(globalThis, 'fetch', 'requests');
  watch(XMLHttpRequest.prototype, 'send', 'requests');
  for (const method of ['createElement', 'createElementNS', 'importNode'])
    watch(Document.prototype, method, 'elements');
  watch(Node.prototype, 'cloneNode', 'elements');
  watch(Element.prototype, 'insertAdjacentHTML', 'elements');
  watch(Range.prototype, 'createContextualFragment', 'elements');
  for (const property of ['innerHTML', 'outerHTML']) watchSetter(Element.prototype, property);
}

/** Counts the work of a subject in the pages of a context from now on; call it before the subject is installed. */
export const countWork = (context: BrowserContext, subject: Subject, everything = false) =>
  context.addInitScript(count, {name: sourceName(subject), everything});

/** The counts of a page. */
export const workOf = (page: Page) =>
  page.evaluate(() => globalThis.benchWork ?? {timers: 0, requests: 0, elements: 0});
