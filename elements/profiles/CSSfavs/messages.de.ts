import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Favoriten in Reihen',
  summary: 'Zeigt Favoriten bei jeder Fensterbreite in Fünferreihen und Studios als Abzeichen.',
  details:
    'Im Reiter „Overview“ von Profilen. Studios ohne eingebautes Abzeichen behalten ihre Namen; die Abzeichen haben den Stand 2026-11. Die Reihenfolge ändert sich nicht.',
};
