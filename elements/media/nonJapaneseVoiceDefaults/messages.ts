import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Original voice actors',
  summary: 'Selects the voice actors in the language in which an anime was made.',
  details:
    'On the characters tab of an anime from China, Taiwan or South Korea, or in any language that you choose, if the anime has voice actors in it. You can still select another one.',
  language: 'Language of voice actors',
});

/** Names of the languages. */
export const languageNames = messages({
  own: 'That of the anime',
  Japanese: 'Japanese',
  English: 'English',
  Korean: 'Korean',
  Chinese: 'Chinese',
  French: 'French',
  German: 'German',
  Italian: 'Italian',
  Portuguese: 'Portuguese',
  Spanish: 'Spanish',
  Hebrew: 'Hebrew',
  Hungarian: 'Hungarian',
});
