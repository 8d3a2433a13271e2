import {messages} from '#domain/text/messages';

/** The languages, by their names in the setting. */
export const languageNames: Readonly<Record<string, string>> = messages({
  English: 'English',
  German: 'German',
  Italian: 'Italian',
  Spanish: 'Spanish',
  French: 'French',
  Korean: 'Korean',
  Portuguese: 'Portuguese',
  Hebrew: 'Hebrew',
  Hungarian: 'Hungarian',
});

export const text = messages({
  title: 'Marks anime that have a dub in a language of your choice.',
  extendedDescription:
    'On the overview of anime, above the sidebar. There is a dub if AniList names a voice actor of the language for a main character. Requests the main characters of the anime from AniList and keeps the answer for an hour.',
  language: 'Language of the dub.',
  available: (language: string) => `${languageNames[language] ?? language} dub available`,
});
