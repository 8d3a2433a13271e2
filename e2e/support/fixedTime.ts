import type {BrowserContext, Page} from '@playwright/test';

declare global {
  /** Milliseconds by which `moveTime` has moved the present of a page. */
  var movedBy: number | undefined;
}

/** Runs in every page before anything else: the present is a fixed moment, while timers and frames continue. */
function fix(moment: number) {
  const Real = Date;
  const now = () => moment + (globalThis.movedBy ?? 0);
  globalThis.Date = new Proxy(Real, {
    construct: (target, words, asked) =>
      Reflect.construct(target, words.length ? words : [now()], asked) as InstanceType<DateConstructor>,
    apply: target => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}

/** Holds the clock of the pages of a context; unlike Playwright's it can be released. */
export const fixTime = (context: BrowserContext, moment: string) => context.addInitScript(fix, Date.parse(moment));

/** Moves the present of a page whose clock is held, until it is loaded again. */
export const moveTime = (page: Page, milliseconds: number) =>
  page.evaluate(by => void (globalThis.movedBy = (globalThis.movedBy ?? 0) + by), milliseconds);
