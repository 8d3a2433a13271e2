import type {BrowserContext} from '@playwright/test';

/** Runs in every page before anything else: the present is always the same moment, while timers and frames go on. */
function fix(moment: number) {
  const Real = Date;
  const now = () => moment;
  globalThis.Date = new Proxy(Real, {
    construct: (target, words, asked) =>
      Reflect.construct(target, words.length ? words : [moment], asked) as InstanceType<DateConstructor>,
    apply: target => new target(moment).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}

/** Holds the clock of the pages of a context; unlike that of Playwright it can be let go. */
export const fixTime = (context: BrowserContext, moment: string) => context.addInitScript(fix, Date.parse(moment));
