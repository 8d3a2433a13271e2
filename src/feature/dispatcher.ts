import {runAs, setOwner, type Fail} from '#domain/value/owner';
import {watchAddress} from '#host/dom/navigation';
import {whenQuiet} from '#host/dom/quiet';
import {dropUnusedSheets} from '#host/dom/sheets';
import {routeOf} from '#host/pages/allRoutes';
import {matchAny} from '#host/pages/route';
import {watchOwners, type ProfileOwners} from '#host/pages/user/owners';
import {trackViews, type ViewTracker} from '#host/dom/view';
import {
  isOn,
  isSwitchInForce,
  keyOf,
  missingNeeds,
  settingsOfSwitches,
  type FeatureConditions,
} from '#services/features';
import {reportFailure, reportMissingDefinitions} from '#services/failure';
import type {Services} from '#services/services';
import type {Feature} from './defineFeature';
import type {FeatureSource} from './manifest';
import {tagOf, type Part, type Running} from './part';
import {indexParts, inOrder, type IndexedPart, type PartIndex} from './partIndex';
import {createSuperseded, type Superseded} from './supersededBy';

interface RunningPart {
  readonly running: Running;
  readonly view: string;
  readonly end: AbortController;
  readonly fail: Fail;
  key: string;
}

type Match = NonNullable<ReturnType<typeof matchAny<object>>>;

/** Limit for parts that change each other's conditions. */
const maxPasses = 10;

/** Keeps the running parts in line with the address, the settings and the session. */
class Dispatcher {
  readonly #source: FeatureSource;
  readonly #index: PartIndex;
  readonly #services: Services;
  readonly #views: ViewTracker;
  readonly #superseded: Superseded;
  readonly #owners: ProfileOwners;
  readonly #running = new Map<IndexedPart, RunningPart>();
  /** One per part that has started on some page; aborted when it is switched off, loses its sign-in or fails. */
  readonly #enabled = new Map<IndexedPart, AbortController>();
  /** Features that failed stay off until they are switched off and on again or the page is reloaded. */
  readonly #failed = new Set<FeatureConditions>();
  #view = routeOf(new URL(location.href))?.view;
  #quietWait = new AbortController();
  #isReconciling = false;
  /** Whether something has changed since the running pass began. */
  #isOutdated = false;
  /** The state of the file with the definitions that are loaded later. */
  #definitions: 'unread' | 'missing' | 'loading' | 'loaded' = 'unread';

  constructor(source: FeatureSource, services: Services) {
    const {signal} = services;
    this.#source = source;
    this.#index = indexParts(source);
    this.#services = services;
    this.#views = trackViews({signal});
    this.#superseded = createSuperseded(services, () => this.reconcile());
    this.#owners = watchOwners(() => this.reconcile(), {signal});
    watchAddress(() => this.#navigated(), {signal});
    services.settings.changesOf(settingsOfSwitches(source.features)).subscribe(() => this.reconcile(), {signal});
    services.session.subscribe(() => this.reconcile(), {signal});
    signal.addEventListener('abort', () => {
      this.#quietWait.abort('over');
      for (const entry of [...this.#running.keys()]) this.#end(entry);
      for (const entry of [...this.#enabled.keys()]) this.#disable(entry);
    });
  }

  /**
   * Starts the parts that should be running, updates those whose parameters changed, and ends the others. If a part
   * changes a setting or the address meanwhile, another pass follows: within this one, that part would start twice.
   */
  reconcile() {
    this.#isOutdated = true;
    if (this.#isReconciling) return;
    this.#isReconciling = true;
    try {
      for (let pass = 1; this.#isOutdated && pass <= maxPasses; pass += 1) {
        this.#isOutdated = false;
        this.#reconcileOnce(pass === maxPasses);
      }
    } finally {
      this.#isReconciling = false;
    }
    this.#waitForQuiet();
  }

  #reconcileOnce(isLast: boolean) {
    const address = new URL(location.href);
    for (const feature of [...this.#failed])
      if (!isOn(feature, this.#services) && this.#failed.delete(feature)) this.#services.report.clear(feature.id);
    for (const entry of inOrder(this.#index.at(address), this.#running.keys())) {
      if (this.#isOutdated && !isLast) return;
      this.#reconcileEntry(entry, address);
    }
    for (const entry of [...this.#enabled.keys()]) if (!this.#isWanted(entry)) this.#disable(entry);
  }

  /** Checked again before each part, because an earlier one may have failed or changed a setting. */
  #isWanted({feature, switchKey}: IndexedPart): boolean {
    return (
      !this.#failed.has(feature) &&
      isOn(feature, this.#services) &&
      (switchKey === undefined || isSwitchInForce(feature, switchKey, this.#services)) &&
      !missingNeeds(feature, this.#services).length
    );
  }

  #reconcileEntry(entry: IndexedPart, address: URL) {
    if (!this.#isWanted(entry)) return this.#end(entry);
    try {
      const feature = this.#source.definitionOf(entry.featureId);
      if (!feature && this.#definitions === 'loaded') throw new Error(`${entry.featureId} has no definition`);
      if (!feature) return void this.#loadDefinitions();
      const part = feature.parts.find(({name, switch: own}) => name === entry.name && own?.key === entry.switchKey);
      if (part) this.#reconcilePart(entry, feature, part, address);
    } catch (error) {
      this.#fail(entry.feature, error);
    }
  }

  /** Starts the parts that are missing once all definitions are there. The next navigation tries again if it fails. */
  async #loadDefinitions() {
    if (this.#definitions === 'loading') return;
    const isFirst = this.#definitions === 'unread';
    this.#definitions = 'loading';
    try {
      await this.#source.loadDefinitions();
      this.#definitions = 'loaded';
      this.reconcile();
    } catch (error) {
      this.#definitions = 'missing';
      if (isFirst) reportMissingDefinitions(this.#services, error);
    }
  }

  #reconcilePart(entry: IndexedPart, feature: Feature, part: Part, address: URL) {
    const match = this.#withName(matchAny(part.routes, address));
    if (match) this.#superseded.watch(feature, part);
    if (!match || this.#superseded.has(part)) return this.#end(entry);
    const now = this.#running.get(entry);
    const key = JSON.stringify(match.params);
    if (now?.view === match.route.view) {
      if (now.key === key) return;
      if (now.running.update) {
        now.key = key;
        return now.running.update(match.params);
      }
    }
    this.#end(entry);
    this.#start(entry, part, match);
  }

  /** The match with the user's name if the address has a number; `undefined` until the name is known. */
  #withName(match: Match | undefined): Match | undefined {
    if (!match || !('userName' in match.params)) return match;
    const userName = this.#owners.nameOf(String(match.params.userName));
    return userName === undefined ? undefined : {...match, params: {...match.params, userName}};
  }

  #start(entry: IndexedPart, part: Part, {params, route: {view}}: Match) {
    const {featureId, order} = entry;
    const end = new AbortController();
    const fail = (error: unknown) => {
      // Forty elements that throw the same error count as one failure.
      if (end.signal.aborted) return;
      end.abort('over');
      this.#fail(entry.feature, error);
    };
    setOwner(end.signal, fail);
    runAs(fail, () => {
      const running = part.start({
        params,
        order,
        fail,
        signal: end.signal,
        services: this.#services,
        featureId,
        tag: tagOf(keyOf(entry.feature), part),
        views: this.#views,
        enabled: this.#enable(entry),
      });
      // The part may have failed synchronously while starting.
      if (!end.signal.aborted) this.#running.set(entry, {running, view, end, fail, key: JSON.stringify(params)});
    });
  }

  #fail(feature: FeatureConditions, error: unknown) {
    this.#failed.add(feature);
    reportFailure(this.#services, feature.id, error);
    for (const entry of [...this.#running.keys()]) if (entry.feature === feature) this.#end(entry);
    for (const entry of [...this.#enabled.keys()]) if (entry.feature === feature) this.#disable(entry);
  }

  #end(entry: IndexedPart) {
    this.#running.get(entry)?.end.abort('over');
    this.#running.delete(entry);
  }

  #enable(entry: IndexedPart): AbortSignal {
    const known = this.#enabled.get(entry) ?? new AbortController();
    this.#enabled.set(entry, known);
    return known.signal;
  }

  #disable(entry: IndexedPart) {
    this.#enabled.get(entry)?.abort('over');
    this.#enabled.delete(entry);
    // Elements that have been removed end in a microtask, and release their sheets then.
    queueMicrotask(dropUnusedSheets);
  }

  #navigated() {
    const view = routeOf(new URL(location.href))?.view;
    if (view === undefined || view !== this.#view) this.#views.addressChanged();
    this.#view = view;
    this.reconcile();
  }

  /** Missing anchors are only reported once the page is quiet. */
  #waitForQuiet() {
    this.#quietWait.abort('over');
    this.#quietWait = new AbortController();
    whenQuiet(() => this.#settled(), {signal: this.#quietWait.signal});
  }

  #settled() {
    this.#views.settle();
    for (const [{featureId}, {running, fail}] of this.#running)
      runAs(fail, () => {
        running.onQuiet?.();
        const anchor = running.missingAnchor?.();
        if (anchor) this.#services.report.anchorMissing(featureId, anchor);
      });
    if (this.#definitions !== 'loading') this.#services.bus.emit('pageSettled', undefined);
  }
}

/** Starts the dispatcher. It runs until the services' signal aborts. */
export const startDispatcher = (source: FeatureSource, services: Services) =>
  new Dispatcher(source, services).reconcile();
