import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  reviews: 'Rezensionen',
  reviewsDescription:
    'Die 100 besten und die 100 schlechtesten Rezensionen der Website, danach geordnet, wie sicher die Stimmen das belegen.',
  statistics: 'Rezensionsstatistik',
  statisticsDescription:
    'Was alle Rezensionen der Website gemeinsam haben und wer die besten, die schlechtesten und die meisten geschrieben hat.',
  warning: 'Das liest bis zu 5.000 Rezensionen mit 100 Anfragen und dauert etwa vier Minuten.',
  best: 'Beste Rezensionen',
  worst: 'Schlechteste Rezensionen',
  bestReviewers: 'Mitglieder mit den besten Rezensionen',
  worstReviewers: 'Mitglieder mit den schlechtesten Rezensionen',
  busiest: 'Mitglieder mit den meisten Rezensionen',
  review: 'Rezension',
  media: 'Titel',
  user: 'Mitglied',
  score: 'Wertung',
  votes: 'Stimmen',
  positive: 'Positiv',
  bound: 'Sicherheit',
  rating: 'Bewertung im Schnitt',
  share: 'Anteil an allen Rezensionen',
  count: 'Rezensionen',
  reviewers: 'Mitglieder mit Rezensionen',
  percentPositive: 'Positive Stimmen',
  perUser: 'Rezensionen pro Mitglied: Durchschnitt, Median, häufigster Wert',
  low: 'Bewertung bei niedriger Wertung (0 bis 50)',
  high: 'Bewertung bei hoher Wertung (51 bis 100)',
  full: 'Bewertung bei 100/100',
  distribution: 'Rezensionen nach Wertung',
  scores: 'Wertungen: Durchschnitt, Median, häufigster Wert',
  error: '[Fehler]',
  none: 'Es gibt keine Rezensionen.',
  unknown: '–',
};
