import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const categoryNames: Translation<typeof english.categoryNames> = {
  Notifications: 'Benachrichtigungen',
  Feeds: 'Feeds',
  Forum: 'Forum',
  Lists: 'Listen',
  Profiles: 'Profile',
  Stats: 'Statistik',
  Media: 'Anime und Manga',
  Navigation: 'Navigation',
  Browse: 'Stöbern',
  Script: 'Skript',
  Submissions: 'Einreichungen',
  Login: 'Anmeldung',
  'Newly Added': 'Neu hinzugefügt',
};

export const text: Translation<typeof english.text> = {
  noDatabase:
    'Dieser Browser lässt Automail keine Datenbank führen. Es kann deshalb langsamer sein und mehr Daten verbrauchen.',
  newerDatabase:
    'Eine neuere Version von Automail speichert ihre Daten in diesem Browser, deshalb speichert diese hier nichts. Lade die Seite neu, um die neuere zu verwenden.',
  lostDatabase:
    'Der Browser hat die Datenbank von Automail geschlossen und öffnet sie nicht mehr. Bis du die Seite neu lädst, wird nichts gespeichert.',
  slowDatabase:
    'Dieser Browser hat die Datenbank von Automail noch nicht geöffnet. Wenn das so bleibt, schließe deine anderen AniList-Tabs und lade die Seite neu.',
  signInMoved:
    'Deine Anmeldung wird jetzt dort aufbewahrt, wo Seiten sie nicht lesen können. Wenn du zum älteren Skript zurückkehrst, musst du dich dort neu anmelden.',
  signInEnded: 'Deine Anmeldung bei Automail ist abgelaufen.',
  signInEnds: days =>
    days < 1
      ? 'Deine Anmeldung bei Automail endet in weniger als einem Tag.'
      : plural(days, {
          one: 'Deine Anmeldung bei Automail endet in # Tag.',
          other: 'Deine Anmeldung bei Automail endet in # Tagen.',
        }),
  renew: 'Erneuern',
  signInRejected: 'AniList lehnt deine Anmeldung gerade ab. Was sie braucht, ist aus, bis AniList sie wieder annimmt.',
  tryAgain: 'Erneut versuchen',
  updated:
    'Automail wurde aktualisiert, seit du diese Seite geöffnet hast. Lade die Seite neu, um die neue Version zu verwenden.',
  reload: 'Seite neu laden',
};
