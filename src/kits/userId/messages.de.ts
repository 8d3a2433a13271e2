import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  invalid: 'Gib den Namen, die ID oder die Profiladresse eines Mitglieds ein.',
};
