import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Markdown-Hilfe',
  summary: 'Fügt auf jeder Seite eine Schaltfläche ein, die beim Schreiben von Beiträgen hilft.',
  details:
    'Sie öffnet ein Fenster mit Beispielen für AniLists Markdown: Spoiler, Bildgrößen, Videos, Karten von Anime und Manga.',
  box: 'Markdown-Hilfe',
  youWrite: 'Du schreibst',
  itShows: 'Es erscheint',
  guide: 'Von AniList selbst: {link}',
  guideLink: 'Anleitung zu Markdown',
};

export const resultText: Translation<typeof english.resultText> = {
  mention: 'ein Link zum Mitglied, das benachrichtigt wird',
  card: 'eine Karte des Anime oder Manga',
  picture: 'ein Bild',
  widePicture: 'ein Bild, 220 Pixel breit',
  relativePicture: 'ein Bild, 40 Prozent breit',
  video: 'ein Video, das ohne Ton in Endlosschleife läuft',
  youTube: 'ein Video von YouTube',
};
