/** Screens a second. What passes faster can't be read. */
const fastest = 8;
/** The page has to be scrolled more slowly for this long (ms). */
const pauseMs = 100;
/** The longest time to wait for that (ms). */
const patienceMs = 500;

interface Position {
  /** Screens. */
  readonly y: number;
  /** Milliseconds. */
  readonly at: number;
  /** The element with the focus. */
  readonly focus: Element | null;
}

/**
 * Returns a function that returns how many screens the page was scrolled down in its last frame; not a number before
 * its first. An observer reports it once the frame has its layout; asking the page would force another one.
 */
export function watchScrolled(): () => number {
  const {documentElement} = document;
  let y = Number.NaN;
  const read = (entries: readonly IntersectionObserverEntry[]) => {
    const last = entries.at(-1);
    if (last) y = -last.boundingClientRect.top / (last.rootBounds?.height ?? innerHeight);
  };
  const observer = new IntersectionObserver(read);
  const look = () => {
    observer.unobserve(documentElement);
    observer.observe(documentElement);
    document.addEventListener('scroll', look, {passive: true, once: true});
  };
  look();
  return () => {
    read(observer.takeRecords());
    return y;
  };
}

/** A page that is scrolled because the focus moves is used by keyboard, and what has the focus is needed. */
const isFast = (from: Position, to: Position) =>
  from.focus === to.focus && Math.abs(to.y - from.y) > (fastest * (to.at - from.at)) / 1000;

/**
 * Returns a function that says whether the page is being scrolled too fast for anything to be read. It compares the
 * position with that of its last call, so call it in every frame that shows something else. `onSlow` is called once the
 * page is scrolled slowly again, or has been scrolled fast for half a second.
 */
export function watchPace(onSlow: () => void, scrolled = watchScrolled()): () => boolean {
  const here = (): Position => ({y: scrolled(), at: performance.now(), focus: document.activeElement});
  let last = here();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (from: Position, begin: number) => {
    timer = setTimeout(() => {
      last = here();
      if (isFast(from, last) && last.at - begin < patienceMs) return wait(last, begin);
      timer = undefined;
      onSlow();
    }, pauseMs);
  };
  return () => {
    const before = last;
    last = here();
    if (last.focus !== before.focus) {
      clearTimeout(timer);
      timer = undefined;
    } else if (timer === undefined && isFast(before, last)) wait(last, last.at);
    return timer !== undefined;
  };
}
