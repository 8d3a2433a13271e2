import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  status: 'Einen Status finden',
  statusDescription:
    'Durchsucht die Status dieses Mitglieds. Eine Anfrage für je 50 davon; eine weitere Suche braucht keine.',
  message: 'Eine Nachricht finden',
  messageDescription:
    'Durchsucht die Nachrichten, die dieses Mitglied bekommen hat. Eine Anfrage für je 50 davon; eine weitere Suche braucht keine.',
  search: 'Text oder regulärer Ausdruck',
  found: 'Gefunden',
  matches: (found, all) =>
    plural(all, {
      one: `${formatNumber(found)} Treffer in # Beitrag.`,
      other: `${formatNumber(found)} Treffer in # Beiträgen.`,
    }),
  none: 'Keine Treffer.',
  date: 'Datum',
  post: 'Beitrag',
  beginning: 'Anfang',
};
