import {formatPercent} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Studios sortieren',
  summary: 'Sortiert die Anime eines Studios nach Beliebtheit, Wertung oder Favoriten und zeigt sie in vier Ansichten.',
  details:
    'Solange eine Sortierung gewählt ist, ersetzt Automails Liste die von AniList. Sie umfasst die 100 beliebtesten Titel und die 25 mit der höchsten Wertung. Aus, wo AniList selbst sortiert.',
  order: 'Sortierung der Werke',
  view: 'Ansicht der Werke',
  works: 'Werke des Studios',
  failed: reason => `Diese Werke stehen in AniLists Reihenfolge, weil sie nicht sortiert werden konnten. ${reason}`,
  noun: 'weitere Werke',
  moreFailed: reason => `Das sind nur die beliebtesten Werke und die mit der höchsten Wertung. ${reason}`,
  limited: 'Das sind die 100 beliebtesten Werke und die 25 mit der höchsten Wertung. AniList hat mehr.',
  empty: 'Dieses Studio hat keine Werke.',
  users: count => plural(count, {one: '# Mitglied', other: '# Mitglieder'}),
  favourites: count => plural(count, {one: '# Mal Favorit', other: '# Mal Favorit'}),
  score: percent => formatPercent(percent),
  supporting: 'Beteiligtes Studio',
  airing: (episode, time) => `Folge ${episode} in ${time}`,
};

export const sortNames: Translation<typeof english.sortNames> = {
  normal: 'Normal',
  popularity: 'Beliebtheit',
  score: 'Wertung',
  favourites: 'Favoriten',
};

export const viewNames: Translation<typeof english.viewNames> = {
  cards: 'Karten',
  bigList: 'Große Liste',
  compact: 'Kompakt',
  compactList: 'Kompakte Liste',
};
