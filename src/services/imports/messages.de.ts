import {plural} from '#domain/text/plural';
import {shorten} from '#domain/text/shorten';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const runText: Translation<typeof english.runText> = {
  rejected: 'AniList lehnt deine Anmeldung ab. Deine Änderungen werden gesendet, sobald sie wieder gilt.',
  signedOut: 'Du bist im Skript nicht angemeldet, deshalb lässt sich an deiner Liste nichts ändern.',
  nothing: 'In dieser Datei stehen keine Einträge.',
  noList: name => `Die Liste von ${name} wurde nicht gefunden.`,
  noListBecause: (name, reason) => `Die Liste von ${name} wurde nicht gefunden. ${reason}`,
  accountChanged:
    'Jetzt ist ein anderes Konto angemeldet als zu Beginn. Melde dich mit dem vorherigen an, um fortzufahren.',
  noMedia: 'AniList hat diesen Anime oder Manga nicht mehr.',
  noEntry: 'Der Eintrag ist nicht mehr auf deiner Liste.',
  conflict: 'Der Eintrag wurde inzwischen anderswo geändert, deshalb bleiben AniLists Werte.',
  discarded: 'Die Änderung wurde verworfen, bevor sie gesendet wurde.',
  changedMeanwhile:
    'Der Eintrag wurde nach der Vorschau auf AniList angelegt oder geändert, deshalb bleibt er, wie er ist.',
  changedSince: 'Der Eintrag wurde danach geändert, deshalb bleibt er, wie er ist.',
  notChanged: 'Der Speicher des Browsers antwortet nicht, deshalb bleibt alles, wie es ist. Versuche es noch einmal.',
  noStorage:
    'Dieser Browser kann die Änderungen nicht speichern, deshalb ließen sie sich weder fortsetzen noch rückgängig machen. Es wurde nichts gesendet.',
};

export const jobNames: Translation<typeof english.jobNames> = {
  import: file => `Der Import von ${shorten(file, 60)}`,
  bulkEdit: count =>
    plural(count, {one: 'Die Massenbearbeitung von # Eintrag', other: 'Die Massenbearbeitung von # Einträgen'}),
};

export const noticeText: Translation<typeof english.noticeText> = {
  runsHere: job => `${job} läuft in diesem Browser-Tab. Lass ihn offen.`,
  runsElsewhere: job => `${job} läuft in einem anderen Browser-Tab.`,
  undoneHere: job => `${job} wird in diesem Browser-Tab rückgängig gemacht. Lass ihn offen.`,
  undoneElsewhere: job => `${job} wird in einem anderen Browser-Tab rückgängig gemacht.`,
  waits: (job, problem) => `${job} wartet. ${problem}`,
  over: job => `${job} ist fertig.`,
  import: 'Import anzeigen',
  bulkEdit: 'Massenbearbeitung anzeigen',
};
