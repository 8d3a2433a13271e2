import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Übereinstimmung mit allen Gefolgten prüfen (langsam)',
  description:
    'Wie sehr sich der Geschmack dieses Mitglieds von dem der Leute unterscheidet, denen es folgt, nach den Wertungen ihrer Listen. Weniger ist besser, 0,8 bis 1,1 ist üblich.',
  warning: 'Das braucht für alle Gefolgten je eine Anfrage, höchstens eine pro Sekunde.',
  table: 'Übereinstimmung',
  user: 'Mitglied',
  difference: 'Unterschied',
  shared: 'Gemeinsame Titel',
  scored: 'Bewertete Titel',
  none: 'Dieses Mitglied folgt niemandem.',
};
