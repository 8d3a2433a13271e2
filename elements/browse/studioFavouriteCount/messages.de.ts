import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt auf Studioseiten die genaue Favoritenzahl.',
  extendedDescription:
    'AniList kürzt Zahlen über 999 ab, etwa zu „1.2k“. Die Zahl wird eine Stunde behalten; ohne Antwort bleibt AniLists eigene Zahl.',
};
