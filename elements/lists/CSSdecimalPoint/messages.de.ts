import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Dezimalstelle bei ganzen Wertungen',
  summary: 'Hängt in Listen mit Dezimalwertungen „.0“ an ganze Wertungen an.',
};
