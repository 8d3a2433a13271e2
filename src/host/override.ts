/** What can be overridden: the text of a node (a text node, or an element that holds only text), an attribute, a property. */
export type OverrideTarget = {readonly text: true} | {readonly attribute: string} | {readonly property: string};

/** The new value, or how to make it from the host's. `undefined` leaves (or, for attributes, removes) it. */
export type OverrideValue = string | boolean | undefined | ((host: string | undefined) => string | undefined);

interface Claim {
  readonly order: number;
  readonly value: OverrideValue;
}

interface Slot {
  /** What the host last wrote. */
  host: unknown;
  /** What we last wrote, to tell our own write from the host's. */
  ours: unknown;
  readonly claims: Claim[];
  readonly read: () => unknown;
  readonly write: (value: unknown) => void;
  readonly observer: MutationObserver;
}

const slots = new WeakMap<Node, Map<string, Slot>>();

/** Property by which the stand-in's guard knows what may be written on a host node: a set of slot names. */
export const sanction = Symbol.for('automail.override');

type Sanctioned = Node & {[sanction]?: Set<string>};

const nameOf = (target: OverrideTarget) =>
  'text' in target ? 'text' : 'attribute' in target ? `attribute:${target.attribute}` : `property:${target.property}`;

/** Writes a text. An element's only text node is kept, since the host goes on writing to that very node. */
function writeText(node: Node, text: string) {
  const only: Sanctioned | null = node.childNodes.length === 1 ? node.firstChild : null;
  if (only?.nodeType !== Node.TEXT_NODE) {
    node.textContent = text;
    return;
  }
  only[sanction] = new Set(['text']);
  only.nodeValue = text;
  delete only[sanction];
}

function access(node: Node, target: OverrideTarget): Pick<Slot, 'read' | 'write'> {
  if ('text' in target)
    return {read: () => node.textContent ?? '', write: value => writeText(node, String(value ?? ''))};
  if ('property' in target)
    return {read: () => Reflect.get(node, target.property), write: value => Reflect.set(node, target.property, value)};
  const element = node as Element;
  return {
    read: () => element.getAttribute(target.attribute) ?? undefined,
    write: value => {
      if (value === undefined || value === false) element.removeAttribute(target.attribute);
      else element.setAttribute(target.attribute, value === true ? '' : String(value));
    },
  };
}

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
  const claim: Claim = {order, value};
  slot.claims.push(claim);
  slot.claims.sort((a, b) => a.order - b.order);
  apply(slot);
  signal.addEventListener('abort', () => {
    catchUp(slot);
    slot.claims.splice(slot.claims.indexOf(claim), 1);
    if (slot.claims.length) apply(slot);
    else closeSlot(node, name, slot);
  });
}
