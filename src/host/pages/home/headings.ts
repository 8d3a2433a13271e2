import {anchor} from '../anchor';

/** Headings of the home page that lead somewhere by script alone, by how their text begins. */
const targets: readonly (readonly [RegExp, string])[] = [
  [/^Recent Reviews/i, '/reviews'],
  [/^Forum Activity/i, '/forum/overview'],
  [/^Trending/i, '/search/anime/trending'],
  [/^Newly Added Anime/i, '/search/anime/new'],
  [/^Newly Added Manga/i, '/search/manga/new'],
];

const scripted = '.home .section-header';

const pathOf = (heading: Element) =>
  targets.find(([beginning]) => beginning.test(heading.textContent?.trim() ?? ''))?.[1];

/** The headings of recent reviews and recent threads: append to them, over their text. */
export const homeHeading = anchor<{path: string; label: string}>('homeHeading', {
  selector: '.home .recent-reviews > h2.section-header, .home .recent-threads > h2.section-header',
  position: 'append',
  presence: 'maybe',
  evidence: 'Scripts put links into these two headings, which react to clicks but are none.',
  watch: {text: true},
  read(node) {
    const path = pathOf(node);
    const label = node.textContent?.trim();
    return path && label && !node.querySelector(':scope > a') ? {path, label} : undefined;
  },
});

/** Where the script-driven heading that was clicked leads; `undefined` for real links and all else. */
export function headingTarget(event: Event): string | undefined {
  const [target] = event.composedPath();
  if (!(target instanceof Element) || target.closest('a[href]')) return undefined;
  const heading = target.closest(scripted);
  return heading ? pathOf(heading) : undefined;
}
