import type {Page} from '@playwright/test';

/** The smallest width and height of a target (CSS px), by WCAG 2.2. */
const smallest = 24;

/**
 * Returns the visible controls in our elements that are smaller than 24 × 24 px, each as the tag of our element, the
 * control and its size. As WCAG says, links within a sentence are exempt, and links with enough space around them: a
 * circle of 24 px around their middle touches no other control. A checkbox counts with its label, and a link with what
 * it stretches over.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(min => {
    const controls = 'a[href], button, input, select, textarea, summary, [role=button], [role=link], [tabindex="0"]';
    /** Whether a control, its label or what covers more than itself is wide, and high, enough. */
    const isLarge = (node: Element) => {
      const boxes = [node, ...node.querySelectorAll('*'), ...[node.closest('label') ?? []].flat()].map(each =>
        each.getBoundingClientRect(),
      );
      const stretched = (['::before', '::after'] as const).map(pseudo => {
        const {content, position, width, height} = getComputedStyle(node, pseudo);
        const isShown = content !== 'none' && position === 'absolute';
        return {width: isShown ? parseFloat(width) || 0 : 0, height: isShown ? parseFloat(height) || 0 : 0};
      });
      const all = [...boxes, ...stretched];
      return [all.some(({width}) => width >= min - 0.5), all.some(({height}) => height >= min - 0.5)] as const;
    };
    /** Whether other text is in the line of a link. */
    const isInSentence = (node: Element) => {
      if (getComputedStyle(node).display !== 'inline') return false;
      const block = node.parentElement;
      return (block?.textContent.trim().length ?? 0) > node.textContent.trim().length;
    };
    /** Whether a circle around the middle of a link touches no other control of ours. */
    const isApart = (link: Element, others: readonly Element[]) => {
      const own = link.getBoundingClientRect();
      const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
      return others.every(other => {
        if (other === link || other.contains(link) || link.contains(other)) return true;
        const {left, right, top, bottom} = other.getBoundingClientRect();
        return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) >= min / 2;
      });
    };
    const isShown = (node: Element) =>
      node.checkVisibility({opacityProperty: false, visibilityProperty: true}) &&
      node.getClientRects().length > 0 &&
      node.getBoundingClientRect().width > 1 &&
      !node.closest('.visually-hidden, [inert]');
    const found = new Set<string>();
    for (const host of document.querySelectorAll('*')) {
      if (!host.localName.startsWith('am-') || !host.shadowRoot) continue;
      // Without what users wrote.
      const shown = [...host.shadowRoot.querySelectorAll(controls)].filter(
        node => isShown(node) && !node.closest('.ui-html'),
      );
      for (const node of shown) {
        const [isWide, isHigh] = isLarge(node);
        if (isWide && isHigh) continue;
        const {width, height} = node.getBoundingClientRect();
        if (node.localName === 'a' && (isInSentence(node) || isApart(node, shown))) continue;
        const name = [node.localName, ...node.classList].join('.');
        found.add(`${host.localName} ${name} ${Math.round(width)}×${Math.round(height)}`);
      }
    }
    return [...found].toSorted();
  }, smallest);
