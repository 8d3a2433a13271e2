import {owned} from '#domain/value/owner';
import {accessorFor, type Access, type OverrideTarget, type MarkedNode, overrideMark} from './overridable';

/**
 * The new value, or a function that computes it from the host's. A function's `undefined` keeps the host's value; a
 * plain `undefined` removes an attribute.
 */
export type OverrideValue = string | boolean | undefined | ((host: string | undefined) => string | undefined);

interface Claim {
  readonly order: number;
  /** Returns the new value. */
  readonly valueFor: (host: unknown) => unknown;
  readonly signal: AbortSignal;
}

interface Slot extends Access {
  /** The value the host last wrote. */
  host: unknown;
  /** The value we last wrote, to distinguish our own writes from the host's. */
  ours: unknown;
  claims: Claim[];
  readonly observer: MutationObserver;
}

const slots = new WeakMap<Node, Map<string, Slot>>();

/**
 * Nodes with an override that ends with the same signal. Held weakly, so that a long-lived signal does not keep nodes
 * that the host has discarded.
 */
interface Claimed {
  readonly known: WeakSet<Node>;
  readonly refs: Set<WeakRef<Node>>;
}

const claimedUntil = new WeakMap<AbortSignal, Claimed>();
const discardedNodes = new FinalizationRegistry<{ref: WeakRef<Node>; refs: Set<WeakRef<Node>>}>(({ref, refs}) =>
  refs.delete(ref),
);

const nameOf = (target: OverrideTarget) =>
  'text' in target ? 'text' : 'attribute' in target ? `attribute:${target.attribute}` : `property:${target.property}`;

/** The value of a claim as a function of the host's. If it throws, the feature ends and the host's value stays. */
function valueFor(value: OverrideValue, signal: AbortSignal): Claim['valueFor'] {
  if (typeof value !== 'function') return () => value;
  let result: string | undefined;
  const compute = owned((host: string | undefined) => void (result = value(host)), signal);
  return host => {
    result = undefined;
    compute(typeof host === 'string' ? host : undefined);
    return result ?? host;
  };
}

function apply(slot: Slot) {
  const claim = slot.claims[0];
  if (!claim) return;
  const wanted = claim.valueFor(slot.host);
  // It may have thrown, which ends the claims of its feature.
  if (slot.claims[0] !== claim) return;
  if (slot.read() !== wanted) slot.write(wanted);
  slot.ours = slot.read();
  // Discard the records of our own write, so that the observer only reports those of the host.
  slot.observer.takeRecords();
}

function hostChanged(slot: Slot) {
  slot.host = slot.read();
  apply(slot);
}

/** Accepts a write of the host that the observer has not reported yet or, for a property, cannot report. */
function acceptHostWrites(slot: Slot) {
  if (slot.observer.takeRecords().length || slot.read() !== slot.ours) hostChanged(slot);
}

function openSlot(node: Node, target: OverrideTarget): Slot {
  const {read, write} = accessorFor(node, target);
  const observer = new MutationObserver(() => hostChanged(slot));
  const slot: Slot = {host: read(), ours: undefined, claims: [], read, write, observer};
  if ('text' in target) observer.observe(node, {characterData: true, childList: true, subtree: true});
  if ('attribute' in target) observer.observe(node, {attributes: true, attributeFilter: [target.attribute]});
  return slot;
}

function closeSlot(node: MarkedNode, name: string, slot: Slot) {
  slot.observer.disconnect();
  if (slot.read() !== slot.host) slot.write(slot.host);
  slots.get(node)?.delete(name);
  node[overrideMark]?.delete(name);
  if (!node[overrideMark]?.size) delete node[overrideMark];
}

function endClaims(node: Node, signal: AbortSignal) {
  for (const [name, slot] of slots.get(node) ?? []) {
    if (!slot.claims.some(claim => claim.signal === signal)) continue;
    acceptHostWrites(slot);
    slot.claims = slot.claims.filter(claim => claim.signal !== signal);
    if (slot.claims.length) apply(slot);
    else closeSlot(node, name, slot);
  }
}

/** Ends a node's overrides when their signal ends, unless the node has been garbage-collected. */
function endOnAbort(signal: AbortSignal, node: Node) {
  let claimed = claimedUntil.get(signal);
  if (!claimed) {
    const refs = new Set<WeakRef<Node>>();
    claimed = {known: new WeakSet(), refs};
    claimedUntil.set(signal, claimed);
    signal.addEventListener('abort', () => {
      for (const ref of refs) {
        const left = ref.deref();
        if (left) endClaims(left, signal);
      }
      // A node may outlive many visits (the page's title does), so it must not keep these references alive.
      discardedNodes.unregister(refs);
    });
  }
  if (claimed.known.has(node)) return;
  claimed.known.add(node);
  const {refs} = claimed;
  const ref = new WeakRef(node);
  refs.add(ref);
  discardedNodes.register(node, {ref, refs}, refs);
}

/** The value that the host last wrote, whether or not it is overridden. */
export function hostValue(node: Node, target: OverrideTarget): unknown {
  const slot = slots.get(node)?.get(nameOf(target));
  if (!slot) return accessorFor(node, target).read();
  acceptHostWrites(slot);
  return slot.host;
}

/**
 * Overrides a value of a host node until the signal ends; this is the only way in which host nodes are changed. The
 * host may continue to write to it, and gets its latest value back when the last override ends. If several features
 * override the same target, the lowest `order` wins, and the next one takes over when it ends.
 */
export function override(
  node: Node,
  target: OverrideTarget,
  value: OverrideValue,
  {signal, order = 0}: {signal: AbortSignal; order?: number},
) {
  if (signal.aborted) return;
  const name = nameOf(target);
  const nodeSlots = slots.get(node) ?? new Map<string, Slot>();
  slots.set(node, nodeSlots);
  const known = nodeSlots.get(name);
  if (known) acceptHostWrites(known);
  const slot = known ?? openSlot(node, target);
  nodeSlots.set(name, slot);
  ((node as MarkedNode)[overrideMark] ??= new Set()).add(name);
  slot.claims.push({order, valueFor: valueFor(value, signal), signal});
  slot.claims.sort((a, b) => a.order - b.order);
  apply(slot);
  endOnAbort(signal, node);
}
