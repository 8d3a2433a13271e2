import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Gibt den Leuten, denen du folgst, im Reiter „Social“ von Titelseiten die breitere Spalte.',
  extendedDescription: 'Der Feed der Aktivitäten rückt daneben. Ruft nichts von AniList ab und blendet nichts aus.',
};
