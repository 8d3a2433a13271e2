import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Eigene Titel',
  summary: 'Zeigt Anime und Manga unter Titeln, die du selbst wählst.',
  details:
    'Auf ihren Seiten, in Adressen und in Links. Als Text steht je Zeile ein eigener Titel: /anime/1/Titel oder /manga/30002/Titel. Eine Zeile, die mit css/ beginnt, fügt der Website einen Stil hinzu; er lädt nur von https-Adressen und ist im Safe-for-Work-Modus aus. Nur du siehst deine Titel.',
  list: 'Deine Titel',
  media: 'Anime oder Manga (Adresse)',
  title: 'Dein Titel',
  add: 'Hinzufügen',
  remove: 'Entfernen',
  removeAlias: title => `${title} entfernen`,
  preview: 'Steht als {title} unter {address}',
  invalidAddress: 'Gib die Adresse eines Anime oder Manga ein, zum Beispiel {example}.',
  repeated: 'Dafür steht schon ein Titel in der Liste.',
  noTitle: 'Gib einen Titel ein oder entferne ihn.',
  more: count =>
    plural(count, {one: '# weitere Zeile steht unten als Text.', other: '# weitere Zeilen stehen unten als Text.'}),
  asText: 'Als Text bearbeiten',
  label: 'Eigene Titel, je Zeile einer: {anime}, {manga} oder {style} und ein Stil',
  save: 'Titel speichern',
  discard: 'Änderungen verwerfen',
  saved: count => plural(count, {one: '# Titel gespeichert.', other: '# Titel gespeichert.'}),
  dropped: 'Diese Zeilen sind nicht gespeichert, weil sie keine der Formen oben haben:',
};
