import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt Favoriten bei jeder Fensterbreite in Fünferreihen und Studios als Abzeichen.',
  extendedDescription:
    'Im Reiter „Overview“ von Profilen. Die Abzeichen kommen aus einer eingebauten Tabelle; andere Studios behalten ihre Namen. Ruft nichts von AniList ab und ändert die Reihenfolge nicht.',
  outOfDate: month => `Die Tabelle der Studio-Abzeichen hat den Stand ${month}. Neuere Studios fehlen.`,
};
