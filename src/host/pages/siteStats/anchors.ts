import {anchor} from '../anchor';

const kinds = ['users', 'anime', 'manga', 'characters', 'staff', 'reviews'] as const;

/** The subject of a chart in the site's statistics. */
export type SiteKind = (typeof kinds)[number];

/** The heading of a chart; appended to. */
export const siteStatsHeading = anchor<{kind: SiteKind}>('siteStatsHeading', {
  selector: '.page-content > .container section .heading h3',
  position: 'append',
  presence: 'always',
  evidence:
    'Six sections, each with a heading of one word and a chart that comes later. Low, 2024-07: no newer source has it.',
  read(node) {
    const heading = node.textContent?.trim().toLowerCase();
    const kind = kinds.find(each => each === heading);
    return kind && {kind};
  },
});

/** The first chart of the page; content goes before it. */
export const siteStatsTop = anchor<object>('siteStatsTop', {
  selector: '.page-content > .container > section:first-of-type',
  position: 'before',
  presence: 'always',
  evidence:
    'The sections are the only children of the container. Low, 2024-07: no newer source has it; as its children, because only the first is wanted.',
  read: () => ({}),
});
