import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Von rechts nach links',
  summary: 'Zeigt AniList von rechts nach links.',
  details: 'Code und Adressen laufen weiter von links nach rechts. Übersetzt wird nichts.',
};
