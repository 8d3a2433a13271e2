import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Zahl der Rezensionsbewertungen',
  summary: 'Zeigt bei den neuesten Rezensionen die Gesamtzahl der Bewertungen.',
  details: 'Auf der Startseite steht die Gesamtzahl hinter der Zahl der positiven Bewertungen, zum Beispiel 12/15.',
  total: count => plural(count, {one: '# Bewertung insgesamt', other: '# Bewertungen insgesamt'}),
  ofTotal: count => plural(count, {one: ' von # Bewertung', other: ' von # Bewertungen'}),
};
