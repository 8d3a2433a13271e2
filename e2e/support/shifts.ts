import type {Page} from '@playwright/test';

/** A layout shift that we caused. */
export interface Shift {
  /** Our part of it, if the host moved something in the same frame. */
  value: number;
  /** Elements of ours that appeared or changed size in the same frame; otherwise the elements that moved. */
  by: string[];
}

/**
 * Runs in a page before anything else and records layout shifts from the host's first content on. A shift counts as
 * ours if an element of ours grew in that frame by as much as something moved, or did anything while the host had
 * inserted nothing for a while.
 */
function watchShifts() {
  const calm = 250;
  const frame = 50;
  // Sizes are reported a fraction of a millisecond after the time of a shift in the same frame; the next frame is 16 ms away.
  const sameFrame = 8;
  const noted: {value: number; at: number; by: string[]}[] = [];
  const growths: {at: number; node: Element; top: number; across: number; down: number}[] = [];
  const marked: number[] = [];
  // From each insertion by the host until the frame that shows it is over, which takes long on a busy machine.
  const hostWrites: {from: number; to: number}[] = [];
  const noteHostWrite = () => {
    const write = {from: performance.now(), to: Infinity};
    hostWrites.push(write);
    requestAnimationFrame(() => requestAnimationFrame(() => (write.to = performance.now())));
  };
  const isOurs = (node: Node | null): node is Element => node instanceof Element && node.localName.startsWith('am-');
  const sizes = new WeakMap<Element, [number, number]>();
  // An element as wide as its parent has nothing beside it that it could push.
  const rows = new WeakSet<Element>();
  const isRow = (node: Element, width: number) => {
    if (node.parentElement && width > 0 && width >= node.parentElement.clientWidth * 0.9) rows.add(node);
    return rows.has(node);
  };
  const growth = new ResizeObserver(entries => {
    for (const {target, contentRect} of entries) {
      const [width, height] = sizes.get(target) ?? [0, 0];
      sizes.set(target, [contentRect.width, contentRect.height]);
      const across = isRow(target, contentRect.width) ? 0 : Math.abs(contentRect.width - width);
      const down = contentRect.height - height;
      if (across >= 1 || Math.abs(down) >= 1)
        growths.push({at: performance.now(), node: target, top: target.getBoundingClientRect().top, across, down});
    }
  });
  const follow = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const each of [node, ...node.querySelectorAll('*')]) if (isOurs(each)) growth.observe(each);
  };
  new MutationObserver(records => {
    for (const {addedNodes, removedNodes, attributeName} of records) {
      if (attributeName?.startsWith('data-am-')) marked.push(performance.now());
      addedNodes.forEach(follow);
      if ([...addedNodes, ...removedNodes].some(node => node instanceof Element && !isOurs(node))) noteHostWrite();
    }
  }).observe(document, {subtree: true, childList: true, attributes: true});
  interface Source {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
  const distanceOf = ({previousRect: a, currentRect: b}: Source) =>
    Math.max(Math.abs(a.x - b.x), b.height > 0 ? Math.abs(a.y - b.y) : innerHeight - a.y);
  /** The value of the shift if this were all that moved: the part of the window it covers, times the distance. */
  const shareOf = (source: Source) => {
    const {previousRect: a, currentRect: b} = source;
    const [top, bottom] = b.height > 0 ? [Math.min(a.top, b.top), Math.max(a.bottom, b.bottom)] : [a.top, innerHeight];
    const area = Math.max(a.width, b.width) * (bottom - top);
    return (area / (innerWidth * innerHeight)) * (distanceOf(source) / Math.max(innerWidth, innerHeight));
  };
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {value: number; sources: Source[]})[]) {
      const grown = growths.filter(({at}) => Math.abs(at - entry.startTime) < sameFrame);
      // Rectangles are cut at the window's edge, so an element pushed out of it seems to have moved less than it did.
      const isPushedOut = ({currentRect: {height, bottom}}: Source) => height === 0 || bottom >= innerHeight - 1;
      const isMovedBy = (source: Source, {node, top, across, down}: (typeof growths)[number]) => {
        // A growing element pushes others, never itself.
        if (source.node === node) return false;
        const {previousRect: a, currentRect: b} = source;
        // An element outside the window has no position; it was pushed down.
        const [x, y] = [Math.abs(a.x - b.x), b.height > 0 ? b.y - a.y : Math.abs(b.y - a.y)];
        const isAcross = x >= 1 && b.height > 0 && Math.abs(x - across) <= 2;
        const isAlike = Math.abs(y - down) <= 2 || (isPushedOut(source) && y > 0 && down >= y);
        // An element above it was not pushed down by it.
        const isAbove = b.height > 0 && b.y < top - 1;
        return isAcross || (Math.abs(y) >= 1 && isAlike && !isAbove);
      };
      // The value of a shift is at most the distance moved as a fraction of the window's longer side: anything more is the host's.
      const isDown = entry.sources.some(({previousRect: a, currentRect: b}) => Math.abs(a.y - b.y) >= 1);
      const couldMove = ({across, down}: (typeof growths)[number]) =>
        entry.value <= ((isDown ? Math.abs(down) : across) + 2) / Math.max(innerWidth, innerHeight);
      // The host's first content moves only the body.
      if (entry.sources.every(({node}) => node === document.body)) continue;
      const moved = entry.sources.filter(source => grown.some(each => couldMove(each) && isMovedBy(source, each)));
      // Pictures and videos of the host load after it has rendered, and move more than ours do.
      const isCalm = hostWrites.every(({from, to}) => entry.startTime < from || entry.startTime > to + calm);
      const acted = grown.some(each => couldMove(each)) || marked.some(at => Math.abs(at - entry.startTime) < frame);
      const isAlone = isCalm && acted;
      if (!moved.length && !isAlone) continue;
      const names =
        grown.length > 0 ? grown.map(({node}) => node.localName) : entry.sources.map(({node}) => node?.nodeName ?? '');
      // In a frame in which the host moved things farther than we did, only what we moved counts.
      const isOwnDistance = (source: Source) => moved.some(own => distanceOf(source) <= distanceOf(own) + 2);
      const isMixed = !isAlone && entry.sources.some(source => !isOwnDistance(source));
      const value = isMixed ? Math.min(entry.value, sumOf(moved.map(shareOf))) : entry.value;
      noted.push({value, at: entry.startTime, by: [...new Set(names)]});
    }
  }).observe({type: 'layout-shift', buffered: true});
  Reflect.set(window, 'shifts', noted);
}

/** Records the layout shifts of every page that is opened from now on. */
export const observeShifts = (page: Page) => page.addInitScript(watchShifts);

/** The shifts that we have caused so far. */
export const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
