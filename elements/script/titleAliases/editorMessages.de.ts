import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './editorMessages';

export const text: Translation<typeof english.text> = {
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
