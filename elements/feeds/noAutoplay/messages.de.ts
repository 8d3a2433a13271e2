import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Kein Autoplay',
  summary: 'Verhindert, dass Videos von selbst starten.',
  details:
    'Auf allen Seiten; starten kannst du sie weiterhin. Eingebettete Player wie der von YouTube sind nicht betroffen.',
};
