import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Ergänzt die Filter von Listen und der Suche um Schaltflächen für das vorige und das nächste Jahr.',
  extendedDescription:
    'Auf Listen beim Schieberegler für Jahre, in der Suche beim Jahresfilter, sobald dort ein Jahr gewählt ist. Ist auf einer Liste kein Jahr gewählt, führt der erste Schritt zum nächstgelegenen Ende des Reglers. Automail selbst ruft nichts von AniList ab.',
  year: 'Jahr',
  previous: 'Voriges Jahr',
  next: 'Nächstes Jahr',
};
