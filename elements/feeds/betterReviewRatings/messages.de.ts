import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt bei den neuesten Rezensionen die Gesamtzahl der Bewertungen.',
  extendedDescription:
    'Auf der Startseite steht die Gesamtzahl hinter der Zahl der positiven Bewertungen, zum Beispiel 12/15. Ruft die Gesamtzahlen aller neuesten Rezensionen zusammen von AniList ab und behält sie 30 Sekunden. Bewertet selbst nichts.',
  total: count => plural(count, {one: '# Bewertung insgesamt', other: '# Bewertungen insgesamt'}),
  ofTotal: count => plural(count, {one: ' von # Bewertung', other: ' von # Bewertungen'}),
};
