import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Banner ohne Schatten',
  summary: 'Entfernt den Schatten über Bannern.',
  details:
    'Auf Profilen und Titelseiten. Namen auf einem Banner bekommen eine Kontur, damit du sie weiterhin lesen kannst.',
};
