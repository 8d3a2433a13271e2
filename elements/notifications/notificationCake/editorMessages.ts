import {messages} from '#domain/text/messages';

/** Texts of the editor. */
export const text = messages({
  editor: 'Notification dot colors',
  colourOf: (type: string) => `Color of ${type}`,
  suppress: 'Hide',
  suppressType: (type: string) => `Hide ${type}`,
  reset: 'Reset colors',
});

/** Names of the colors in the editor. */
export const colourLabels = messages({
  Transparent: 'Transparent',
  Blue: 'Blue',
  White: 'White',
  Black: 'Black',
  Red: 'Red',
  Peach: 'Peach',
  Orange: 'Orange',
  Yellow: 'Yellow',
  Green: 'Green',
  Grey: 'Gray',
});
