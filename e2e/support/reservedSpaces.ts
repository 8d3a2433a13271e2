import type {Page} from '@playwright/test';

import {features} from './features';

interface Taken {
  space: HTMLElement;
  element: HTMLElement;
  /** The moves in the moment in which the element took the space. */
  moves: number[];
}

/** The elements whose space is reserved before they render. */
export const reservingTags = (): readonly string[] =>
  features().flatMap(({parts}) => parts.filter(({reserves}) => reserves).map(({tag}) => tag));

/** Records every reserved space of each page that is loaded from now on, with the element that took its place. */
export const recordSpaces = (page: Page) =>
  page.addInitScript(() => {
    const taken: Taken[] = [];
    const isOurs = (node: Node | null): node is HTMLElement =>
      node instanceof HTMLElement && node.localName.startsWith('am-');
    /** By how much the content around an element would move if it gave its space back (px). */
    const movesOf = ({space, element}: Omit<Taken, 'moves'>) => {
      const parent = element.parentElement;
      if (!parent || element.hidden) return [];
      const next = element.nextElementSibling;
      const edges = () => {
        const {top, bottom} = parent.getBoundingClientRect();
        return [bottom - top, next ? next.getBoundingClientRect().top - top : 0];
      };
      const rendered = edges();
      element.hidden = true;
      element.after(space);
      const reserved = edges();
      space.remove();
      element.hidden = false;
      return rendered.map((edge, index) => edge - (reserved[index] ?? 0));
    };
    const observer = new MutationObserver(records => {
      for (const {removedNodes, previousSibling: element} of records)
        for (const space of removedNodes)
          if (space.nodeName === 'AM-RESERVED-SPACE' && space instanceof HTMLElement && isOurs(element))
            taken.push({space, element, moves: movesOf({space, element})});
      // The measurement itself.
      observer.takeRecords();
    });
    observer.observe(document, {subtree: true, childList: true});
    Object.assign(window, {
      takenSpaces: () =>
        taken.flatMap(each => {
          const moves = movesOf(each);
          return moves.length ? [{tag: each.element.localName, moves: [...each.moves, ...moves]}] : [];
        }),
    });
  });

/**
 * For each element that took a reserved space: by how much the content around it would move if it gave it back (px), when
 * it took it and now.
 */
export const movesOf = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'takenSpaces') as () => {tag: string; moves: number[]}[])());
