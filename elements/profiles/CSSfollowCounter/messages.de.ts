import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Zahl der Follower',
  summary: 'Zeigt, wie vielen Leuten ein Mitglied folgt und wie viele Follower es hat.',
  details:
    'Im Reiter „Social“ eines Profils, neben den Filtern. AniList zählt bis zu 5.000 Leute; liefert es keine Zahl, steht dort 65536+.',
  failed: '65536+',
  failedDetails: 'AniList hat nicht gesagt, wie viele es sind.',
  more: count => `${formatNumber(count)}+`,
};
