import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Bessere Listenvorschau',
  summary:
    'Ersetzt „Anime in Progress“ und „Manga in Progress“ auf der Startseite; was als Nächstes läuft, steht vorn.',
  details:
    'Anime, die innerhalb eines Tages laufen oder bei denen du eine bis drei Folgen im Rückstand bist, stehen vorn, nach Dringlichkeit und mit einem Countdown. Alles andere folgt danach, wann du es zuletzt geändert hast. Jede Karte hat eine Schaltfläche, die eine Folge oder ein Kapitel hinzuzählt. Lassen sich deine Einträge nicht laden, bleiben AniLists eigene Listen.',
  airing: 'In Ausstrahlung',
  anime: 'Angefangene Anime',
  manga: 'Angefangene Manga',
  showFewer: 'Weniger anzeigen',
  showAll: count => `Alle ${formatNumber(count)} anzeigen`,
  episode: episode => `Folge ${episode}`,
  progress: progress => `Fortschritt: ${progress}`,
  completed: 'Abgeschlossen',
  untitled: id => `Nr. ${id}`,
};
