import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Flache Navigationsleiste',
  summary: 'Macht die Navigationsleiste flacher.',
  details: 'In Fenstern, die breiter als 1040 Pixel sind.',
};
