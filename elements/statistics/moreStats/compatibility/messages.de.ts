import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  result: shared =>
    plural(shared, {
      one: '{difference}, berechnet aus # Titel, den beide bewertet haben. Weniger ist besser, 0,8 bis 1,1 ist üblich.',
      other:
        '{difference}, berechnet aus # Titeln, die beide bewertet haben. Weniger ist besser, 0,8 bis 1,1 ist üblich.',
    }),
  none: shared =>
    plural(shared, {
      one: 'Die beiden Listen haben # Wertung gemeinsam, zu wenig für einen Vergleich.',
      other: 'Die beiden Listen haben # Wertungen gemeinsam, zu wenige oder zu ähnliche für einen Vergleich.',
    }),
  scored: (name, count) => `${name}: ${plural(count, {one: '# Wertung', other: '# Wertungen'})}`,
  drawing: (first, second, shared) => `Zwei Kreise: ${first}, ${second}, davon ${formatNumber(shared)} in beiden.`,
};
