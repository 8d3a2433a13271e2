import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Favoriten von Studios',
  summary: 'Zeigt auf Studioseiten die genaue Favoritenzahl.',
  details:
    'AniList kürzt Zahlen über 999 ab, etwa zu „1.2k“. Lässt sich die genaue Zahl nicht laden, bleibt AniLists Zahl.',
};
