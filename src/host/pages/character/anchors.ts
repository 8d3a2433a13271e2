import {anchor, selector} from '../anchor';
import {readFavouriteCount, type FavouriteCount} from '../content/favouriteCount';

/** The number next to the heart in a character's header, which the host shortens above 999. */
export const characterFavourites = anchor<FavouriteCount>('characterFavourites', {
  selector: '.character .header .favourite .count',
  position: 'replace',
  presence: 'always',
  evidence:
    'Header of the character page, as on staff pages; the number is rendered late. Low, 2024-07: no newer source has it.',
  watch: {text: true, parentClass: true},
  read: readFavouriteCount,
});

/** The roles of a character, with the site's sort and filters above them. */
export const characterRoles = anchor('characterRoles', {
  selector: '.character-wrap .media-roles',
  position: 'replace',
  presence: 'maybe',
  evidence: 'Below the description; a character without media may have none. Low, 2024-07: no newer source has it.',
  read: () => ({}),
});

/** The site's own select for the language of voice actors. */
export const hostVoiceLanguage = selector(
  'hostVoiceLanguage',
  '.character-wrap .media-roles input[placeholder="Language"]',
  {evidence: 'Low, 2024-07: no newer source has it.'},
);
