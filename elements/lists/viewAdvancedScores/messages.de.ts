import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Erweiterte Wertungen',
  summary: 'Zeigt die erweiterten Wertungen von Listeneinträgen.',
  details:
    'Auf den Listen von Mitgliedern, die sie verwenden, steht ein Zeichen hinter dem Titel jedes Eintrags mit erweiterten Wertungen. Zeige darauf, fokussiere es oder klicke darauf, um die Wertungen als Tabelle zu sehen.',
  button: 'Erweiterte Wertungen',
  score: score => formatNumber(score),
};
