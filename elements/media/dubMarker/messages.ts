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
  name: 'Dub marker',
  summary: 'Marks anime that have a dub in a language you choose.',
  details:
    'Above the sidebar on the overview of anime. An anime counts as dubbed if AniList names a voice actor of that language for a main character.',
  language: 'Dub language',
  available: (language: string) => `${languageNames[language] ?? language} dub available`,
});
