import {messages} from '#domain/text/messages';

/** Texts about the language of all texts. */
export const languageText = messages({
  label: 'Language',
  later: 'What you see is in this language once the page has loaded again.',
  reload: 'Load the page again',
});

/** Each language by its own name, so that it is found by who reads no other. */
export const languageNames = messages({
  auto: 'As in the browser',
  en: 'English',
  de: 'Deutsch',
});
