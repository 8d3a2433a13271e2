import type {BrowserContext, Page} from '@playwright/test';

import type {StandIn} from './server';

declare global {
  /** Milliseconds by which `moveTime` has moved the present of a page. */
  var movedBy: number | undefined;
}

/** The present of a page: a fixed moment, or the real one moved by some time (ms). */
type Present = {readonly at: number} | {readonly by: number};

/** Runs in every page before anything else: changes the present, while timers and frames continue. */
function fix(present: Present) {
  const Real = Date;
  const now = () => ('at' in present ? present.at : Real.now() + present.by) + (globalThis.movedBy ?? 0);
  globalThis.Date = new Proxy(Real, {
    construct: (target, words, asked) =>
      Reflect.construct(target, words.length ? words : [now()], asked) as InstanceType<DateConstructor>,
    apply: target => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}

/** Holds the clock of the pages of a context; unlike Playwright's it can be released. */
export const fixTime = (context: BrowserContext, moment: string) =>
  context.addInitScript(fix, {at: Date.parse(moment)});

/** Moves the clock of the pages of a context, which continues. */
export const shiftTime = (context: BrowserContext, by: number) => context.addInitScript(fix, {by});

/** The time of the stand-in (epoch milliseconds), which is the real one unless a test has set it. */
export const timeOf = async (standIn: StandIn) => Date.parse((await standIn.control<{now: string}>('clock')).now);

/** Moves the present of a page whose clock is held, until it is loaded again. */
export const moveTime = (page: Page, milliseconds: number) =>
  page.evaluate(by => void (globalThis.movedBy = (globalThis.movedBy ?? 0) + by), milliseconds);
