import {formatTimeUp} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  waiting: 'Wartet, bis AniList wieder Anfragen annimmt',
  waitingUntil: until => `Wartet, bis AniList um ${formatTimeUp(until)} Uhr wieder Anfragen annimmt`,
  expected: until => `Voraussichtlich um ${formatTimeUp(until)} Uhr.`,
  limited: until =>
    `AniList begrenzt die Anfragen bis ${formatTimeUp(until)} Uhr. Manche Daten sind womöglich veraltet.`,
  limitedNow: 'AniList begrenzt gerade die Anfragen.',
  missing: 'Das wurde auf AniList nicht gefunden.',
  privateProfile: 'Dein Profil ist privat. Automail kann es nur lesen, während du bei Automail angemeldet bist.',
  invalidValues: 'AniList nimmt diese Werte nicht an.',
  serverError: 'AniList hat gerade ein Problem. Versuche es später noch einmal.',
  signInRejected:
    'AniList lehnt deine Anmeldung gerade ab. Versuche es später noch einmal oder melde dich in den Einstellungen neu an.',
  disabled: 'AniLists API ist gerade abgeschaltet. Versuche es später noch einmal.',
  unusable: 'AniList hat keine brauchbare Antwort gesendet. Versuche es später noch einmal.',
  timeout: 'AniList hat nicht rechtzeitig geantwortet.',
  cancelled: 'Die Anfrage wurde abgebrochen.',
};

export const outageText: Translation<typeof english.outageText> = {
  disabled: 'AniList hat den Zugriff für Apps und Skripte vorübergehend abgeschaltet.',
  failing: 'AniList hat gerade ein Problem.',
  meanwhile:
    'Bis AniList wieder antwortet, siehst du Daten von früheren Besuchen, soweit es welche gibt. Deine Änderungen bleiben erhalten und werden später gesendet. Was keine Daten braucht, funktioniert wie immer.',
  signInEnded:
    'Deine Anmeldung bei Automail ist abgelaufen. Was nur etwas anzeigt, funktioniert weiterhin; deine Änderungen warten, bis du dich neu anmeldest.',
};
