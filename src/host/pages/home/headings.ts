import {anchor, selector, shownText} from '../anchor';

/** Headings of the home page that navigate by script only, by the beginning of their text, with their destination. */
const targets: readonly (readonly [RegExp, string])[] = [
  [/^Recent Reviews/i, '/reviews'],
  [/^Forum Activity/i, '/forum/overview'],
  [/^Trending/i, '/search/anime/trending'],
  [/^Newly Added Anime/i, '/search/anime/new'],
  [/^Newly Added Manga/i, '/search/manga/new'],
];

const scriptedHeading = selector('scriptedHeading', '.home .section-header', {
  evidence: 'Medium, 2025: a script reads such a heading.',
});

const pathOf = (heading: Element) => targets.find(([beginning]) => beginning.test(shownText(heading)))?.[1];

/** The headings of recent reviews and recent threads; appended to, so that a link can cover their text. */
export const homeHeading = anchor<{path: string; label: string}>('homeHeading', {
  selector: '.home :is(.recent-reviews, .recent-threads) .section-header',
  position: 'append',
  presence: 'maybe',
  evidence:
    'Other scripts put links into these two headings, which react to clicks but are not links. Medium, 2025: a heading of the home page has its h2 in .section-header.',
  watch: {text: true},
  read(node) {
    const path = pathOf(node);
    const label = shownText(node);
    return path && label && !node.querySelector(':scope > a') ? {path, label} : undefined;
  },
});

/** The destination of the script-driven heading that was clicked; `undefined` for real links and everything else. */
export function headingDestination(event: Event): string | undefined {
  const [target] = event.composedPath();
  if (!(target instanceof Element) || target.closest('a[href]')) return undefined;
  const heading = target.closest(scriptedHeading.selector);
  return heading ? pathOf(heading) : undefined;
}
