import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Überschriften als Links',
  summary: 'Macht auf der Startseite die Überschriften der neuesten Rezensionen und der neuesten Themen zu Links.',
  details:
    'Du kannst sie in einem neuen Browser-Tab öffnen oder mit der Tastatur erreichen. Andere Überschriften ändern sich nicht.',
};
