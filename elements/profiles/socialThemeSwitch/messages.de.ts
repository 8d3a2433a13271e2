import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Follower als Liste oder Karten',
  summary: 'Zeigt die Leute im Reiter „Social“ als Liste oder als Karten und prüft, wer zurückfolgt.',
  details:
    'Unter den Filtern im Reiter „Social“ eines Profils, für „Following“ und „Followers“. Wenn du die Prüfung startest, lädt sie bis zu 12 Seiten mit je 50 Leuten, und mehr nur, wenn du es willst. Sie ändert nicht, wem du folgst.',
  view: 'Ansicht',
  list: 'Liste',
  cards: 'Karten',
  check: 'Zurückfolgen prüfen',
  checkAgain: 'Erneut prüfen',
  checkMore: 'Die nächsten 600 prüfen',
  progress: 'Prüfung läuft',
  stopped: 'Gestoppt.',
  failed: reason => `Die Prüfung wurde nicht beendet. ${reason}`,
  partial: count =>
    plural(count, {
      one: 'Bisher mit # Person verglichen. „Noch nicht gefunden“ ist deshalb nicht sicher.',
      other: 'Bisher mit # Personen verglichen. „Noch nicht gefunden“ ist deshalb nicht sicher.',
    }),
  someFollowing: (count, all) => {
    const those = plural(all, {one: '# angezeigten Person', other: '# angezeigten Personen'});
    return `${formatNumber(count)} von ${those} ${plural(count, {one: 'folgt', other: 'folgen'})} nicht zurück.`;
  },
  someFollowers: (count, all) => {
    const those = plural(all, {one: '# angezeigten Person', other: '# angezeigten Personen'});
    return `${formatNumber(count)} von ${those} wird nicht zurückgefolgt.`;
  },
  notFollowing: 'Folgt nicht zurück',
  notFollowed: 'Nicht zurückgefolgt',
  notFound: 'Noch nicht gefunden',
};
