import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Feed für langsame Verbindungen',
  summary: 'Macht die Seite der Nutzungsbedingungen zu einem Feed für langsame Verbindungen.',
  details:
    'Die Seite /terms zeigt Aktivitäten, Forenthemen oder Rezensionen, 25 pro Seite, zum Lesen, Liken, Antworten und Schreiben. Jede Seite braucht eine Anfrage. Daneben stehen bis zu 20 Anime, die du gerade schaust, mit einer Schaltfläche für eine weitere Folge. Du musst bei Automail angemeldet sein. Eine Schaltfläche zeigt die Nutzungsbedingungen. Die Adresse /terms?user=NAME&date=2026-01-31 zeigt, was ein Mitglied an diesem Tag (japanische Zeit) getan hat.',
  noPictures: 'Links anstelle der Bilder zeigen; eine Schaltfläche daneben lädt das Bild',
  needsSignIn: 'Diese Funktion braucht eine Anmeldung im Skript.',
  signIn: 'Bei Automail anmelden',
  showPrivacy: 'Nutzungsbedingungen anzeigen',
  showFeed: 'Feed anzeigen',
  unread: count => plural(count, {one: '# ungelesene Benachrichtigung', other: '# ungelesene Benachrichtigungen'}),
  noun: 'Feed',
  notRefreshed: reason => `Der Feed wurde nicht aktualisiert. ${reason}`,
  notFound: 'Nicht gefunden',
  onDay: day => `Aktivitäten vom ${day} (japanische Zeit).`,
  allDays: 'Alle Tage anzeigen',
  pages: 'Seiten',
  pagesBelow: 'Seiten, unter dem Feed',
  page: page => `Seite ${formatNumber(page)}`,
  refresh: 'Aktualisieren',
  previous: 'Zurück',
  next: 'Weiter',
  watching: 'Am Schauen',
  watchingEmpty: 'Du schaust gerade nichts.',
};
