import {watchAddress} from '#host/dom/navigation';
import {whenQuiet} from '#host/dom/quiet';
import {routeOf} from '#host/pages/allRoutes';
import {matchAny} from '#host/pages/route';
import {trackViews, type ViewTracker} from '#host/dom/view';
import {isOn, missingNeeds, settingsOfSwitches} from '#services/features';
import type {Services} from '#services/services';
import type {Feature} from './defineFeature';
import {watchSuperseded} from './supersededBy';
import {tagOf, type Part, type Running} from './part';
import {orderParts, type FeaturePart} from './partOrder';

interface RunningPart {
  readonly running: Running;
  readonly view: string;
  readonly end: AbortController;
  key: string;
}

/** Keeps the running parts in line with the address, the settings and the session. */
class Dispatcher {
  readonly #catalogue: readonly Feature[];
  readonly #parts: readonly FeaturePart[];
  readonly #services: Services;
  readonly #views: ViewTracker;
  readonly #running = new Map<Part, RunningPart>();
  /**
   * One per feature that has started on some page; aborted when the feature is switched off, loses its sign-in or
   * fails.
   */
  readonly #enabled = new Map<Feature, AbortController>();
  /** Features that failed stay off until they are switched off and on again or the page is reloaded. */
  readonly #failed = new Set<string>();
  /** Parts that the site now provides itself. */
  readonly #superseded = new Set<Part>();
  #view = routeOf(new URL(location.href))?.view;
  #quietWait = new AbortController();

  constructor(catalogue: readonly Feature[], services: Services) {
    const {signal} = services;
    this.#catalogue = catalogue;
    this.#parts = orderParts(catalogue);
    this.#services = services;
    this.#views = trackViews({signal});
    watchSuperseded(catalogue, services, part => {
      this.#superseded.add(part);
      this.reconcile();
    });
    watchAddress(() => this.#navigated(), {signal});
    services.settings.changesOf(settingsOfSwitches(catalogue)).subscribe(() => this.reconcile(), {signal});
    services.session.subscribe(() => this.reconcile(), {signal});
    signal.addEventListener('abort', () => {
      this.#quietWait.abort();
      for (const part of [...this.#running.keys()]) this.#end(part);
      for (const feature of [...this.#enabled.keys()]) this.#disable(feature);
    });
  }

  /** Starts the parts that should be running, updates those whose parameters changed, and ends the others. */
  reconcile() {
    const address = new URL(location.href);
    for (const feature of this.#catalogue)
      if (!isOn(feature, this.#services) && this.#failed.delete(feature.id)) this.#services.report.clear(feature.id);
    for (const [order, each] of this.#parts.entries())
      this.#reconcilePart(each, order, this.#shouldRun(each) ? address : undefined);
    for (const feature of this.#catalogue)
      if (!feature.parts.some(part => this.#shouldRun({feature, part}))) this.#disable(feature);
    this.#waitForQuiet();
  }

  /** Asked for each part when its turn comes, because one before it may have failed or changed a setting. */
  #shouldRun({feature, part}: FeaturePart): boolean {
    if (this.#failed.has(feature.id) || this.#superseded.has(part)) return false;
    return isOn(feature, this.#services) && !missingNeeds(feature, this.#services).length;
  }

  #reconcilePart({feature, part}: FeaturePart, order: number, address: URL | undefined) {
    const match = address && matchAny(part.routes, address);
    const now = this.#running.get(part);
    if (!match) {
      if (now) this.#end(part);
      return;
    }
    const key = JSON.stringify(match.params);
    const view = match.route.view;
    if (now && now.view === view) {
      if (now.key === key) return;
      if (now.running.update) {
        now.key = key;
        now.running.update(match.params);
        return;
      }
    }
    if (now) this.#end(part);
    this.#start(feature, part, order, match.params, view);
  }

  #start(feature: Feature, part: Part, order: number, params: object, view: string) {
    const end = new AbortController();
    const fail = (error: unknown) => {
      // Forty elements that throw the same error are one failure.
      if (end.signal.aborted) return;
      this.#failed.add(feature.id);
      this.#services.report.failed(feature.id, error);
      end.abort('over');
      for (const each of feature.parts) this.#end(each);
      this.#disable(feature);
    };
    try {
      const running = part.start({
        params,
        order,
        fail,
        signal: end.signal,
        services: this.#services,
        featureId: feature.id,
        tag: tagOf(feature.id, part),
        views: this.#views,
        enabled: this.#enable(feature),
      });
      // The part may have failed synchronously while starting.
      if (!end.signal.aborted) this.#running.set(part, {running, view, end, key: JSON.stringify(params)});
    } catch (error) {
      fail(error);
    }
  }

  #end(part: Part) {
    this.#running.get(part)?.end.abort('over');
    this.#running.delete(part);
  }

  #enable(feature: Feature): AbortSignal {
    const known = this.#enabled.get(feature) ?? new AbortController();
    this.#enabled.set(feature, known);
    return known.signal;
  }

  #disable(feature: Feature) {
    this.#enabled.get(feature)?.abort('over');
    this.#enabled.delete(feature);
  }

  #navigated() {
    const view = routeOf(new URL(location.href))?.view;
    if (view === undefined || view !== this.#view) this.#views.addressChanged();
    this.#view = view;
    this.reconcile();
  }

  /** Missing anchors are only reported once the page is quiet. */
  #waitForQuiet() {
    this.#quietWait.abort();
    this.#quietWait = new AbortController();
    whenQuiet(() => this.#settled(), {signal: this.#quietWait.signal});
  }

  #settled() {
    this.#views.settle();
    for (const {feature, part} of this.#parts) {
      const running = this.#running.get(part)?.running;
      running?.onQuiet?.();
      const anchor = running?.missingAnchor?.();
      if (anchor) this.#services.report.anchorMissing(feature.id, anchor);
    }
  }
}

/** Starts the dispatcher. It runs until the services' signal aborts. */
export const startDispatcher = (catalogue: readonly Feature[], services: Services) =>
  new Dispatcher(catalogue, services).reconcile();
