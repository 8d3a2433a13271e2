import {anchor, mediaOf, selector} from '../anchor';

/** The row of filters of the anime and manga search, with the toggle for more of them; ours follows it. */
export const searchFilters = anchor('searchFilters', {
  selector: '.search .primary-filters',
  position: 'after',
  presence: 'always',
  evidence: 'Above the results and the landing sections. Medium, 2024: copies of the page.',
  read: () => ({}),
});

/** A card in the results of the search or in a landing section, in any layout. */
export const resultCard = selector('resultCard', '.search .results .media-card', {
  evidence: 'The landing sections and all layouts have the same card. High, 2024-07.',
});

/** The id of the media item on a card; `undefined` if the card has no link to one. */
export function mediaIdOfCard(card: Element): number | undefined {
  const link = card.querySelector('a[href*="/anime/"], a[href*="/manga/"]');
  return mediaOf(link?.getAttribute('href'))?.mediaId;
}
