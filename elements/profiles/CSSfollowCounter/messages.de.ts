import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt, wie vielen Leuten ein Mitglied folgt und wie viele Follower es hat.',
  extendedDescription:
    'Im Reiter „Social“ eines Profils, neben den Filtern. Ruft die Zahlen von AniList ab und behält sie eine Stunde. AniList zählt bis zu 5.000 Leute; liefert es keine Zahl, steht dort 65536+.',
  failed: '65536+',
  failedDetails: 'AniList hat nicht gesagt, wie viele es sind.',
  more: count => `${formatNumber(count)}+`,
};
