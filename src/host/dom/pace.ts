/** Screens a second. What passes faster can't be read. */
const fastest = 5;
/** The page has to be scrolled more slowly for this long (ms). */
const pauseMs = 100;

interface Position {
  readonly y: number;
  /** Milliseconds. */
  readonly at: number;
}

const here = (): Position => ({y: scrollY, at: performance.now()});

const isFast = (from: Position, to: Position) =>
  Math.abs(to.y - from.y) / innerHeight > (fastest * (to.at - from.at)) / 1000;

/**
 * Returns a function that says whether the page is being scrolled too fast for anything to be read. It compares the
 * position with that of its last call, so call it in every frame that shows something else. `onSlow` is called once the
 * page is scrolled slowly again.
 */
export function watchPace(onSlow: () => void): () => boolean {
  let last = here();
  let isWaiting = false;
  const wait = (from: Position) => {
    isWaiting = true;
    setTimeout(() => {
      last = here();
      if (isFast(from, last)) return wait(last);
      isWaiting = false;
      onSlow();
    }, pauseMs);
  };
  return () => {
    const before = last;
    last = here();
    if (!isWaiting && isFast(before, last)) wait(last);
    return isWaiting;
  };
}
