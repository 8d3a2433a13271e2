import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Monatsstatistik',
  description: 'Was dieses Mitglied diesen Monat gemacht hat. Eine Anfrage für je 50 Aktivitäten.',
  statuses: 'Status',
  sent: 'Nachrichten bekommen',
  listActivities: 'Listenaktivitäten',
  episodes: 'Folgen geschaut',
  chapters: 'Kapitel gelesen',
  completedAnime: 'Anime abgeschlossen',
  completedManga: 'Manga abgeschlossen',
  planned: 'Neu geplant',
  dropped: 'Abgebrochen',
};
