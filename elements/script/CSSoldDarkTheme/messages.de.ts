import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Altes dunkles Design',
  summary: 'Holt die Farben zurück, die das dunkle Design vor 2019 hatte.',
  details: 'Andere Designs bleiben, wie sie sind.',
};
