import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title:
    'Ergänzt „Anime in Progress“ und „Manga in Progress“ auf der Startseite um eine Schaltfläche, die Folgen und Kapitel hochzählt.',
  extendedDescription:
    'Mit der letzten Folge oder dem letzten Kapitel wird der Eintrag mit dem heutigen Datum in deiner Zeitzone auf AniList abgeschlossen; ein Eintrag, den du wiederholst, behält sein Datum und zählt eine Wiederholung mehr. Speichert deinen Fortschritt auf AniList; kommt keine Antwort, bleibt die Änderung erhalten und wird später gesendet. Zählt nicht über die bekannte Gesamtzahl hinaus.',
};
