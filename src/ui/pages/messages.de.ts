import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  more: 'Mehr laden',
  end: 'Das sind alle.',
};
