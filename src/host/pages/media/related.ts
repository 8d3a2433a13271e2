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

/** Selector of the dots with which the site itself shows the status of such cards. */
export const hostRelationStatus = selector(
  'hostRelationStatus',
  '.media .overview .relations .list-status, .media .overview .recommendation-card .list-status',
  {evidence: 'Low, 2024-07: no newer source has it.'},
);
