import {shorten} from '#domain/text/shorten';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const runText: Translation<typeof english.runText> = {
  rejected: 'AniList lehnt deine Anmeldung ab. Der Import läuft weiter, sobald sie wieder gilt.',
  signedOut: 'Du bist im Skript nicht angemeldet, deshalb lässt sich an deiner Liste nichts ändern.',
  nothing: 'In dieser Datei stehen keine Einträge.',
  noList: name => `Die Liste von ${name} wurde nicht gefunden.`,
  noListBecause: (name, reason) => `Die Liste von ${name} wurde nicht gefunden. ${reason}`,
  accountChanged:
    'Jetzt ist ein anderes Konto angemeldet als zu Beginn des Imports. Melde dich mit dem vorherigen an, um fortzufahren.',
  noMedia: 'AniList hat diesen Anime oder Manga nicht mehr.',
  noEntry: 'Der Eintrag ist nicht mehr auf deiner Liste.',
  conflict: 'Der Eintrag wurde anderswo geändert, während der Import wartete, deshalb bleiben AniLists Werte.',
  discarded: 'Die Änderung wurde verworfen, bevor sie gesendet wurde.',
  changedMeanwhile:
    'Der Eintrag wurde nach der Vorschau auf AniList angelegt oder geändert, deshalb bleibt er, wie er ist.',
  changedSince: 'Der Eintrag wurde nach dem Import geändert, deshalb bleibt er, wie er ist.',
  notChanged:
    'Der Speicher des Browsers antwortet nicht, deshalb bleibt der Import, wie er ist. Versuche es noch einmal.',
  noStorage:
    'Dieser Browser kann den Import nicht speichern, deshalb ließe er sich weder fortsetzen noch rückgängig machen. Es wurde nichts importiert.',
};

export const noticeText: Translation<typeof english.noticeText> = {
  runsHere: file => `Der Import von ${shorten(file, 60)} läuft in diesem Tab. Lass den Tab offen.`,
  runsElsewhere: file => `Der Import von ${shorten(file, 60)} läuft in einem anderen Tab.`,
  undoneHere: file => `Der Import von ${shorten(file, 60)} wird in diesem Tab rückgängig gemacht. Lass den Tab offen.`,
  undoneElsewhere: file => `Der Import von ${shorten(file, 60)} wird in einem anderen Tab rückgängig gemacht.`,
  waits: (file, problem) => `Der Import von ${shorten(file, 60)} wartet. ${problem}`,
  over: file => `Der Import von ${shorten(file, 60)} ist fertig.`,
  show: 'Import anzeigen',
};
