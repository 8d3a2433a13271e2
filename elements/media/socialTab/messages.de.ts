import {formatDecimals, formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Wertungen der Gefolgten',
  summary: 'Zeigt im Reiter „Social“ von Titelseiten Durchschnitt, Fortschritt und Notizen der Leute, denen du folgst.',
  details:
    'Über der Liste der Leute, denen du folgst: der Durchschnitt ihrer Wertungen und die Zahl der Leute mit jedem Status. Klicke auf einen Status, um nur diese Leute zu sehen, und noch einmal, um alle zu sehen; klicke auf den Durchschnitt, um nur die mit einer Wertung zu sehen. In den Zeilen: Fortschritt, Zahl der Wiederholungen und ein Zeichen, das die Notizen beim Darüberfahren, bei Fokus oder Antippen zeigt, wenn AniList sie nicht selbst zeigt. Wertungen sind dort und im Reiter „Overview“ farbig.',
  group: 'Leute, denen du folgst',
  following: count => `${formatNumber(count)} gefolgt`,
  meanOf: 'im Schnitt {score}',
  figure: mean => formatDecimals(mean, 1),
  scores: count => plural(count, {one: '# Wertung', other: '# Wertungen'}),
  mean: mean => `im Schnitt ${formatDecimals(mean, 1)}`,
  status: (name, count) => `${name} ${formatNumber(count)}`,
  scoredOnly: count => plural(count, {one: 'Nur # mit Wertung anzeigen', other: 'Nur # mit Wertung anzeigen'}),
  progress: (progress, total) => `${progress}/${total}`,
  repeats: count => plural(count, {one: '#-mal wiederholt', other: '#-mal wiederholt'}),
  repeatSign: count => `↻${count}`,
  showNote: 'Notizen anzeigen',
};
