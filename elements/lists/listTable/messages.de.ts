import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Listentabelle',
  summary: 'Zeigt Listen als Tabelle, die du durchsuchen, sortieren, gruppieren, bearbeiten und exportieren kannst.',
  details:
    'Eine Schaltfläche bei den Filtern jeder Liste öffnet die Tabelle anstelle der Liste und schließt sie wieder; sie bleibt, wie du sie verlassen hast. Die Liste, die du auf AniList auswählst, und der Text in ihrem Filter schränken die Tabelle ein, und eine Suche macht den Rest, etwa „status:abgeschlossen wertung>=8 -genre:horror“. Spalten, Suche und Gruppen stehen in der Adresse, damit du sie teilen kannst. Öffnet jemand eine solche Adresse ohne diese Funktion, fragt Automail einmal, ob es die Tabelle zeigen soll.',
};

export const tableText: Translation<typeof english.tableText> = {
  open: 'Tabelle',
  noun: 'diese Liste',
  missing:
    'Diese Liste kann nicht gezeigt werden. Dieses Mitglied gibt es nicht, es heißt inzwischen anders, sein Profil ist privat oder es hat dich blockiert.',
  publicOnly: 'Melde dich an, um deine Liste hier zu bearbeiten und deine privaten Einträge zu sehen.',
  signIn: 'Bei Automail anmelden',
  empty: 'Diese Liste ist leer.',
  noMatch: 'Keine passenden Einträge.',
  noSection: name => `Hier gibt es keine Liste namens „${name}“.`,
  cut: count =>
    `AniList liefert nur die ${formatNumber(count)} zuletzt geänderten Einträge einer Liste. Ältere fehlen hier.`,
  replaced: 'Suche und Überschriften der Tabelle ersetzen die anderen Filter von AniList und die Reihenfolge.',
  differences: 'Andere Funktionen in der Tabelle',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  link: 'Link zu dieser Tabelle',
  tooLong: 'Zu lang zum Teilen',
  question: 'Diese Adresse zeigt eine Liste als Tabelle von Automail, die ausgeschaltet ist.',
  show: 'Mit Automail zeigen',
  refuse: 'Nein',
};

export const differences: Translation<typeof english.differences> = {
  plusMinus: 'Plus- und Minus-Schaltflächen: Ändere die Wertung in ihrer Zelle.',
  viewAdvancedScores:
    'Erweiterte Wertungen: Suche nach ihnen, etwa teilwertung:story>=8. Angezeigt werden sie nur in den Zeilen von AniList.',
  expandedListNotes: 'Notizen: Sie stehen in der Spalte „Notizen“. Offene Notizen bleiben offen.',
  yearStepper: 'Voriges und nächstes Jahr: Suche nach einem Jahr, etwa jahr:2024.',
  extraDefaultSorts: 'Standardreihenfolge: Klicke auf eine Überschrift. Der Standard gilt für die Zeilen von AniList.',
  CSSsmileyScore: 'Smiley-Farben: nur für die Zeilen von AniList.',
  CSSdecimalPoint: 'Dezimalstelle bei ganzen Wertungen: nur für die Zeilen von AniList.',
};

export const settingTitles: Translation<typeof english.settingTitles> = {
  layouts: 'Listentabelle: offene Tabellen und Spalten',
  views: 'Listentabelle: gespeicherte Ansichten',
  refused: 'Listentabelle: Frage zu Adressen',
};
