import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Zahl der Follower',
  summary: 'Zeigt, wie vielen Leuten ein Mitglied folgt und wie viele Follower es hat.',
  details:
    'Im Reiter „Social“ eines Profils, neben den Filtern. AniList zählt bis zu 5.000 Leute; sind es zu viele für eine Antwort, steht dort 65536+. Fehlt die Zahl aus einem anderen Grund, steht dort ein Strich mit diesem Grund.',
  tooMany: '65536+',
  noTotal: '–',
  unknown: reason => `Unbekannt. ${reason}`,
  more: count => `${formatNumber(count)}+`,
};
