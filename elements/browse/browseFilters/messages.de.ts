import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Mehr Sortierungen',
  summary: 'Sortiert die Suche auch nach Folgen, Kapiteln und Bänden und zeigt Jahrzehnte an Schiebereglern für Jahre.',
  details:
    'In der Suche nach Anime und Manga ersetzt Automails Auswahl die von AniList und bietet alles, was diese bietet. Die Sortierung steht in der Adresse, Links darauf funktionieren also. Schieberegler für Jahre, die 1950 beginnen, etwa die von Listen, bekommen eine Skala.',
  sort: 'Sortierung',
  decades: (first, last) => `Jahrzehnte von ${first} bis ${last}`,
  decade: year => `’${String(year % 100).padStart(2, '0')}`,
};

export const sortNames: Translation<typeof english.sortNames> = {
  BEST_MATCH: 'Beste Treffer',
  TITLE_ROMAJI: 'Titel',
  POPULARITY_DESC: 'Beliebtheit',
  SCORE_DESC: 'Durchschnittliche Wertung',
  TRENDING_DESC: 'Im Trend',
  FAVOURITES_DESC: 'Favoriten',
  ID_DESC: 'Zuletzt hinzugefügt',
  START_DATE_DESC: 'Erscheinungsdatum',
  EPISODES_DESC: 'Folgen, meiste zuerst',
  EPISODES: 'Folgen, wenigste zuerst',
  CHAPTERS_DESC: 'Kapitel, meiste zuerst',
  CHAPTERS: 'Kapitel, wenigste zuerst',
  VOLUMES_DESC: 'Bände, meiste zuerst',
  VOLUMES: 'Bände, wenigste zuerst',
};
