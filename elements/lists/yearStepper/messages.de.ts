import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Jahr vor und zurück',
  summary: 'Ergänzt die Filter von Listen und der Suche um Schaltflächen für das vorige und das nächste Jahr.',
  details:
    'Auf Listen beim Schieberegler für Jahre, in der Suche beim Jahresfilter, sobald dort ein Jahr gewählt ist. Ist auf einer Liste kein Jahr gewählt, führt der erste Schritt zum nächstgelegenen Ende des Reglers.',
  year: 'Jahr',
  previous: 'Voriges Jahr',
  next: 'Nächstes Jahr',
};
