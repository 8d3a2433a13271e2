import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Links zu Bannerbildern',
  summary: 'Ergänzt die Banner von Titelseiten und Profilen um einen Link zum Bild.',
  details: 'Das Bild öffnet sich in einem neuen Browser-Tab, in dem du es speichern kannst.',
  link: 'Bannerbild',
};
