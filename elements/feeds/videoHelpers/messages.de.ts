import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Videobreite und Vollbild',
  summary:
    'Zeigt Videos in der Breite, die in ihrer Adresse steht, und erlaubt eingebetteten Playern den Vollbildmodus.',
  details:
    'In Texten auf allen Seiten. Die Adresse eines Videos kann auf #220 (Pixel) oder #40% (der Spalte) enden; #image vor der Zahl oder allein entfernt die Bedienelemente.',
};
