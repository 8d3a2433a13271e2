import type {Translation} from '#domain/text/messages';
import type * as english from './languageMessages';

export const languageText: Translation<typeof english.languageText> = {
  label: 'Sprache',
  later: 'Alles erscheint in dieser Sprache, sobald die Seite neu geladen ist.',
  reload: 'Seite neu laden',
};

export const languageNames: Translation<typeof english.languageNames> = {
  auto: 'Wie im Browser',
  en: 'English',
  de: 'Deutsch',
};
