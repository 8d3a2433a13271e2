import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Titel der Studiosuche',
  summary: 'Gibt der Studiosuche einen eigenen Seitentitel.',
  details: 'Im Browser-Tab steht dann „Studios suchen“.',
  pageTitle: 'Studios suchen · AniList',
};
