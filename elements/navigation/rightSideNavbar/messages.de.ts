import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Navigation rechts',
  summary: 'Verschiebt die senkrechte Navigation auf die rechte Seite.',
};
