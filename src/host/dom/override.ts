import {access, type Access, type OverrideTarget, type Sanctioned, sanction} from './overridable';

/** The new value, or how to make it from the host's. `undefined` leaves (or, for attributes, removes) it. */
export type OverrideValue = string | boolean | undefined | ((host: string | undefined) => string | undefined);

interface Claim {
  readonly order: number;
  readonly value: OverrideValue;
  readonly signal: AbortSignal;
}

interface Slot extends Access {
  /** What the host last wrote. */
  host: unknown;
  /** What we last wrote, to tell our own write from the host's. */
  ours: unknown;
  claims: Claim[];
  readonly observer: MutationObserver;
}

const slots = new WeakMap<Node, Map<string, Slot>>();

/** Nodes with a claim that ends with the same signal. Known weakly: what the host threw away is not kept by a signal that lives on. */
interface Claimed {
  readonly known: WeakSet<Node>;
  readonly refs: Set<WeakRef<Node>>;
}

const claimedUntil = new WeakMap<AbortSignal, Claimed>();
const thrownAway = new FinalizationRegistry<{ref: WeakRef<Node>; refs: Set<WeakRef<Node>>}>(({ref, refs}) =>
  refs.delete(ref),
);

const nameOf = (target: OverrideTarget) =>
  'text' in target ? 'text' : 'attribute' in target ? `attribute:${target.attribute}` : `property:${target.property}`;

function apply(slot: Slot) {
  const claim = slot.claims[0];
  if (!claim) return;
  const host = typeof slot.host === 'string' ? slot.host : undefined;
  const value = typeof claim.value === 'function' ? claim.value(host) : claim.value;
  const wanted = value === undefined && typeof claim.value === 'function' ? slot.host : value;
  if (slot.read() !== wanted) slot.write(wanted);
  slot.ours = slot.read();
  // Our own write is no news: what the observer tells from here on is the host's doing.
  slot.observer.takeRecords();
}

function hostChanged(slot: Slot) {
  slot.host = slot.read();
  apply(slot);
}

/** Takes in what the host wrote and the observer has not told yet, or (a property) cannot tell. */
function catchUp(slot: Slot) {
  if (slot.observer.takeRecords().length || slot.read() !== slot.ours) hostChanged(slot);
}

function openSlot(node: Node, target: OverrideTarget): Slot {
  const {read, write} = access(node, target);
  const observer = new MutationObserver(() => hostChanged(slot));
  const slot: Slot = {host: read(), ours: undefined, claims: [], read, write, observer};
  if ('text' in target) observer.observe(node, {characterData: true, childList: true, subtree: true});
  if ('attribute' in target) observer.observe(node, {attributes: true, attributeFilter: [target.attribute]});
  return slot;
}

function closeSlot(node: Sanctioned, name: string, slot: Slot) {
  slot.observer.disconnect();
  if (slot.read() !== slot.host) slot.write(slot.host);
  slots.get(node)?.delete(name);
  node[sanction]?.delete(name);
  if (!node[sanction]?.size) delete node[sanction];
}

function endClaims(node: Node, signal: AbortSignal) {
  for (const [name, slot] of slots.get(node) ?? []) {
    if (!slot.claims.some(claim => claim.signal === signal)) continue;
    catchUp(slot);
    slot.claims = slot.claims.filter(claim => claim.signal !== signal);
    if (slot.claims.length) apply(slot);
    else closeSlot(node, name, slot);
  }
}

/** Ends the claims on a node with their signal, unless the node is gone by then. */
function endWith(signal: AbortSignal, node: Node) {
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
      // A node may outlive many visits (the page's title does): it must not keep them.
      thrownAway.unregister(refs);
    });
  }
  if (claimed.known.has(node)) return;
  claimed.known.add(node);
  const {refs} = claimed;
  const ref = new WeakRef(node);
  refs.add(ref);
  thrownAway.register(node, {ref, refs}, refs);
}

/**
 * Changes a host node, and the only way to do so: until the signal ends, `target` of `node` reads `value`. The host may go on writing;
 * when the last claim ends it gets back its latest value. Where features meet, the lowest `order` wins and the
 * next takes over when it ends.
 */
export function override(
  node: Node,
  target: OverrideTarget,
  value: OverrideValue,
  {signal, order = 0}: {signal: AbortSignal; order?: number},
) {
  if (signal.aborted) return;
  const name = nameOf(target);
  const ofNode = slots.get(node) ?? new Map<string, Slot>();
  slots.set(node, ofNode);
  const known = ofNode.get(name);
  if (known) catchUp(known);
  const slot = known ?? openSlot(node, target);
  ofNode.set(name, slot);
  ((node as Sanctioned)[sanction] ??= new Set()).add(name);
  slot.claims.push({order, value, signal});
  slot.claims.sort((a, b) => a.order - b.order);
  apply(slot);
  endWith(signal, node);
}
