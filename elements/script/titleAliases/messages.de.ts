import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Eigene Titel',
  summary: 'Zeigt Anime und Manga unter Titeln, die du selbst wählst.',
  details:
    'Auf ihren Seiten, in Adressen und in Links. Gib je Zeile einen eigenen Titel ein: /anime/1/Titel oder /manga/30002/Titel. Eine Zeile, die mit css/ beginnt, fügt der Website einen Stil hinzu; er lädt nur von https-Adressen und ist im Safe-for-Work-Modus aus. Nur du siehst deine Titel.',
  label: 'Eigene Titel, je Zeile einer: {anime}, {manga} oder {style} und ein Stil',
  save: 'Titel speichern',
  discard: 'Änderungen verwerfen',
  saved: count => plural(count, {one: '# Titel gespeichert.', other: '# Titel gespeichert.'}),
  dropped: 'Diese Zeilen sind nicht gespeichert, weil sie keine der Formen oben haben:',
};
