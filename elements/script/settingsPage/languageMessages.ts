import {messages} from '#domain/text/messages';

/** Texts about the language of all texts. */
export const languageText = messages({
  label: 'Language',
  later: 'Reload the page to switch to this language.',
  reload: 'Reload page',
});

/** Each language by its own name, so that its speakers recognize it. */
export const languageNames = messages({
  auto: 'Same as browser',
  en: 'English',
  de: 'Deutsch',
});
