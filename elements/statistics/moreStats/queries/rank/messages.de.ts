import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Rang',
  description: 'Der Platz dieses Mitglieds unter allen, nach geschauter Zeit und nach gelesenen Kapiteln.',
  warning: 'Jeder Rang braucht bis zu 8 Anfragen.',
  time: 'Nach geschauter Zeit',
  chapters: 'Nach gelesenen Kapiteln',
  rank: rank => formatNumber(rank),
  bound: rank => `unter Platz ${formatNumber(rank)}`,
  old: 'AniList aktualisiert diese Zahlen selten, die Ergebnisse veralten also immer mehr.',
};
