import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Safe-for-Work-Modus',
  summary: 'Zeigt Bilder unscharf und heikle Inhalte blass und verbirgt Seitentitel.',
  details:
    'Auf allen Seiten sind Cover, Banner und Bilder in Beiträgen unscharf; zeige auf ein Bild in einem Beitrag, um es zu sehen. Anime und Manga mit heiklen Genres oder Tags sowie Beiträge mit heiklen Wörtern sind blass; Banner und Trailer solcher Anime und Manga sind verborgen. Stile und Hintergründe von Profilen und css/-Zeilen bei eigenen Titeln sind aus, und Adressen enthalten keinen Titel mit einem heiklen Wort. Entfernt wird nichts.',
  pageTitle: 'Inhaltsverzeichnis',
};
