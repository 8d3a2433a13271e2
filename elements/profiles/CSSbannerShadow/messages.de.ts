import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Entfernt den Schatten über Bannern.',
  extendedDescription:
    'Auf Profilen und Titelseiten. Namen auf einem Banner bekommen eine Kontur, damit du sie weiterhin lesen kannst. Ruft nichts von AniList ab.',
};
