import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Ergänzt die Banner von Titelseiten und Profilen um einen Link zum Bild.',
  extendedDescription:
    'Der Link öffnet das Bild in einem neuen Browser-Tab, in dem du es speichern kannst. Ruft nichts von AniList ab. Seiten ohne Banner bekommen keinen Link.',
  link: 'Bannerbild',
};
