import {watchPace} from '#host/dom/pace';
import type {AmElement} from './amElement';

/** Limit for mounted elements at repeating anchors. Other anchors account for a few more. */
const maxMounted = 30;

/** An anchor as seen by one gate. */
interface Watched {
  /** The observed node. */
  readonly box: Element;
  readonly entered: () => void;
  isNear: boolean;
  element: AmElement<object> | undefined;
}

/** Decides which of many repeating anchors have a mounted element. */
export interface Gate {
  /** Starts watching the anchor; the gate's callback runs when it comes near the viewport. */
  watch(node: Element): void;
  /** Registers the element mounted at an anchor, so that it can be suspended when far from the viewport. */
  hold(node: Element, element: AmElement<object>): void;
  release(node: Element): void;
  end(): void;
}

/** By their observed node. */
const anchors = new Map<Element, Set<Watched>>();
const mounted = new Set<Watched>();

/** Suspends elements far from the viewport, oldest first, until `coming` more fit within the limit. */
function suspendSurplus(coming: number) {
  let surplus = mounted.size + coming - maxMounted;
  for (const watched of mounted) {
    if (surplus <= 0) return;
    if (watched.isNear || !watched.element?.canSuspend()) continue;
    watched.element.suspend();
    mounted.delete(watched);
    surplus -= 1;
  }
}

/** Anchors near the viewport whose elements are to be mounted or resumed. */
const arrived = new Set<Watched>();

function mountArrived() {
  const all = [...arrived];
  arrived.clear();
  suspendSurplus(all.filter(watched => !mounted.has(watched)).length);
  for (const watched of all) {
    watched.entered();
    if (watched.element) mounted.add(watched);
  }
}

/** Nothing is mounted while the page is scrolled fast: most of it would be gone before it could be read. */
let isScrolledFast: (() => boolean) | undefined;

function moved(entries: readonly IntersectionObserverEntry[]) {
  for (const {target, isIntersecting} of entries)
    for (const watched of anchors.get(target) ?? []) {
      watched.isNear = isIntersecting;
      if (isIntersecting) arrived.add(watched);
      else arrived.delete(watched);
    }
  isScrolledFast ??= watchPace(mountArrived);
  if (!isScrolledFast()) mountArrived();
}

let observer: IntersectionObserver | undefined;
/**
 * One observer for all gates, so that elements leaving the area are known before any that enters it is mounted. The
 * area is the viewport plus half a screen on each side.
 */
const theObserver = () => (observer ??= new IntersectionObserver(moved, {rootMargin: '50% 0px'}));

/**
 * Creates a gate. `entered` is called for each anchor that comes near the viewport. `boxes` is the selector of the nodes
 * that are observed for the anchors in them; other anchors are observed themselves.
 */
export function nearViewport(entered: (node: Element) => void, boxes?: string): Gate {
  const own = new Map<Element, Watched>();
  const release = (node: Element) => {
    const watched = own.get(node);
    if (!watched) return;
    own.delete(node);
    arrived.delete(watched);
    mounted.delete(watched);
    // The callbacks of this batch may still be running for this anchor: an ended one must not count as mounted again.
    watched.element = undefined;
    const {box} = watched;
    const others = anchors.get(box);
    others?.delete(watched);
    if (others?.size) return;
    anchors.delete(box);
    theObserver().unobserve(box);
  };
  return {
    watch(node) {
      release(node);
      const box = (boxes && node.closest(boxes)) || node;
      const watched: Watched = {box, entered: () => entered(node), isNear: false, element: undefined};
      own.set(node, watched);
      const others = anchors.get(box);
      anchors.set(box, (others ?? new Set()).add(watched));
      // Observing again makes the observer report the current state, which other gates on the same node receive as
      // well.
      if (others) theObserver().unobserve(box);
      theObserver().observe(box);
    },
    hold(node, element) {
      const watched = own.get(node);
      if (!watched) return;
      watched.element = element;
      mounted.add(watched);
      suspendSurplus(0);
    },
    release,
    end() {
      for (const node of [...own.keys()]) release(node);
    },
  };
}
