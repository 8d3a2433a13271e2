import type {Page} from 'playwright';

declare global {
  /** Frames between the last answer of the API before the first item and that item. */
  var benchFrames: number | undefined;
}

/** Runs in a page before anything else: counts the frames from an answer of the API until a list of ours has an item. */
export function countFrames([list, item]: readonly [list: string, item: string]) {
  const frames: number[] = [];
  const look = (now: number) => {
    frames.push(now);
    if (!document.querySelector(list)?.shadowRoot?.querySelector(item)) return requestAnimationFrame(look);
    const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ends = answers.filter(({name}) => name.includes('graphql')).map(({responseEnd}) => responseEnd);
    const last = Math.max(0, ...ends.filter(end => end > 0 && end < now));
    // The first of them is the frame in which the answer came.
    return void (globalThis.benchFrames = frames.filter(frame => frame > last).length - 1);
  };
  requestAnimationFrame(look);
}

/** The frames that `countFrames` counted in a page; NaN if the list has no item. */
export const framesIn = (page: Page) => page.evaluate(() => globalThis.benchFrames ?? Number.NaN);
