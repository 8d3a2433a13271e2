import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  handle: 'Mit den Pfeiltasten verschieben, zusammen mit der Umschalttaste die Größe ändern',
  close: 'Schließen',
};
