import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Marks anime that have a dub in a language of your choice.',
  extendedDescription:
    'On the overview of anime, above the sidebar. There is a dub if AniList names a voice actor of the language for a main character. Requests the main characters of the anime from AniList and keeps the answer for an hour.',
  language: 'Language of the dub.',
  available: (language: string) => `${language} dub available`,
});
