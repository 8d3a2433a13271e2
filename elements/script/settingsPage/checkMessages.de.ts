import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './checkMessages';

export const checkText: Translation<typeof english.checkText> = {
  intro:
    'AniLists Seiten ändern sich ab und zu. Die Prüfung besucht in diesem Browser-Tab etwa zwei Minuten lang von jeder Art eine Seite und hält fest, welche Funktionen ihren Platz nicht mehr finden und welche Anfragen AniList ablehnt. Sie ändert nichts und sendet nichts an andere als AniList. Deine Benachrichtigungen lässt sie aus, weil sie sonst als gelesen gelten.',
  start: 'AniList prüfen',
  again: 'Noch einmal prüfen',
  stop: 'Beenden',
  progress: (page, total) => `AniList wird geprüft: Seite ${page} von ${total}`,
  over: 'Die Prüfung von AniList ist beendet.',
  summary: (pages, total, findings) =>
    `${formatNumber(pages)} von ${plural(total, {one: '# Seite', other: '# Seiten'})} geprüft, ${plural(findings, {one: '# Befund', other: '# Befunde'})}.`,
  nothing: 'Jede eingeschaltete Funktion hat ihren Platz gefunden.',
  anchorMissing: anchor => `AniList hat „${anchor}“ hier nicht mehr`,
  superseded: 'AniList macht das inzwischen selbst',
  failed: message => `Fehlgeschlagen: ${message}`,
  noLink: 'Es gab keinen Link zur nächsten Seite',
  notReached: 'AniList hat eine andere Seite gezeigt',
  findings: 'Befunde',
  times: 'Wie lange jede Funktion höchstens brauchte, um etwas zu zeigen',
  took: milliseconds => `${formatNumber(milliseconds)} ms`,
  about: ': Prüfung von AniList',
  issue: 'Vorausgefülltes Issue öffnen',
  issueTitle: 'Befunde der Prüfung von AniList',
};
