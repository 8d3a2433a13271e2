import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt die Arten von Aktivitäten im Feed der Startseite als Reihe statt als Menü.',
  extendedDescription:
    'Aus dem Menü über dem Feed wird eine Reihe, die immer sichtbar ist. Ruft nichts von AniList ab und ändert nur das Aussehen des Menüs. Im mobilen Modus aus.',
};
