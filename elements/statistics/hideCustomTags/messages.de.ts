import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Eigene Tags zuklappen',
  summary: 'Klappt die Tabellen eigener Tags in der Statistik zu.',
  details: 'Im Reiter „Mehr Statistik“ sind nur ihre Überschriften zu sehen, bis du sie aufklappst.',
};
