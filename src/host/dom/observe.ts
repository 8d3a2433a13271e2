import {owned} from '#domain/value/owner';

/** The changes that the host has made since the last report. */
export interface HostChanges {
  /** The parents whose children were changed. */
  readonly targets: ReadonlySet<Node>;
  /** Whether nodes were removed or moved. If not, only matches near the targets can be affected. */
  readonly hasRemovals: boolean;
}

/** A registration with the shared observer. */
interface Watch {
  readonly selector: string;
  /** Called for a match that was inserted into the page. */
  found(node: Element): void;
  /**
   * Called for the same matches before the next paint, as soon as the host's script has ended; `found` may follow a
   * frame later. Each match is looked up once more for it, so it is only for parts that reserve space.
   */
  inserted?(node: Element): void;
  /** Called when matches or their surroundings may have changed: removed, moved or emptied. */
  changed(changes: HostChanges): void;
}

const watches = new Set<Watch>();
const added: Element[] = [];
const targets = new Set<Node>();
let hasRemovals = false;
/** Selector lists of all watches, and of those with `inserted`; `undefined` after a watch was added or removed. */
let combined: {readonly all: string; readonly urgent: string} | undefined;
let isScheduled = false;
let lastMutation = 0;

const isOurs = (node: Node) => node instanceof Element && node.localName.startsWith('am-');

/** The matches in these subtrees, each once, even if it was inserted both on its own and within another inserted node. */
function matchesIn(nodes: readonly Element[], selector: string): ReadonlySet<Element> {
  const found = new Set<Element>();
  if (!selector) return found;
  for (const node of nodes) {
    if (!node.isConnected) continue;
    if (node.matches(selector)) found.add(node);
    for (const inner of node.querySelectorAll(selector)) found.add(inner);
  }
  return found;
}

/** Joined when they are needed: a navigation ends and starts dozens of watches in a row. */
function selectors() {
  if (combined) return combined;
  const all = [...watches];
  const urgent = all.filter(({inserted}) => inserted);
  const join = (some: readonly Watch[]) => some.map(({selector}) => selector).join(',');
  return (combined = {all: join(all), urgent: join(urgent)});
}

function flush() {
  isScheduled = false;
  const nodes = added.splice(0);
  const changes = {targets: new Set(targets), hasRemovals};
  targets.clear();
  hasRemovals = false;
  for (const node of matchesIn(nodes, selectors().all))
    for (const watch of watches) if (node.matches(watch.selector)) watch.found(node);
  for (const watch of watches) watch.changed(changes);
}

function schedule() {
  if (isScheduled) return;
  isScheduled = true;
  // No animation frames run in a hidden tab; it catches up once it is visible again.
  requestAnimationFrame(flush);
}

function onMutations(mutations: readonly MutationRecord[]) {
  const addedBefore = added.length;
  for (const mutation of mutations) {
    const isRemoval = mutation.removedNodes.length > 0 && ![...mutation.removedNodes].every(isOurs);
    if (!isRemoval && mutation.addedNodes.length === 1 && isOurs(mutation.addedNodes[0] as Node)) continue;
    hasRemovals ||= isRemoval;
    lastMutation = performance.now();
    targets.add(mutation.target);
    for (const node of mutation.addedNodes) if (node instanceof Element && !isOurs(node)) added.push(node);
  }
  for (const node of matchesIn(added.slice(addedBefore), selectors().urgent))
    for (const watch of watches) if (node.matches(watch.selector)) watch.inserted?.(node);
  if (targets.size) schedule();
}

let observer: MutationObserver | undefined;

/** Time of the host's last change of its page, as in `performance.now()`. */
export const lastHostMutation = () => lastMutation;

/** Whether changes of the page are yet to be reported in the next frame. */
export const hasUnreportedChanges = () => isScheduled;

/**
 * Calls back for every element that matches a selector: immediately for those in the page, and within a frame for those
 * inserted later. All registrations share one observer and one combined selector list. A callback that throws ends its
 * feature and is not called again; all others are.
 *
 * @throws a `SyntaxError` if the selector is invalid.
 */
export function watchElements(selector: string, watch: Omit<Watch, 'selector'>, {signal}: {signal: AbortSignal}) {
  if (signal.aborted) return;
  // An invalid selector fails here rather than in the combined list.
  const present = document.querySelectorAll(selector);
  const entry: Watch = {
    selector,
    found: owned(node => watch.found(node), signal),
    changed: owned(changes => watch.changed(changes), signal),
    ...(watch.inserted && {inserted: owned((node: Element) => watch.inserted?.(node), signal)}),
  };
  watches.add(entry);
  combined = undefined;
  signal.addEventListener('abort', () => {
    watches.delete(entry);
    combined = undefined;
  });
  if (!observer) {
    observer = new MutationObserver(onMutations);
    observer.observe(document, {childList: true, subtree: true});
  }
  for (const node of present) entry.found(node);
}

/** Whether a matching element is in the page now. */
export const hasElement = (selector: string) => document.querySelector(selector) !== null;

type Patched = (nodes: ReadonlySet<Element>) => void;

/** One observer of the document for all registrations of a kind; it reports the elements that the host patches in place. */
function patchObserver(init: MutationObserverInit) {
  const calls = new Set<Patched>();
  let patches: MutationObserver | undefined;
  const report = (records: readonly MutationRecord[]) => {
    const nodes = new Set(
      records.flatMap(({target}) => (target instanceof Element ? target : (target.parentElement ?? []))),
    );
    for (const call of calls) call(nodes);
  };
  return (patched: Patched, {signal}: {signal: AbortSignal}) => {
    if (signal.aborted) return;
    const call = owned(patched, signal);
    patches ??= new MutationObserver(report);
    if (!calls.size) patches.observe(document, {subtree: true, ...init});
    calls.add(call);
    signal.addEventListener('abort', () => {
      calls.delete(call);
      if (!calls.size) patches?.disconnect();
    });
  };
}

/**
 * Calls back with links whose address the host changes in place, which shows that it reuses an entry for something
 * else.
 */
export const watchHrefs = patchObserver({attributeFilter: ['href']});

/** Calls back with the elements whose text the host patches in place, which is not a change of their children. */
export const watchTexts = patchObserver({characterData: true});

/**
 * Resolves with the first matching element, once there is one.
 *
 * @throws the signal's reason if it is aborted first.
 */
export function elementReady(selector: string, {signal}: {signal: AbortSignal}): Promise<Element> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const done = new AbortController();
    signal.addEventListener('abort', () => {
      done.abort('over');
      reject(signal.reason);
    });
    const found = (node: Element) => {
      done.abort('over');
      resolve(node);
    };
    watchElements(selector, {found, changed() {}}, {signal: done.signal});
  });
}
