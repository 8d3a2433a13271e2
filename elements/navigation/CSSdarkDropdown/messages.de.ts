import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Dunkle Menüs',
  summary: 'Zeigt im dunklen Design dunkle Menüs.',
  details: 'Bei den Menüs der Navigation und bei Auswahllisten. Andere Designs bleiben unverändert.',
};
