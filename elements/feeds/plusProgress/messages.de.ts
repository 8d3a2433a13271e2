import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Fortschritt per Klick',
  summary:
    'Ergänzt „Anime in Progress“ und „Manga in Progress“ auf der Startseite um eine Schaltfläche, die Folgen und Kapitel hochzählt.',
  details:
    'Mit der letzten Folge oder dem letzten Kapitel wird der Eintrag mit dem heutigen Datum in deiner AniList-Zeitzone abgeschlossen. Ein Eintrag, den du wiederholst, behält sein Datum und zählt eine Wiederholung mehr. Über die bekannte Gesamtzahl hinaus wird nicht gezählt. Antwortet AniList nicht, bleibt die Änderung erhalten und wird später gesendet.',
};
