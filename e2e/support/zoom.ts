import type {Page} from '@playwright/test';

import {waitUntilQuiet} from './page';

/**
 * Resolves to a function that shows the page at 200 % in a window of 1280 by 1000 px, or in the window of the tests
 * again. Its scenes are acted in the latter.
 */
export async function zoomOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async (isZoomed: boolean) => {
    const [width, height, deviceScaleFactor] = isZoomed ? [640, 500, 2] : [1600, 1000, 1];
    await session.send('Emulation.setDeviceMetricsOverride', {width, height, deviceScaleFactor, mobile: false});
    await waitUntilQuiet(page);
  };
}

/** Names what of ours is outside the window, cut off, or on a control of the site, and whether the page is too wide. */
export const layoutProblems = (page: Page) =>
  page.evaluate(() => {
    const problems = new Set<string>();
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > innerWidth)
      problems.add(`the page is ${document.documentElement.scrollWidth} px wide`);
    const parentOf = (node: Element): Element | null =>
      node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host ?? null;
    const hostOf = (node: Element): Element | null => (node.getRootNode() as Partial<ShadowRoot>).host ?? null;
    /** Whether an ancestor scrolls or clips sideways, so that nothing is out of reach. */
    const scrolls = (from: Element) => {
      for (let at = parentOf(from); at && at !== document.body; at = parentOf(at))
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const isHidden = (node: Element) => {
      const {clipPath, position, width: w, height} = getComputedStyle(node);
      return clipPath !== 'none' || (position === 'absolute' && parseFloat(w) <= 1 && parseFloat(height) <= 1);
    };
    const nameOf = (node: Element) =>
      `${hostOf(node)?.localName ?? ''} ${[node.localName, ...node.classList].join('.')}`;
    const isShown = (node: Element) => node.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const ours = [...document.querySelectorAll('*')].flatMap(({localName, shadowRoot}) =>
      localName.startsWith('am-') && shadowRoot ? [...shadowRoot.querySelectorAll('*')] : [],
    );
    for (const node of ours.filter(each => isShown(each) && !each.closest('svg svg, svg > *'))) {
      const box = node.getBoundingClientRect();
      if (box.width < 2 || box.height < 2 || isHidden(node) || node.closest('.visually-hidden')) continue;
      if ((box.right > width + 1 || box.left < -1) && !scrolls(node))
        problems.add(`${nameOf(node)} is outside: ${Math.round(box.left)} to ${Math.round(box.right)}`);
      const {overflowX, overflowY, textOverflow} = getComputedStyle(node);
      const isCut =
        /hidden|clip/.test(overflowX) && node.scrollWidth > node.clientWidth + 2 && textOverflow !== 'ellipsis';
      const isLow =
        /hidden|clip/.test(overflowY) && node.scrollHeight > node.clientHeight + 4 && textOverflow !== 'ellipsis';
      if ((isCut || isLow) && (node as HTMLElement).innerText?.trim())
        problems.add(
          `${nameOf(node)} is cut off: ${node.scrollWidth}x${node.scrollHeight} in ${node.clientWidth}x${node.clientHeight}`,
        );
    }
    /** Whether it floats above the page, which can be scrolled below it. */
    const floats = (from: Element | null) => {
      for (let at = from; at; at = parentOf(at)) if (getComputedStyle(at).position === 'fixed') return true;
      return false;
    };
    /** Whether a point of it is scrolled out of an ancestor that clips it. */
    const isScrolledAway = (node: Element, x: number, y: number) => {
      for (let at = parentOf(node); at && at !== document.body; at = parentOf(at)) {
        const {left, right, top, bottom} = at.getBoundingClientRect();
        const {overflowX, overflowY} = getComputedStyle(at);
        if (overflowX !== 'visible' && (x < left || x > right)) return true;
        if (overflowY !== 'visible' && (y < top || y > bottom)) return true;
      }
      return false;
    };
    // The middle of a control must show the control, or something of its own kind.
    const deepest = (x: number, y: number) => {
      let found = document.elementFromPoint(x, y);
      while (found?.shadowRoot) {
        const inner = found.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === found) break;
        found = inner;
      }
      return found;
    };
    const isWithin = (inner: Element | null, outer: Element) => {
      for (let at = inner; at; at = parentOf(at)) if (at === outer) return true;
      return false;
    };
    const controls = 'a[href], button, input, select, textarea, [role=button], [tabindex="0"]';
    const check = (control: Element, isOurs: boolean) => {
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width < 2 || box.height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight || !isShown(control))
        return;
      if (isScrolledAway(control, x, y)) return;
      const top = deepest(x, y);
      if (
        !top ||
        floats(top) ||
        isWithin(top, control) ||
        isWithin(control, top) ||
        top.closest('label')?.contains(control)
      )
        return;
      const host = hostOf(top);
      const isTopOurs = host !== null && host.localName.startsWith('am-');
      // The site's own parts may cover each other, and its bar covers everything.
      if (isOurs ? !isTopOurs && !top.closest('#nav, .mobile-nav, .el-dialog__wrapper, .v-modal') : isTopOurs)
        problems.add(
          `${isTopOurs ? nameOf(top) : [top.localName, ...top.classList].join('.')} covers ${isOurs ? nameOf(control) : [control.localName, ...control.classList].join('.')}`,
        );
    };
    for (const node of ours) if (node.matches(controls) && !isHidden(node)) check(node, true);
    for (const node of document.querySelectorAll(`#app :is(${controls})`)) check(node, false);
    return [...problems];
  });
