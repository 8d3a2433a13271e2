import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  empty: 'Hier ist nichts.',
  recipient: 'an {user}',
  replies: count => plural(count, {one: '# Antwort', other: '# Antworten'}),
  repliesTo: 'Antworten',
  you: 'Du',
  edit: 'Bearbeiten',
  remove: 'Löschen',
  reallyRemove: 'Diese Aktivität endgültig löschen?',
  keep: 'Behalten',
  removing: 'Wird gelöscht…',
  notRemoved: reason => `Nicht gelöscht: ${reason}`,
  showText: 'Text anzeigen',
  hideText: 'Text ausblenden',
  review: 'Rezension zu {media} von {user}',
  rating: (liked, all) => `${formatNumber(liked)} von ${formatNumber(all)} gefällt diese Rezension`,
  thread: id => `Thema ${id}`,
  noSummary: 'Rezension lesen',
};
