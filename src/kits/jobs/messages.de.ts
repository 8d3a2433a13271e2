import type {Translation} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import type * as english from './messages';

function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return 'weniger als eine Minute';
  return plural(minutes, {one: 'etwa # Minute', other: 'etwa # Minuten'});
}

export const text: Translation<typeof english.text> = {
  about: ms => `Das dauert ${duration(ms)}.`,
  left: (count, ms) =>
    `${plural(count, {one: 'Noch # Eintrag', other: 'Noch # Einträge'})}, das dauert ${duration(ms)}.`,
  elsewhere: 'Läuft in einem anderen Browser-Tab.',
  pause: 'Pausieren',
  stop: 'Stoppen',
  goOn: 'Fortsetzen',
  again: count => plural(count, {one: '# Eintrag erneut versuchen', other: '# Einträge erneut versuchen'}),
  dismiss: 'Schließen',
  dismissHint: 'Sobald du das schließt, lässt es sich nicht mehr rückgängig machen.',
  problems: count => plural(count, {one: 'Fehler bei # Eintrag', other: 'Fehler bei # Einträgen'}),
  problemRow: (title, reason) => `${title}: ${reason}`,
  untitledRow: 'Ein Eintrag ohne Titel',
  undo: 'Rückgängig machen…',
  remove: 'Entfernen',
};

export const obstacleText: Translation<typeof english.obstacleText> = {
  signedOut:
    'Du bist im Skript nicht angemeldet, deshalb lässt sich an deiner Liste nichts ändern. Melde dich unter „{link}“ an.',
  rejected: 'AniList lehnt deine Anmeldung ab. Versuche es später noch einmal, oder melde dich unter „{link}“ neu an.',
  otherAccount:
    'Automail und AniList sind mit verschiedenen Konten angemeldet. Entziehe Automail unter „{link}“ die Berechtigung und melde dich dann neu an.',
  appSettings: 'Settings > Apps',
};
