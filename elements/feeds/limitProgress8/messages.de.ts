import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt von „Anime in Progress“ und „Manga in Progress“ auf der Startseite jeweils nur die ersten 8 Titel.',
  extendedDescription:
    'Begrenzt auch Automails eigene Vorschau dieser Listen. Ausgeklappt zeigen sie weiterhin alles. Ruft nichts von AniList ab.',
};
