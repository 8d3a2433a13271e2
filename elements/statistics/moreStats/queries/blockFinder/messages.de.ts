import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Leute finden, die du blockiert hast oder die dich blockiert haben',
  description:
    'Vergleicht Seite für Seite die neuesten Status, die alle sehen, mit denen, die du siehst, und listet auf, wessen Status fehlen. Nach 50 Seiten geht es wieder mit den neuesten los, bis du stoppst.',
  warning: 'Das braucht alle zwei Sekunden zwei Anfragen, bis du „Stoppen“ drückst.',
  compared: (statuses, tries) =>
    plural(tries, {
      one: `${formatNumber(statuses)} Status in # Versuch verglichen.`,
      other: `${formatNumber(statuses)} Status in # Versuchen verglichen.`,
    }),
  table: 'Vor dir verborgen',
  user: 'Mitglied',
  posts: 'Status, die du nicht siehst',
  none: 'Du siehst alles, was verglichen wurde.',
};
