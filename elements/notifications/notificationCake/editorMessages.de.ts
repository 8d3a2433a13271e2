import type {Translation} from '#domain/text/messages';
import type * as english from './editorMessages';

export const text: Translation<typeof english.text> = {
  editor: 'Farben des Benachrichtigungspunkts',
  colourOf: type => `Farbe für „${type}“`,
  suppress: 'Weglassen',
  suppressType: type => `„${type}“ weglassen`,
  reset: 'Farben zurücksetzen',
};

export const colourLabels: Translation<typeof english.colourLabels> = {
  Transparent: 'Transparent',
  Blue: 'Blau',
  White: 'Weiß',
  Black: 'Schwarz',
  Red: 'Rot',
  Peach: 'Pfirsich',
  Orange: 'Orange',
  Yellow: 'Gelb',
  Green: 'Grün',
  Grey: 'Grau',
};
