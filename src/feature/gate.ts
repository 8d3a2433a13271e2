import type {AmElement} from './lazyComponent';

/** At most so many gated React roots are mounted at a time (each costs about 0.6 ms and 143 listeners); others have a few more. */
const maxMounted = 30;

/** One anchor in the eyes of one gate. */
interface Watched {
  readonly entered: () => void;
  isNear: boolean;
  element: AmElement<object> | undefined;
}

/** Decides which of many anchors have a live element. */
export interface Gate {
  /** Calls back when the anchor comes near the viewport. */
  watch(node: Element): void;
  /** The element that was made for an anchor: it rests when far away. */
  hold(node: Element, element: AmElement<object>): void;
  release(node: Element): void;
  end(): void;
}

const anchors = new Map<Element, Set<Watched>>();
const mounted = new Set<Watched>();

/** Unmounts what is far away, those that came first, until so many more have room. */
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

function moved(entries: readonly IntersectionObserverEntry[]) {
  const arrived: Watched[] = [];
  for (const {target, isIntersecting} of entries)
    for (const watched of anchors.get(target) ?? []) {
      watched.isNear = isIntersecting;
      if (isIntersecting) arrived.push(watched);
    }
  suspendSurplus(arrived.filter(watched => !mounted.has(watched)).length);
  for (const watched of arrived) {
    watched.entered();
    if (watched.element) mounted.add(watched);
  }
}

let observer: IntersectionObserver | undefined;
/** One for all gates, over the viewport and one screen's half around it: so it is known what leaves before anything that comes is mounted. */
const theObserver = () => (observer ??= new IntersectionObserver(moved, {rootMargin: '50% 0px'}));

/** Makes a gate; `entered` is told of each anchor that comes near the viewport. */
export function nearViewport(entered: (node: Element) => void): Gate {
  const own = new Map<Element, Watched>();
  const release = (node: Element) => {
    const watched = own.get(node);
    if (!watched) return;
    own.delete(node);
    mounted.delete(watched);
    // It may be among those that are told just now: what ended must not count as awake again.
    watched.element = undefined;
    const others = anchors.get(node);
    others?.delete(watched);
    if (others?.size) return;
    anchors.delete(node);
    theObserver().unobserve(node);
  };
  return {
    watch(node) {
      release(node);
      const watched: Watched = {entered: () => entered(node), isNear: false, element: undefined};
      own.set(node, watched);
      anchors.set(node, (anchors.get(node) ?? new Set()).add(watched));
      // Whoever observes it already is told once more, too.
      theObserver().unobserve(node);
      theObserver().observe(node);
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
