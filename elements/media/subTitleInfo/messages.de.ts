import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Angaben unter dem Titel',
  summary: 'Zeigt Format, Länge, Status, Saison oder Jahr und Studio unter den Titeln von Anime und Manga.',
  details: 'Auf Titelseiten, wie sie in der Seitenleiste stehen.',
  list: 'Grunddaten',
};
