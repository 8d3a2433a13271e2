import {createStore} from '#domain/value/store';
import {goTo} from '#host/dom/navigation';
import {elementReady} from '#host/dom/observe';
import {routeOf} from '#host/pages/allRoutes';
import {samplePages, type SamplePage} from '#host/pages/samplePages';
import {text as otherScriptText} from '#kits/otherScript/messages';
import {rateWindow} from '#platform/platform';
import type {Health} from '#services/report';
import type {Services} from '#services/services';
import {anonymous} from './reportText';
import {fragmentOfSection} from './sections';
import {createStopwatch, type Timing} from './stopwatch';
import {checkText as text} from './checkMessages';

/** A problem, on the page where it was seen first. */
export interface Finding {
  /** Name of the route: addresses may contain user names. */
  readonly page: string;
  /** Id of a feature, or name of a query. */
  readonly subject: string;
  readonly detail: string;
}

/** The progress of a check of the site. */
export type CheckState =
  | {readonly is: 'idle'}
  | {readonly is: 'running'; readonly page: number; readonly total: number}
  | {
      readonly is: 'over';
      readonly pages: number;
      readonly total: number;
      readonly findings: readonly Finding[];
      /** Each feature that showed something, on the page on which it took longest; longest first. */
      readonly timings: readonly Timing[];
    };

/** Minimum time on a page: a twentieth of a minute; the maximum is 15 s. */
const calmPace = () => rateWindow() / 20;
const settleTimeoutMs = 15_000;

/** Waits until the tab is visible. Resolves to whether it was hidden: nothing can be found there. */
async function wasHidden(signal: AbortSignal): Promise<boolean> {
  if (!document.hidden || signal.aborted) return false;
  await new Promise<unknown>(resolve => {
    document.addEventListener('visibilitychange', resolve, {once: true, signal});
    signal.addEventListener('abort', resolve, {once: true});
  });
  return !signal.aborted;
}

const routeNameOf = (path: string) => routeOf(new URL(path, location.href))?.name;

/**
 * Waits until the page has settled, at most 15 s, and at least as long as a calm pace requires. On a slow machine
 * features may start late, and only after that is it known what they don't find.
 */
async function settled({bus}: Pick<Services, 'bus'>, signal: AbortSignal) {
  const over = new AbortController();
  const own = AbortSignal.any([signal, over.signal]);
  const after = (milliseconds: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, milliseconds);
      own.addEventListener('abort', () => (clearTimeout(timer), resolve()));
    });
  const isSettled = new Promise<void>(resolve => bus.on('pageSettled', () => resolve(), {signal: own}));
  await Promise.all([after(calmPace()), Promise.race([isSettled, after(settleTimeoutMs)])]);
  over.abort('over');
  if (await wasHidden(signal)) await settled({bus}, signal);
}

/** The path of a page. A slow page may show its links late; `undefined` if there is none after 15 s. */
async function pathOf(sample: SamplePage, signal: AbortSignal): Promise<string | undefined> {
  if ('path' in sample) return sample.path;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(settleTimeoutMs)]);
  const link = await elementReady(sample.links, {signal: inTime}).catch(() => undefined);
  if (!link && (await wasHidden(signal))) return pathOf(sample, signal);
  return link instanceof HTMLAnchorElement ? link.pathname : undefined;
}

const detailOf = (health: Health): string | undefined => {
  if (health.state === 'anchorMissing') return text.anchorMissing(health.anchor);
  if (health.state === 'failed') return text.failed(health.message);
  if (health.state !== 'superseded') return undefined;
  return health.script === undefined ? text.superseded : otherScriptText.note(health.script);
};

/**
 * Visits one page of each kind in this tab and records which features do not find their anchors there, which fail,
 * which calls AniList refuses, and how long each feature takes. Each problem is listed once, on the page where it was
 * seen first. It ends on the page where it started.
 */
export class SiteCheck {
  readonly state = createStore<CheckState>({is: 'idle'});
  readonly #services: Services;
  #end = new AbortController();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Starts over. */
  async start() {
    this.stop();
    this.#end = new AbortController();
    const signal = AbortSignal.any([this.#end.signal, this.#services.signal]);
    const pages = samplePages(this.#services.session.userName());
    const findings = new Map<string, Finding>();
    let page = '';
    const add = (subject: string, detail: string) => {
      const key = `${subject}\n${detail}`;
      if (!findings.has(key)) findings.set(key, {page, subject, detail});
    };
    const watch = createStopwatch(this.#services, signal);
    this.#services.bus.on('callFailed', ({operation, message}) => add(operation, message), {signal});
    let done = 0;
    for (const [index, sample] of pages.entries()) {
      this.#tell(index + 1, pages.length);
      const path = await pathOf(sample, signal);
      if (signal.aborted) break;
      if (path === undefined) {
        add(page, text.noLink);
        continue;
      }
      page = routeNameOf(path) ?? anonymous(path);
      watch.begin(page);
      goTo(path);
      await settled(this.#services, signal);
      if (signal.aborted) break;
      done += 1;
      if (routeNameOf(location.pathname) !== routeNameOf(path)) add(page, text.notReached);
      for (const {id} of this.#services.catalogue) {
        const detail = detailOf(this.#services.report.health(id));
        if (detail !== undefined) add(id, detail);
      }
    }
    if (!this.#services.signal.aborted)
      this.#finish({
        is: 'over',
        pages: done,
        total: pages.length,
        findings: [...findings.values()],
        timings: watch.timings(),
      });
  }

  /** Ends it early; the findings so far stay. */
  stop() {
    this.#end.abort('over');
  }

  #tell(page: number, total: number) {
    this.state.set({is: 'running', page, total});
    this.#services.toasts.show({
      name: 'siteCheck',
      duration: Infinity,
      text: text.progress(page, total),
      action: {label: text.stop, run: () => this.stop()},
    });
  }

  #finish(state: CheckState) {
    this.#end.abort('over');
    this.#services.toasts.show({name: 'siteCheck', text: text.over, kind: 'success'});
    goTo(`/settings/apps${fragmentOfSection('check')}`);
    this.state.set(state);
  }
}

const checks = new WeakMap<Services, SiteCheck>();

/** The check of this page load. It continues when the settings are left, and its findings stay until the next one. */
export function siteCheckOf(services: Services): SiteCheck {
  const check = checks.get(services) ?? new SiteCheck(services);
  checks.set(services, check);
  return check;
}
