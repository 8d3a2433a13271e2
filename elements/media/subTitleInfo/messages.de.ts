import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt Grunddaten unter den Titeln von Anime und Manga.',
  extendedDescription:
    'Auf Titelseiten: Format, Länge, Status, Saison oder Jahr und Studio, wie sie in der Seitenleiste stehen. Ruft nichts von AniList ab.',
  list: 'Grunddaten',
};
