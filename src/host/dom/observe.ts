/** A registration with the shared observer. */
interface Watch {
  readonly selector: string;
  /** A match has come into the page. */
  found(node: Element): void;
  /** Matches or their surroundings may have changed: gone, moved, wiped. `targets` are the parents that were touched. */
  changed(targets: ReadonlySet<Node>): void;
}

const watches = new Set<Watch>();
const added: Element[] = [];
const targets = new Set<Node>();
let combined = '';
let due = false;
let lastMutation = 0;

const isOurs = (node: Node) => node instanceof Element && node.localName.startsWith('am-');

/** Tells of a match, once in a pass: a node may have come by itself and within another that came. */
function offer(node: Element, told: Set<Element>) {
  if (told.has(node)) return;
  told.add(node);
  for (const watch of watches) if (node.matches(watch.selector)) watch.found(node);
}

function flush() {
  due = false;
  const nodes = added.splice(0);
  const touched = new Set(targets);
  targets.clear();
  const told = new Set<Element>();
  // A copy, since who is told may stop watching: the last to do so would leave no selector at all.
  const selector = combined;
  if (selector)
    for (const node of nodes) {
      if (!node.isConnected) continue;
      if (node.matches(selector)) offer(node, told);
      for (const inner of node.querySelectorAll(selector)) offer(inner, told);
    }
  for (const watch of watches) watch.changed(touched);
}

function schedule() {
  if (due) return;
  due = true;
  // A hidden tab draws no frames: it catches up when it is looked at again.
  requestAnimationFrame(flush);
}

function record(mutations: readonly MutationRecord[]) {
  for (const mutation of mutations) {
    if (mutation.addedNodes.length === 1 && isOurs(mutation.addedNodes[0] as Node)) continue;
    lastMutation = performance.now();
    targets.add(mutation.target);
    for (const node of mutation.addedNodes) if (node instanceof Element && !isOurs(node)) added.push(node);
  }
  if (targets.size) schedule();
}

let observer: MutationObserver | undefined;

/** When the host last changed its page, on the clock of `performance.now()`. */
export const lastHostMutation = () => lastMutation;

/**
 * Tells of every element that matches a selector, those already in the page (at once) and those to come
 * (within a frame). One observer and one combined selector list serve all registrations.
 */
export function watchFor(selector: string, watch: Omit<Watch, 'selector'>, {signal}: {signal: AbortSignal}) {
  // A selector that the browser rejects must fail here, not in the combined list of everybody.
  document.createDocumentFragment().querySelector(selector);
  if (signal.aborted) return;
  const entry: Watch = {selector, ...watch};
  watches.add(entry);
  combined = [...watches].map(each => each.selector).join(',');
  signal.addEventListener('abort', () => {
    watches.delete(entry);
    combined = [...watches].map(each => each.selector).join(',');
  });
  if (!observer) {
    observer = new MutationObserver(record);
    observer.observe(document, {childList: true, subtree: true});
  }
  for (const node of document.querySelectorAll(selector)) entry.found(node);
}

/** Whether the page has such an element now. */
export const isInPage = (selector: string) => document.querySelector(selector) !== null;

/** Tells of links that the host points elsewhere in place; an entry that it uses again for another thing is known by them. */
export function watchPointed(pointed: (link: Element) => void, {signal}: {signal: AbortSignal}) {
  const links = new MutationObserver(records => {
    for (const {target} of records) if (target instanceof Element) pointed(target);
  });
  links.observe(document, {subtree: true, attributeFilter: ['href']});
  signal.addEventListener('abort', () => links.disconnect());
}

/** Tells of elements whose text the host patches in place: that is no change of their children. */
export function watchTexts(patched: (parents: ReadonlySet<Element>) => void, {signal}: {signal: AbortSignal}) {
  const texts = new MutationObserver(records => {
    const parents = records.flatMap(({target}) => target.parentElement ?? []);
    patched(new Set(parents));
  });
  texts.observe(document, {subtree: true, characterData: true});
  signal.addEventListener('abort', () => texts.disconnect());
}

/** Resolves when an element exists that matches, with the first such. Rejects when the signal ends first. */
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
    watchFor(selector, {found, changed() {}}, {signal: done.signal});
  });
}
