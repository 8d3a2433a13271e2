import {equal} from '@wry/equality';

import {owned} from '#domain/value/owner';
import {withAncestors} from '#host/dom/ancestors';
import {watchElements, type HostChanges} from '#host/dom/observe';
import {nearViewport, type Gate} from './gate';
import {loadComponent, type LoadedComponent} from './loadComponent';
import type {PartVisit, Running} from './part';
import {observePatches, type PatchObserver} from './patches';
import type {PlaceOptions} from './placeOptions';
import {Placed} from './placed';

/** Runs a `place` part for one visit: creates and removes elements as their anchors appear and disappear. */
class Placement<P extends object, D extends object> implements Running<P> {
  readonly #options: PlaceOptions<P, D>;
  readonly #visit: PartVisit;
  readonly #placed = new Map<Element, Placed<P & D>>();
  readonly #patches: PatchObserver;
  readonly #gate: Gate | undefined;
  readonly #heldBack = new Set<Element>();
  #wasQuiet = false;
  #params: P;
  #component: LoadedComponent<P & D> | undefined;
  #loading: Promise<void> | undefined;

  constructor(options: PlaceOptions<P, D>, visit: PartVisit) {
    this.#options = options;
    this.#visit = visit;
    this.#params = visit.params as P;
    const {signal} = visit;
    const {repeats, far} = options.at;
    const boxes = typeof repeats === 'object' ? repeats.selector : undefined;
    this.#gate =
      repeats || far
        ? nearViewport(
            owned(node => this.#onNear(node), signal),
            boxes,
          )
        : undefined;
    this.#patches = observePatches(
      options.at.watch ?? {},
      this.#placed,
      owned(placed => this.#read(placed), signal),
    );
    signal.addEventListener('abort', () => this.#end());
    options.at.again?.subscribe(() => this.#readAgain(), {signal});
    watchElements(
      options.at.selector,
      {
        found: node => this.#onFound(node),
        changed: changes => this.#onChanged(changes),
        ...(options.reserve && {inserted: node => this.#onInserted(node)}),
      },
      {signal},
    );
  }

  update(params: P) {
    this.#params = params;
    for (const placed of this.#placed.values()) this.#read(placed);
  }

  #readAgain() {
    const {awaits} = this.#options.at;
    for (const placed of this.#placed.values()) if (!awaits || !placed.model) this.#read(placed);
  }

  /** Whether an anchor has not been near the viewport yet. Until then it is neither read nor watched. */
  #isFar({wasNear}: Placed<P & D>) {
    return Boolean(this.#options.at.repeats) && !wasNear;
  }

  missingAnchor() {
    const {presence, name} = this.#options.at;
    return presence === 'always' && this.#placed.size === 0 ? name : undefined;
  }

  /**
   * Places anchors that were skipped because they seemed to belong to the leaving view but belong to the current one.
   * Far anchors are only now in their final position, since the page has its full length.
   */
  onQuiet() {
    this.#wasQuiet = true;
    const held = [...this.#heldBack];
    this.#heldBack.clear();
    for (const node of held) if (node.isConnected) this.#onFound(node);
  }

  /** Reserves the space before the next paint; everything else waits until the node is reported as found. */
  #onInserted(node: Element) {
    const placed = this.#placed.has(node) ? undefined : this.#add(node);
    const model = placed && this.#modelOf(node);
    if (model) this.#reserve(placed, model);
  }

  #onFound(node: Element) {
    if (this.#visit.signal.aborted) return;
    const placed = this.#placed.get(node) ?? this.#add(node);
    if (!placed) return;
    if (this.#isFar(placed)) this.#gate?.watch(node);
    this.#read(placed);
  }

  /** Adds an anchor, unless it is held back until the page is quiet. */
  #add(node: Element): Placed<P & D> | undefined {
    if (this.#visit.views.isLeaving(node) || (this.#options.at.far && !this.#wasQuiet)) {
      this.#heldBack.add(node);
      return undefined;
    }
    const {order} = this.#visit;
    const placed = new Placed<P & D>(node, {position: this.#options.at.position, order});
    this.#placed.set(node, placed);
    if (!this.#isFar(placed)) this.#patches.observe(node);
    return placed;
  }

  #reserve(placed: Placed<P & D>, model: P & D) {
    const space = this.#options.reserve?.(model);
    if (space) placed.reserve(space, this.#options.css);
  }

  /** The props to show at a node now, if any. */
  #modelOf(node: Element): (P & D) | undefined {
    const data = this.#options.at.read(node);
    const whole = data && {...this.#params, ...data};
    return whole && (this.#options.where?.(whole, this.#visit.services) ?? true) ? whole : undefined;
  }

  /** Reserves the space of an anchor that isn't near yet, and requests its data with those of the others. */
  #readAhead(placed: Placed<P & D>) {
    const {reserve} = this.#options;
    const model = reserve || this.#component?.prepare ? this.#modelOf(placed.node) : undefined;
    if (!model) return placed.release();
    this.#reserve(placed, model);
    this.#prepare(placed, model);
  }

  #prepare(placed: Placed<P & D>, model: P & D) {
    if (!this.#component?.prepare || equal(model, placed.prepared)) return;
    placed.prepared = model;
    this.#component.prepare(model);
  }

  #read(placed: Placed<P & D>, isNear = false) {
    if (this.#isFar(placed)) return this.#readAhead(placed);
    const model = this.#modelOf(placed.node);
    // Without a model there may still be reserved space.
    if (model && equal(model, placed.model)) return;
    placed.model = model;
    if (!model) return this.#unmount(placed);
    this.#reserve(placed, model);
    if (this.#options.at.far && !placed.element) this.#gate?.watch(placed.node);
    else void this.#show(placed, model, isNear);
  }

  async #load() {
    this.#component = await loadComponent(this.#visit, this.#options);
    if (this.#visit.signal.aborted || !this.#component.prepare) return;
    for (const placed of this.#placed.values()) if (this.#isFar(placed)) this.#readAhead(placed);
  }

  async #show(placed: Placed<P & D>, model: P & D, isNear = false) {
    // Where loading takes time, the page may have been scrolled on.
    const isStillNear = isNear && this.#component !== undefined;
    try {
      if (!this.#component) await (this.#loading ??= this.#load());
      if (this.#visit.signal.aborted || placed.model !== model || !placed.node.isConnected) return;
      this.#prepare(placed, model);
      if (this.#options.shouldRender) this.#unmount(placed);
      if (placed.element) placed.element.show(model);
      else if (this.#options.at.repeats && !isStillNear) this.#gate?.watch(placed.node);
      else await this.#mountIfShown(placed);
    } catch (error) {
      placed.release();
      if (!this.#visit.signal.aborted) this.#visit.fail(error);
    }
  }

  #onNear(node: Element) {
    const placed = this.#placed.get(node);
    if (placed && this.#isFar(placed)) {
      placed.wasNear = true;
      this.#patches.observe(node);
      this.#read(placed, true);
    } else if (this.#options.at.far && placed?.model && !placed.element) void this.#show(placed, placed.model);
    else if (placed?.model && !placed.element)
      this.#mountIfShown(placed).catch((error: unknown) => this.#visit.signal.aborted || this.#visit.fail(error));
    else placed?.element?.resume();
  }

  async #mountIfShown(placed: Placed<P & D>) {
    const {model, node} = placed;
    const {shouldRender} = this.#options;
    if (shouldRender && model) {
      const isWorth = await shouldRender(model);
      // The anchor may have been removed or its data may have changed while waiting.
      if (!isWorth || this.#visit.signal.aborted || placed.model !== model || placed.element || !node.isConnected)
        return;
    }
    this.#mount(placed);
  }

  #mount(placed: Placed<P & D>) {
    if (!this.#component || !placed.model) return;
    const element = this.#component.create(placed.model, {
      replaceHost: shows => placed.replaceHost(shows && element.isConnected),
      rendered: () => placed.release(),
      fail: error => this.#visit.fail(error),
    });
    this.#gate?.hold(placed.node, element);
    placed.mount(element);
    this.#visit.services.report.working(this.#visit.featureId, this.#visit.signal);
  }

  #unmount(placed: Placed<P & D>) {
    this.#gate?.release(placed.node);
    placed.unmount();
  }

  /**
   * The host may have removed anchors, moved them away from our elements, or emptied them together with our elements. A
   * feed has hundreds of anchors and mostly grows, so that only few of them are looked at.
   */
  #onChanged({targets, hasRemovals}: HostChanges) {
    const around = withAncestors(targets);
    for (const placed of this.#placed.values()) {
      const {node, element, model} = placed;
      if (!hasRemovals && !around.has(node) && !targets.has(node.parentNode as Node)) continue;
      if (!node.isConnected || !node.matches(this.#options.at.selector)) {
        this.#unmount(placed);
        this.#placed.delete(node);
      } else if (element && (!element.isConnected || targets.has(node) || targets.has(node.parentNode as Node)))
        placed.keepInPlace();
      else if (!model && around.has(node)) this.#read(placed);
    }
  }

  #end() {
    this.#patches.end();
    for (const placed of this.#placed.values()) this.#unmount(placed);
    this.#gate?.end();
    this.#placed.clear();
  }
}

/** Starts a `place` part for a visit. */
export const startPlacement = <P extends object, D extends object>(
  options: PlaceOptions<P, D>,
  visit: PartVisit,
): Running => new Placement(options, visit);
