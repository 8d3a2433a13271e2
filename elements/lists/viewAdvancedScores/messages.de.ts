import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt die erweiterten Wertungen von Listeneinträgen.',
  extendedDescription:
    'Hinter dem Titel jedes Eintrags mit erweiterten Wertungen, auf den Listen von Mitgliedern, die sie verwenden. Zeige auf das Zeichen, fokussiere es oder klicke darauf, um die Wertungen als Tabelle zu sehen. Ruft ab, ob das Mitglied erweiterte Wertungen verwendet, und dann nur diese Wertungen der Liste, nicht den Rest; behält beides 5 Minuten. Ändert keine Wertungen.',
  sign: '$',
  name: 'Erweiterte Wertungen',
  score: score => formatNumber(score),
};
