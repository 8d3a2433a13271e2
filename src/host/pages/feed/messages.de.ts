import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  noMore: 'AniList lädt gerade keine weiteren Aktivitäten. Versuche es später noch einmal.',
};
