import type {Source} from '#domain/value/store';
import {markEach} from '../../dom/hiding';
import {anchor, mediaOf, selector} from '../anchor';

/** Another media item, from the link on the cover of its card. */
export interface RelatedMedia {
  relatedType: 'ANIME' | 'MANGA';
  relatedId: number;
}

/** The covers of relations and recommendations on the overview of a media page; appended to. */
export const relatedCover = anchor<RelatedMedia>('relatedCover', {
  selector: [
    '.media .overview .relations .media-preview-card > a.cover',
    '.media .overview .recommendation-card a.cover-link',
  ].join(),
  position: 'append',
  presence: 'maybe',
  evidence:
    'Overview of a media; relations have the small cards of the site, compact ones if there are many. High, 2026-08 for relations; medium, 2026-05 for the class of recommendations, low, 2024-07 for what is in their cards.',
  watch: {attributes: ['href']},
  repeats: true,
  read(node) {
    const media = mediaOf(node.getAttribute('href'));
    return media && {relatedType: media.mediaType, relatedId: media.mediaId};
  },
});

/** The covers of recommendations on the overview of a media page; appended to. */
export const recommendedCover = anchor<RelatedMedia>('recommendedCover', {
  selector: '.media .overview .recommendation-card a.cover-link',
  position: 'append',
  presence: 'maybe',
  evidence: 'Overview of a media. Medium, 2026-05 for the class of the cards, low, 2024-07 for what is in them.',
  watch: {attributes: ['href']},
  repeats: true,
  read: relatedCover.read,
});

/** The media items in the pairs on the page of all recommendations; appended to. */
export const pairedMedia = anchor<RelatedMedia>('pairedMedia', {
  selector: '.recent-recommendations .recommendation-pair-card > a.media',
  position: 'append',
  presence: 'maybe',
  evidence: 'Each card has a link for both media. Low, 2024-07: no newer source has it.',
  watch: {attributes: ['href']},
  repeats: true,
  read: relatedCover.read,
});

const recommendations = selector(
  'recommendations',
  '.media .overview .recommendation-card, .recent-recommendations .recommendation-pair-card > a.media',
  {evidence: 'Medium, 2026-05 for the cards of a media page; low, 2024-07 for the pairs.'},
);

/** Marks the recommendations that a test selects with `data-am-faded`, for a style sheet. */
export function markRecommendations(
  isWanted: (mediaId: number) => boolean,
  {changes, signal, order}: {changes: Source; signal: AbortSignal; order: number},
) {
  const test = (card: Element) => {
    const link = card.hasAttribute('href') ? card : card.querySelector('a[href]');
    const media = mediaOf(link?.getAttribute('href'));
    return media !== undefined && isWanted(media.mediaId);
  };
  markEach(recommendations.selector, test, {attribute: 'data-am-faded', changes, signal, order});
}

/** Selector of the dots with which the site itself shows the status of such cards. */
export const hostRelationStatus = selector(
  'hostRelationStatus',
  '.media .overview .relations .list-status, .media .overview .recommendation-card .list-status',
  {evidence: 'Low, 2024-07: no newer source has it.'},
);
