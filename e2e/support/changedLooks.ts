import type {Page} from '@playwright/test';

/** The computed properties that decide the position and the look of an element. */
const properties = [
  ...['display', 'position', 'visibility', 'opacity', 'content', 'color', 'background-color', 'background-image'],
  ...['font-size', 'font-weight', 'text-align', 'text-shadow', 'box-shadow', 'border-block', 'border-inline'],
  ...['transition-property', 'transition-duration', 'animation-duration', 'transform', 'zoom', 'direction', 'inset'],
  ...['padding', 'gap', 'grid-template-columns', 'order', 'max-height', 'overflow', 'mask-image', 'z-index', 'fill'],
];

/**
 * Records how every host element currently looks, with its two pseudo-elements, for `changedLooks` to compare. Elements
 * of ours that are already in the page (the settings) are hidden for both: their size does not concern the host.
 */
export const recordLook = (page: Page) =>
  page.evaluate(names => {
    // An element without a box shows nothing.
    const lookOf = (node: Element) => {
      if (!node.checkVisibility() && getComputedStyle(node).display !== 'contents') return '';
      const {x, y, width, height} = node.getBoundingClientRect();
      let look = `${x} / ${y + scrollY} / ${width} / ${height}`;
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(node, pseudo);
        look += ' / ';
        if (!pseudo || style.content !== 'none') for (const name of names) look += `${style.getPropertyValue(name)} | `;
      }
      return look;
    };
    const isOurs = (node: Element) => node.closest('am-overlay') !== null || node.localName.startsWith('am-');
    const nodesNow = () => [document.documentElement, ...document.body.querySelectorAll<HTMLElement>('*')];
    /** Calls `use` with the nodes of the host while ours are hidden. */
    const withHost = <T>(use: (nodes: Element[]) => T): T => {
      // Queried again each time: an element that was replaced by the feature returns as another element.
      const settled = nodesNow().filter(node => isOurs(node) && !node.closest('am-overlay'));
      for (const node of settled) node.style.display = 'none';
      const found = use(nodesNow().filter(node => !isOurs(node)));
      for (const node of settled) node.style.display = '';
      return found;
    };
    const before = withHost(nodes => new Map(nodes.map(node => [node, lookOf(node)])));
    Reflect.set(window, 'lookedDifferent', (most: number) =>
      withHost(nodes => {
        const found: string[] = [];
        for (const node of new Set([...nodes, ...before.keys()])) {
          const [then, now] = [before.get(node), node.isConnected ? lookOf(node) : undefined];
          if (then !== now) found.push(`${node.localName}.${node.className}: ${then} BECAME ${now}`);
          if (found.length === most) break;
        }
        return found;
      }),
    );
  }, properties);

/** The first elements, three by default, that do not look as recorded. */
export const changedLooks = (page: Page, most = 3) =>
  page.evaluate(count => (Reflect.get(window, 'lookedDifferent') as (most: number) => string[])(count), most);
